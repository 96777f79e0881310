import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { SITE_CODES } from '@vitrine/market/sites'
import { allColorways, type Colorway } from './colorways.ts'
import { garmentsOf } from './garments.ts'
import { measuresOf } from './measures.ts'
import { resolveMoment } from './moments.ts'
import { hasPrivateSale, inPrivateSale, offerOf, onOffer, privateOfferOf } from './offers.ts'
import { type Scarcity, scarcityAmong, stockOf } from './stock.ts'
import { isOfRange, listPrice, sizesOf, type Style, STYLES } from './styles.ts'

type ProductInput = Extract<CatalogRecordInput, { type: 'product' }>
type ColorwayInput = ProductInput['colorways'][number]

/** What of the goods is drawn by chance, and the instant their dates are counted from. */
type Drawn = { now: Date; offers: ReadonlySet<string>; privateSale: ReadonlySet<string>; scarcity: Scarcity }

/** A GTIN-13 of the range 20, which is never given out and is free for use inside a company, with its check digit. */
function internalGtin(number: number): string {
	const digits = `20${String(number).padStart(10, '0')}`
	const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
	return `${digits}${(10 - (sum % 10)) % 10}`
}

function variantsOf(colorway: Colorway, { now, offers, privateSale, scarcity }: Drawn): ColorwayInput['variants'] {
	const { id, style, position } = colorway
	return sizesOf(style).map(({ key, childrens }, place) => {
		const prices = SITE_CODES.map((site) => {
			const entry = {
				centAmount: listPrice(site, style),
				...(childrens && site === 'gb' && { vatClass: 'childrens' as const }),
				...(offers.has(id) && { offer: offerOf(colorway, { site, now }) }),
				...(privateSale.has(id) && hasPrivateSale(site) && { offer: privateOfferOf(colorway, site) }),
			}
			return [site, entry] as const
		})
		return {
			sku: `${id}-${key}`,
			size: key,
			gtin: internalGtin((STYLES.indexOf(style) + 1) * 1000 + position * 100 + place),
			prices: Object.fromEntries(prices),
			stock: stockOf(colorway, key, scarcity),
		}
	})
}

/** Where and when a colorway is shown: simply everywhere since its style is, but for a few that show the rules at work. */
function publicationOf({ style, published }: Colorway, now: Date): ColorwayInput['published'] {
	const { from = style.launchedOn, until, sites = SITE_CODES } = published
	const period = {
		from: resolveMoment(`${from} 06:00`, now),
		...(until && { until: resolveMoment(`${until} 06:00`, now) }),
	}
	return Object.fromEntries(sites.map((site) => [site, period]))
}

function colorwayEntry(colorway: Colorway, drawn: Drawn): ColorwayInput {
	const { id, base, name } = colorway
	return {
		id,
		family: base.family,
		swatch: base.hex,
		texts: Object.fromEntries(Object.entries(name).map(([language, text]) => [language, { name: text }])),
		images: garmentsOf(colorway).map(({ view, file }) => ({ view, source: file })),
		published: publicationOf(colorway, drawn.now),
		variants: variantsOf(colorway, drawn),
	}
}

function productRecord(style: Style, colorways: readonly Colorway[], drawn: Drawn): ProductInput {
	const { prices: _prices, measuredAs = style.id, ...product } = style
	return {
		...product,
		launchedOn: resolveMoment(style.launchedOn, drawn.now),
		measures: measuresOf(
			measuredAs,
			sizesOf(style).map(({ key }) => key),
		),
		colorways: colorways.map((colorway) => colorwayEntry(colorway, drawn)),
	}
}

const both = (some: ReadonlySet<string>, others: ReadonlySet<string>) => new Set([...some, ...others])

/** One record for each style among the colorways, with prices, offers, stock and publication set relative to `now`. */
export function* products(colorways: readonly Colorway[], now: Date): Generator<ProductInput> {
	// Drawn among all, so that a part of the catalog has the prices and the stock it has in the whole; the range by itself,
	// so that more of it change nothing of the others.
	const { told = [], range = [] } = Object.groupBy(allColorways(), ({ style }) => (isOfRange(style) ? 'range' : 'told'))
	const [offers, others] = [onOffer(told), onOffer(range)]
	const [scarcity, scarce] = [scarcityAmong(told), scarcityAmong(range)]
	const drawn: Drawn = {
		now,
		offers: both(offers, others),
		privateSale: inPrivateSale(told, [offers, scarcity.soldOut]),
		scarcity: {
			soldOut: both(scarcity.soldOut, scarce.soldOut),
			lastPieces: both(scarcity.lastPieces, scarce.lastPieces),
		},
	}
	const byStyle = Map.groupBy(colorways, (colorway) => colorway.style)
	for (const [style, ofStyle] of byStyle) yield productRecord(style, ofStyle, drawn)
}
