import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { buildProjection } from './build-projection.ts'
import { SORTS, VALUE_FACETS, type ProductQuery, type ValueFacet } from './contract.ts'
import { narrowProducts, pageOfProducts } from './find-products.ts'
import { CATEGORIES, CURRENCIES, type PlainColorway, plainCatalog, type PlainProduct, rowsOf } from './test-catalog.ts'
import type { SiteCatalog } from './site-catalog.ts'
import { buildListing } from './site-listing.ts'
import { buildStock } from './site-stock.ts'

const now = new Date('2026-11-21T10:00:00Z')

function catalogOf(products: readonly PlainProduct[]): SiteCatalog {
	const projection = buildProjection(rowsOf(products, now), CURRENCIES)
	const site = 'fr'
	const { amounts, offers } = projection.sites[site]
	for (const own of products.flatMap(({ colorways }) => colorways))
		for (const { key, stock } of own.sizes) {
			const variant = projection.variantBySku.get(`${own.id}-${key}`)!.ordinal
			projection.available[variant] = stock
			if (own.amount === 0) continue
			amounts[variant] = own.amount
			const from = new Date(now.getTime() - 1000)
			const log = [{ at: new Date(0), centAmount: own.amount, announced: false }]
			if (own.offer > 0)
				offers.set(variant, { centAmount: own.amount, offer: { centAmount: own.offer, from, until: null }, log })
		}
	const listing = buildListing({ projection, site, now })
	return { site, projection, listing, stock: buildStock({ projection, site }), stamp: '' }
}

function findProducts(catalog: SiteCatalog, question: { query: ProductQuery; language: 'fr' }) {
	return pageOfProducts(catalog, { ...question, narrowed: narrowProducts(catalog, question) })
}

type Pair = { product: PlainProduct; colorway: PlainColorway }
const priceOf = ({ colorway }: Pair) =>
	colorway.offer > 0 && colorway.offer < colorway.amount ? colorway.offer : colorway.amount
const isOnOffer = (pair: Pair) => priceOf(pair) < pair.colorway.amount
const sizesLeft = ({ colorway }: Pair) => colorway.sizes.filter(({ stock }) => stock > 0).map(({ key }) => key)
const above = (id: string): string[] => [id, ...(CATEGORIES[id] ? above(CATEGORIES[id]) : [])]
const categoriesOf = ({ product }: Pair) => new Set([product.category, ...product.alsoIn].flatMap(above))
const styles = (pairs: readonly Pair[]) => new Set(pairs.map(({ product }) => product.id)).size

function valuesOf(pair: Pair, facet: ValueFacet): string[] {
	if (facet === 'size') return sizesLeft(pair)
	if (facet === 'color') return [pair.colorway.color]
	return [pair.product.attributes[facet === 'fact' ? 'facts' : facet] ?? []].flat()
}

/** The query, word for word, asked of every colorway; `lifted` is left out. */
function fits(pair: Pair, query: ProductQuery, lifted?: string): boolean {
	const conditions: Record<string, () => boolean> = {
		category: () => query.category === undefined || categoriesOf(pair).has(query.category),
		price: () => priceOf(pair) >= (query['price-min'] ?? 0) && priceOf(pair) <= (query['price-max'] ?? Infinity),
		offer: () => !query.offer || isOnOffer(pair),
		new: () => !query.new || pair.product.launchedDaysAgo <= 60,
	}
	for (const facet of VALUE_FACETS)
		conditions[facet] = () =>
			!query[facet] || query[facet].split(',').some((value) => valuesOf(pair, facet).includes(value))
	return Object.entries(conditions).every(([key, holds]) => key === lifted || holds())
}

const list = (...values: string[]) => fc.subarray(values, { minLength: 1 }).map((chosen) => chosen.join(','))
const anyQuery = fc.record(
	{
		category: fc.constantFrom('women', 'w-tops', 'w-shirts', 'men', 'nowhere'),
		size: list('38', '40', '44', 'never'),
		color: list('navy', 'red', 'blue'),
		fit: list('slim', 'wide'),
		material: list('cotton', 'linen', 'silk'),
		fact: list('organic-cotton', 'mono-material'),
		'price-min': fc.constantFrom(0, 1000, 2995),
		'price-max': fc.constantFrom(1495, 2995, 5000),
		offer: fc.constant('true' as const),
		new: fc.constant('true' as const),
		sort: fc.constantFrom(...SORTS),
	},
	{ requiredKeys: [] },
)

