import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { between, chance, drawShare } from '@vitrine/linaire/catalog/chance'
import { daysFrom, daysOf, resolveMoment } from '@vitrine/linaire/catalog/moments'
import type { Language } from '@vitrine/market/locales'
import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { readObjects, sizesOf } from './data.ts'
import { type Colorway, colorways, inLanguages, type Style, STYLES } from './styles.ts'

type ProductInput = Extract<CatalogRecordInput, { type: 'product' }>
type ColorwayInput = ProductInput['colorways'][number]
type Store = Extract<CatalogRecordInput, { type: 'store' }>

/** Whole units of each currency for a euro; zlotys end on nine. */
const RATES = { EUR: 1, GBP: 0.87, PLN: 4.3, CHF: 1.05 } as const
const SHARES = { onOffer: 0.08, soldOut: 0.04 }
/** A reduction refers to the 30 days before it: what is younger has no such price. */
export const DAYS_AT_LIST_PRICE = 60

const STORES = readObjects<Store>('records/stores.jsonl').map(({ id }) => id)

const CARE: Readonly<Record<string, string[]>> = {
	cotton: ['wash-40', 'bleach-no', 'tumble-low', 'iron-2', 'pro-no'],
	shirt: ['wash-40', 'bleach-no', 'tumble-no', 'iron-3', 'pro-no'],
	work: ['wash-40', 'bleach-no', 'tumble-low', 'iron-3', 'pro-no'],
	linen: ['wash-30-gentle', 'bleach-no', 'dry-line', 'iron-3', 'pro-p'],
	wool: ['wash-hand', 'bleach-no', 'dry-flat', 'iron-1', 'pro-p'],
	dry: ['wash-no', 'bleach-no', 'tumble-no', 'iron-1', 'pro-p'],
	padded: ['wash-30-gentle', 'bleach-no', 'tumble-low', 'iron-no', 'pro-no'],
	denim: ['wash-30', 'bleach-no', 'dry-line', 'iron-2', 'pro-no'],
}

const LENGTH: Readonly<Record<Language, (centimeters: string) => string>> = {
	fr: (cm) => `Longueur ${cm} cm en taille M`,
	en: (cm) => `Length ${cm} cm in size M`,
	es: (cm) => `Largo de ${cm} cm en la talla M`,
	de: (cm) => `Länge ${cm} cm in Größe M`,
	it: (cm) => `Lunghezza ${cm} cm nella taglia M`,
	pl: (cm) => `Długość ${cm} cm w rozmiarze M`,
}

function listPrice(site: SiteCode, { eur }: Style): number {
	const { currency } = SITES[site]
	const units = Math.round(eur * RATES[currency as keyof typeof RATES])
	return (currency === 'PLN' ? Math.round(units / 10) * 10 - 1 : units) * 100
}

