import type { ColorwayEntry, ProductRecord, VariantEntry } from '@vitrine/commerce/catalog/records'
import { SITE_CODES } from '@vitrine/market/sites'
import type { z } from 'zod'
import { CARE } from './care.ts'
import { allColorways, type Colorway } from './colorways.ts'
import { environmentOf } from './environment.ts'
import { garmentsOf } from './garments.ts'
import { internalGtin } from './gtin.ts'
import { exceptionsAmong, publicationOf, styleAge } from './launches.ts'
import { dateFrom } from './moments.ts'
import { audienceOf, occasionsOf } from './occasions.ts'
import { inPrivateSale, offerOf, onOffer, privateOfferOf } from './offers.ts'
import { phrase } from './phrases.ts'
import { listPrice } from './prices.ts'
import { rankOf } from './ranking.ts'
import { hasPrivateSale } from './sites.ts'
import { SIZE_RUNS, type Size } from './size-runs.ts'
import { type Scarcity, scarcityAmong, stockOf } from './stock.ts'
import type { Style } from './style.ts'
import { STYLES } from './styles.ts'
import { inEachLanguage, slugOf } from './texts.ts'

type Drawn = {
	now: Date
	offers: ReadonlySet<string>
	privateSale: ReadonlySet<string>
	scarcity: Scarcity
	exceptions: ReturnType<typeof exceptionsAmong>
}

function variantOf(
	colorway: Colorway,
	size: Size,
	{ now, offers, privateSale, scarcity }: Drawn,
): z.input<typeof VariantEntry> {
	const { id, style, position } = colorway
	const sizePlace = SIZE_RUNS[style.run].indexOf(size)
	const prices = SITE_CODES.map((site) => {
		const entry = {
			centAmount: listPrice(site, style.price),
			...(size.childrens && site === 'gb' && { vatClass: 'childrens' as const }),
			...(offers.has(id) && { offer: offerOf(colorway, { site, now }) }),
			...(privateSale.has(id) && hasPrivateSale(site) && { offer: privateOfferOf(colorway, site) }),
		}
		return [site, entry] as const
	})
	return {
		sku: `${id}-${size.key}`,
		size: size.key,
		gtin: internalGtin((STYLES.indexOf(style) + 1) * 1000 + position * 100 + sizePlace),
		prices: Object.fromEntries(prices),
		stock: stockOf(colorway, size.key, scarcity),
	}
}

function colorwayEntry(colorway: Colorway, drawn: Drawn): z.input<typeof ColorwayEntry> {
	const { id, style, base, name } = colorway
	const exception = drawn.exceptions.get(id)
	return {
		id,
		family: base.family,
		swatch: base.hex,
		texts: inEachLanguage((language) => ({ name: name[language] })),
		images: garmentsOf(colorway).map(({ view, file }) => ({ view, source: file })),
		published: publicationOf(colorway, { now: drawn.now, ...(exception && { exception }) }),
		variants: SIZE_RUNS[style.run].map((size) => variantOf(colorway, size, drawn)),
	}
}

/** The material facet: what the fibres of the main part do not tell (denim, leather), else the fibre that makes half of it. */
function materialOf({ material, cloth }: Style): string | undefined {
	const [fibre, percent] = Object.entries(cloth?.main ?? {})[0] ?? []
	return material ?? (percent !== undefined && percent >= 50 ? fibre : undefined)
}

function productRecord(style: Style, colorways: readonly Colorway[], drawn: Drawn): z.input<typeof ProductRecord> {
	const { code, told, facets, facts, cloth } = style
	const details = style.details.map(phrase)
	const material = materialOf(style)
	const [occasions, audience] = [occasionsOf(code), audienceOf(code)]
	return {
		type: 'product',
		id: `LN-${code}`,
		category: style.category,
		...(style.also && { categories: [...style.also] }),
		sizeRun: style.run,
		manufacturer: style.maker,
		launchedOn: dateFrom(drawn.now, -styleAge(code)),
		rank: rankOf(code),
		texts: inEachLanguage((language) => ({
			name: told.name[language],
			slug: slugOf(told.name[language], language),
			description: told.text[language],
			details: details.map((texts) => texts[language]),
		})),
		attributes: {
			...(cloth && { pattern: 'plain', season: 'all-year' }),
			...facets,
			...(material && { material }),
			...(facts && { facts: [...facts] }),
			...(occasions.length > 0 && { occasion: [...occasions] }),
			...(audience && { audience }),
		},
		composition: Object.entries(cloth ?? {}).map(([part, blend]) => ({
			part,
			fibres: Object.entries(blend).map(([fibre, percent]) => ({ fibre: fibre as keyof typeof blend, percent })),
		})),
		// The words are those of textiles (law 5): a bag that is leather all over is none.
		...(style.animalParts && cloth && { animalParts: true }),
		care: [...CARE[style.care]],
		environment: environmentOf(style),
		colorways: colorways.map((colorway) => colorwayEntry(colorway, drawn)),
	}
}

/** One record for each style among the colorways, with prices, offers, stock and publication set relative to `now`. */
export function* products(colorways: readonly Colorway[], now: Date): Generator<z.input<typeof ProductRecord>> {
	// Drawn among all, so that a part of the catalog has the prices and the stock it has in the whole.
	const all = allColorways()
	const [offers, scarcity, exceptions] = [onOffer(all), scarcityAmong(all), exceptionsAmong(all)]
	const privateSale = inPrivateSale(all, [offers, exceptions, scarcity.soldOut])
	const drawn: Drawn = { now, offers, privateSale, scarcity, exceptions }
	const byStyle = Map.groupBy(colorways, (colorway) => colorway.style)
	for (const [style, ofStyle] of byStyle) yield productRecord(style, ofStyle, drawn)
}