test('counts, totals and prices are those of a naive count', () => {
	fc.assert(
		fc.property(plainCatalog, anyQuery, (products, query: ProductQuery) => {
			const result = findProducts(catalogOf(products), { query: { ...query, 'page-size': 72 }, language: 'fr' })
			const shown: Pair[] = products
				.flatMap((product) => product.colorways.map((colorway) => ({ product, colorway })))
				.filter(({ colorway }) => colorway.published === 'yes' && colorway.amount > 0 && colorway.sizes.length > 0)
			const matched = shown.filter((pair) => fits(pair, query))
			expect(result.total).toBe(styles(matched))
			expect(new Set(result.items.map(({ productId }) => productId)).size).toBe(result.total)
			for (const item of result.items)
				expect(matched.some(({ colorway }) => colorway.id === item.colorwayId)).toBe(true)
			if (result.sort === 'featured' || result.sort === 'new')
				for (const item of result.items) {
					const own = matched.filter(({ product }) => product.id === item.productId)
					const first = own.find((pair) => sizesLeft(pair).length > 0) ?? own[0]
					expect(item.colorwayId).toBe(first?.colorway.id)
				}
			for (const { key, values } of result.facets)
				for (const { value, count, isSelected } of values) {
					const others = shown.filter((pair) => fits(pair, query, key))
					expect([key, value, count]).toEqual([
						key,
						value,
						styles(others.filter((pair) => valuesOf(pair, key).includes(value))),
					])
					expect(isSelected).toBe(query[key]?.split(',').includes(value) ?? false)
				}
			const scope = shown.filter((pair) => fits(pair, { category: query.category }))
			for (const facet of VALUE_FACETS) {
				const listed = result.facets.find(({ key }) => key === facet)?.values.map(({ value }) => value) ?? []
				for (const value of scope.flatMap((pair) => valuesOf(pair, facet))) expect(listed).toContain(value)
			}
			expect(result.offerCount).toBe(styles(shown.filter((pair) => fits(pair, query, 'offer') && isOnOffer(pair))))
			const prices = shown.filter((pair) => fits(pair, query, 'price')).map(priceOf)
			expect(result.priceRange).toEqual(
				prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
			)
			for (const id of Object.keys(CATEGORIES)) {
				const inside = shown.filter((pair) => fits(pair, query, 'category') && categoriesOf(pair).has(id))
				expect(result.categories.find((category) => category.id === id)?.count ?? 0).toBe(styles(inside))
			}
		}),
		{ numRuns: 1_500 },
	)
})

test('pages cut one order into pieces, and each sort keeps its word', () => {
	fc.assert(
		fc.property(plainCatalog, anyQuery, fc.integer({ min: 1, max: 5 }), (products, query, pageSize) => {
			const catalog = catalogOf(products)
			const all = findProducts(catalog, { query: { ...query, 'page-size': 72 }, language: 'fr' })
			const pieces = Array.from({ length: Math.ceil(all.total / pageSize) }, (_, index) =>
				findProducts(catalog, { query: { ...query, page: index + 1, 'page-size': pageSize }, language: 'fr' }),
			)
			expect(pieces.flatMap(({ items }) => items)).toEqual(all.items)
			expect(findProducts(catalog, { query: { ...query, page: 1000 }, language: 'fr' }).items).toEqual([])
			const amounts = all.items.map(({ price }) => price.centAmount)
			if (query.sort === 'price-asc') expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
			if (query.sort === 'price-desc') expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
			const percents = all.items.map(({ price }) => price.percent ?? 0)
			if (query.sort === 'discount') expect(percents).toEqual(percents.toSorted((a, b) => b - a))
			const ranks = all.items.map(({ productId }) => products.find(({ id }) => id === productId)!)
			const [ages, places] = [ranks.map(({ launchedDaysAgo }) => launchedDaysAgo), ranks.map(({ rank }) => rank)]
			if (query.sort === 'new') expect(ages).toEqual(ages.toSorted((a, b) => a - b))
			if (all.sort === 'featured') expect(places).toEqual(places.toSorted((a, b) => a - b))
		}),
		{ numRuns: 500 },
	)
})

test('color and size have to meet in one colorway', () => {
	const base = { published: 'yes', amount: 4995, offer: 0 } as const
	const product: PlainProduct = {
		id: 'P',
		rank: 0,
		launchedDaysAgo: 100,
		category: 'men',
		alsoIn: [],
		attributes: {},
		colorways: [
			{
				...base,
				id: 'A',
				color: 'navy',
				sizes: [
					{ key: '38', stock: 1 },
					{ key: '40', stock: 0 },
				],
			},
			{
				...base,
				id: 'B',
				color: 'red',
				sizes: [
					{ key: '40', stock: 1 },
					{ key: '42', stock: 3 },
				],
			},
		],
	}
	const find = (query: ProductQuery) => findProducts(catalogOf([product]), { query, language: 'fr' })
	expect(find({ color: 'navy', size: '38' }).items[0]?.colorwayId).toBe('A')
	expect(find({ color: 'navy', size: '40' }).total).toBe(0)
	expect(find({ size: '40' }).items[0]?.colorwayId).toBe('B')
	expect(
		find({ color: 'navy' })
			.facets.find(({ key }) => key === 'size')
			?.values.map(({ count }) => count),
	).toEqual([1, 0, 0])
})