/** Words as an address has them. */
function slugOf(text: string): string {
	const plain = text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('œ', 'oe')
	const latin = plain.normalize('NFD').replaceAll(/\p{M}/gu, '')
	return latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

function textsOf({ no, cut, cloth }: Style): ProductInput['texts'] {
	return inLanguages((language) => {
		const words = `${cut.names[language]} ${cloth.names[language]}`
		const length = cut.measures.base === 'M' ? cut.measures['length']?.[0] : undefined
		return {
			name: `D${no} ${words}`,
			slug: `d${no}-${slugOf(words)}`,
			description: cut.lines[language],
			details: [cloth.lines[language], ...(length === undefined ? [] : [LENGTH[language](`${length}`)])],
		}
	})
}

/** To half a centimeter, as a tape is read. */
function measuresOf({ sizeRun, measures: { base, ...growths } }: Style['cut']): ProductInput['measures'] {
	const keys = sizesOf(sizeRun).map(({ key }) => key)
	const stepOf = (key: string) => (/^\d+$/.test(key) ? Number(key) : keys.indexOf(key))
	return Object.fromEntries(
		Object.entries(growths).map(([measure, [atBase, each]]) => [
			measure,
			Object.fromEntries(keys.map((key) => [key, Math.round((atBase + each * (stepOf(key) - stepOf(base))) * 2) / 2])),
		]),
	)
}

type Drawn = { now: Date; onOffer: ReadonlySet<string>; soldOut: ReadonlySet<string> }

function variantsOf({ id, style, position }: Colorway, { now, onOffer, soldOut }: Drawn): ColorwayInput['variants'] {
	return sizesOf(style.cut.sizeRun).map(({ key, childrens }, place) => {
		const percent = between(`percent ${id}`, 2, 4) * 10
		const prices = SITE_CODES.map((site) => {
			const centAmount = listPrice(site, style)
			const reduced = Math.round((centAmount * (100 - percent)) / 10_000) * 100
			const offer = { centAmount: reduced, from: daysFrom(now, -between(`from ${id}`, 3, 28), 5) }
			const vat = childrens && site === 'gb' ? { vatClass: 'childrens' as const } : {}
			return [site, { centAmount, ...vat, ...(onOffer.has(id) && { offer }) }] as const
		})
		const held = STORES.filter((store) => chance(`${store} has ${id} ${key}`) < 0.3)
		const units = soldOut.has(id) || chance(`gone ${id} ${key}`) < 0.05 ? 0 : between(`count ${id} ${key}`, 4, 50)
		const number = `20${String(5_000_000 + style.no * 1000 + position * 100 + place).padStart(10, '0')}`
		const sum = [...number].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
		return {
			sku: `${id}-${key}`,
			size: key,
			gtin: `${number}${(10 - (sum % 10)) % 10}`,
			prices: Object.fromEntries(prices),
			stock: { warehouse: units, ...Object.fromEntries(held.map((store) => [store, between(store + id, 1, 5)])) },
		}
	})
}

function colorwayEntry(colorway: Colorway, drawn: Drawn): ColorwayInput {
	const { id, style, base, name } = colorway
	const from = resolveMoment(`${style.launchedOn} 06:00`, drawn.now)
	return {
		id,
		family: base.family,
		swatch: base.hex,
		texts: inLanguages((language) => ({ name: name[language] })),
		images: (['front', 'back', 'detail'] as const).map((view) => ({ view, source: `${id}-${view}.webp` })),
		published: Object.fromEntries(SITE_CODES.map((site) => [site, { from }])),
		variants: variantsOf(colorway, drawn),
	}
}

function makerOf({ category }: Style['cut']): string {
	if (['jackets', 'coats', 'padded', 'trousers', 'jeans', 'skirts-dresses'].includes(category)) return 'rubika'
	return category === 'overshirts' ? 'drell' : 'fabrica-do-norte'
}

function productRecord(style: Style, entries: ColorwayInput[], { now }: Drawn): ProductInput {
	const { id, no, cut, cloth, launchedOn } = style
	const { pattern = 'plain', season = 'all-year', facts, material, recycled = 0 } = cloth
	const fibres = cloth.fibres.map(([fibre, percent]) => ({ fibre, percent }))
	const country = makerOf(cut) === 'rubika' ? 'PL' : makerOf(cut) === 'drell' ? 'DE' : 'PT'
	return {
		type: 'product',
		id,
		category: cut.category,
		sizeRun: cut.sizeRun,
		manufacturer: makerOf(cut),
		launchedOn: resolveMoment(launchedOn, now),
		rank: Math.floor(chance(`rank ${id}`) * 900) * 100 + no,
		texts: textsOf(style),
		attributes: { ...cut.attributes, pattern, season, material, ...(facts && { facts }) },
		composition: [
			{ part: 'main', fibres },
			...(cloth.filling ? [{ part: 'filling', fibres: [{ fibre: 'polyester' as const, percent: 100 }] }] : []),
		],
		care: CARE[cloth.care] ?? [],
		environment: {
			traceability: { weaving: 'PT', dyeing: 'PT', making: country },
			recycledPercent: recycled,
			releasesMicrofibres: material === 'polyamide',
		},
		measures: measuresOf(cut),
		colorways: entries,
	}
}

/** One record for each style, with prices, offers, stock and publication set relative to `now`. */
export function* products({ now, lite }: { now: Date; lite: boolean }): Generator<ProductInput> {
	// Drawn among all, so that a part of the catalog has the prices and the stock it has in the whole.
	const all = colorways()
	const ids = all.map(({ id }) => id)
	const old = all.filter(({ style }) => -daysOf(style.launchedOn) >= DAYS_AT_LIST_PRICE).map(({ id }) => id)
	const onOffer = drawShare(old, (SHARES.onOffer * all.length) / old.length, 'offer ')
	const drawn = { now, onOffer, soldOut: drawShare(ids, SHARES.soldOut, 'sold out ') }
	const byStyle = Map.groupBy(colorways({ lite }), ({ style }) => style)
	for (const style of STYLES) {
		const own = byStyle.get(style)
		if (own)
			yield productRecord(
				style,
				own.map((colorway) => colorwayEntry(colorway, drawn)),
				drawn,
			)
	}
}
