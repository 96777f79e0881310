import type { Currency } from '@vitrine/market/currencies'
import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { fc } from '@vitrine/testing/chance'
import type { ProjectionRows } from './build-projection.ts'

export const CURRENCIES = Object.fromEntries(SITE_CODES.map((site) => [site, SITES[site].currency])) as Record<
	SiteCode,
	Currency
>

/** A small plain catalog, from which both the index and a naive count are made. */
export type PlainColorway = {
	id: string
	color: string
	published: 'yes' | 'no' | 'over'
	/** Price on the site, 0 for none; then the offer, 0 for none. */
	amount: number
	offer: number
	sizes: { key: string; stock: number }[]
}
export type PlainProduct = {
	id: string
	rank: number
	launchedDaysAgo: number
	category: string
	alsoIn: string[]
	attributes: Record<string, string | string[]>
	colorways: PlainColorway[]
}

export const CATEGORIES: Readonly<Record<string, string | null>> = {
	women: null,
	'w-tops': 'women',
	'w-shirts': 'w-tops',
	'w-jeans': 'women',
	men: null,
}

const sizes = fc
	.uniqueArray(fc.constantFrom('36', '38', '40', '42', '44'), { maxLength: 5 })
	.chain((keys) =>
		fc.tuple(...keys.map((key) => fc.record({ key: fc.constant(key), stock: fc.constantFrom(0, 0, 1, 5) }))),
	)

const colorway = fc.record({
	color: fc.constantFrom('navy', 'ecru', 'red', 'blue'),
	published: fc.constantFrom('yes', 'yes', 'yes', 'no', 'over'),
	amount: fc.constantFrom(0, 1995, 2995, 4995, 9995),
	offer: fc.constantFrom(0, 0, 995, 1495),
	sizes,
})

const attributes = fc.record(
	{
		fit: fc.constantFrom('slim', 'regular', 'wide'),
		material: fc.constantFrom<string | string[]>('cotton', 'linen', ['cotton', 'linen']),
		facts: fc.subarray(['organic-cotton', 'mono-material', 'linen-europe']),
	},
	{ requiredKeys: [] },
)

const product = fc.record({
	rank: fc.integer({ min: 0, max: 3 }),
	launchedDaysAgo: fc.constantFrom(0, 10, 60, 61, 300),
	category: fc.constantFrom('w-tops', 'w-shirts', 'w-jeans', 'men'),
	alsoIn: fc.subarray(['w-shirts', 'men']),
	attributes,
	colorways: fc.array(colorway, { minLength: 1, maxLength: 4 }),
})

/** Up to a dozen styles with everything that makes counting hard: several colorways, categories and values, gaps in sizes. */
export const plainCatalog: fc.Arbitrary<PlainProduct[]> = fc.array(product, { maxLength: 12 }).map((drafts) =>
	drafts.map((draft, index) => ({
		...draft,
		id: `P${index}`,
		colorways: draft.colorways.map((own, place) => ({ ...own, id: `P${index}-C${place}` })),
	})),
)

/** Database rows of this catalog, for the French site. */
export function rowsOf(products: readonly PlainProduct[], now: Date): ProjectionRows {
	const day = 86_400_000
	const colorways = products.flatMap((owner) => owner.colorways.map((own, position) => ({ owner, own, position })))
	return {
		categories: Object.entries(CATEGORIES).map(([id, parent_id]) => ({ id, parent_id, texts: null, tile: null })),
		sizes: ['36', '38', '40', '42', '44'].map((key, position) => ({
			size_run_id: 'run',
			key,
			position,
			labels: { fr: key },
		})),
		products: products.map((own) => ({
			id: own.id,
			rank: own.rank,
			launched_on: new Date(now.getTime() - own.launchedDaysAgo * day).toISOString().slice(0, 10),
			size_run_id: 'run',
			category_id: own.category,
			categories: own.alsoIn,
			attributes: own.attributes,
			composition: [],
			tile: null,
			texts: null,
		})),
		colorways: colorways.map(({ owner, own, position }) => ({
			id: own.id,
			product_id: owner.id,
			position,
			color_family: own.color,
			swatch: '#000000',
			tile: null,
			texts: null,
			images: null,
		})),
		variants: colorways.flatMap(({ own }) =>
			own.sizes.map(({ key }) => ({ sku: `${own.id}-${key}`, colorway_id: own.id, size_key: key, gtin: null })),
		),
		publications: [
			{
				site: 'fr',
				offset: 0,
				periods: colorways.map(({ own }) => [
					own.published === 'no' ? null : now.getTime() - 2 * day,
					own.published === 'over' ? now.getTime() - day : null,
				]),
			},
		],
		synonyms: [],
	}
}
