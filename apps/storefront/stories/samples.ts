import type { LocaleCode } from '@vitrine/market/locales'
import { LOCALES } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { useDocument } from '#app/document/document.tsx'
import type { LineView } from '#app/document/cart/cart-view.ts'
import { type PriceView, priceView } from '#app/facts/money/price-view.ts'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import type { CardView } from '#app/document/products/card-view.ts'

/** Drawn by `sample-pictures.ts`. */
export const PICTURE: PictureView = { base: '/samples/shirt', widths: [320, 480, 640, 960], width: 960, height: 1280 }

/** Names of goods as long as a catalog has them, and the longest word a person of the language may write. */
const WORDS: Readonly<Record<string, { name: string; color: string; longest: string }>> = {
	de: {
		name: 'Zweireihiger Wollmantel mit Schalkragen und Gehschlitz',
		color: 'Mitternachtsblau meliert',
		longest: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
	},
	pl: {
		name: 'Dwurzędowy płaszcz wełniany z szalowym kołnierzem',
		color: 'Ciemnogranatowy melanż',
		longest: 'Konstantynopolitańczykowianeczkówna',
	},
}
const OTHERS = {
	name: 'Double-breasted wool coat with a shawl collar',
	color: 'Midnight melange',
	longest: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
}

/** What stories show, in the words, the money and the tag of the language they are looked at in. */
export function useSamples() {
	const { locale } = useDocument()
	return samplesOf(locale)
}

function samplesOf(locale: LocaleCode) {
	const { tag, site } = LOCALES[locale]
	const words = WORDS[LOCALES[locale].language] ?? OTHERS
	const { currency } = SITES[site]
	const price = (centAmount: number, prior: number | null = null): PriceView =>
		priceView(tag, {
			centAmount,
			currency,
			prior,
			priorDays: prior && 30,
			percent: prior && Math.round(100 - (centAmount / prior) * 100),
		} as Parameters<typeof priceView>[1])
	return { ...words, tag, currency, price, card: cardOf(words, price(15_900)), line: lineOf(words, price(15_900)) }
}

type Words = { name: string; color: string }

function cardOf({ name, color }: Words, price: PriceView) {
	return (own: Partial<CardView> = {}): CardView => ({
		id: 'SAMPLE',
		urlKey: 'sample',
		name,
		colorName: color,
		price,
		pictures: [PICTURE, PICTURE],
		swatches: ['#24304a', '#6a2433', '#777a4e', '#d9c7a8'].map((swatch) => ({ name: swatch, swatch })),
		moreColors: 2,
		label: null,
		...own,
	})
}

function lineOf({ name, color }: Words, price: PriceView) {
	return (own: Partial<LineView> = {}): LineView => ({
		sku: 'SAMPLE-46',
		name,
		colorName: color,
		sizeLabel: '46',
		hasSizes: false,
		path: 'p/sample',
		picture: PICTURE,
		quantity: 1,
		maximum: 5,
		price,
		total: price.now,
		seen: null,
		...own,
	})
}
