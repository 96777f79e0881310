import { z } from '@hono/zod-openapi'
import { Image, ProductCard } from '../catalog/contract.ts'
import { json, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('search')

export const SORTS = ['featured', 'relevance', 'new', 'price-asc', 'price-desc', 'discount'] as const
export type Sort = (typeof SORTS)[number]

/** Facets whose values are lists in the query: `color=navy,ecru` (brief 2.4). */
export const VALUE_FACETS = [
	'size',
	'color',
	'fit',
	'length',
	'neckline',
	'sleeve',
	'material',
	'pattern',
	'season',
	'occasion',
	'fact',
] as const
export type ValueFacet = (typeof VALUE_FACETS)[number]

const valueList = z.string().max(500).optional().openapi({ description: 'Comma list of values', example: 'navy,ecru' })

/** Query of a product list. Unknown values of a facet match nothing; unknown parameters are ignored. */
export const ProductQuery = z.object({
	q: z.string().max(200).optional(),
	category: z.string().max(64).optional().openapi({ description: 'Category id' }),
	size: valueList,
	color: valueList,
	fit: valueList,
	length: valueList,
	neckline: valueList,
	sleeve: valueList,
	material: valueList,
	pattern: valueList,
	season: valueList,
	occasion: valueList,
	fact: valueList,
	'price-min': z.coerce.number().int().min(0).max(100_000_000).optional().openapi({ description: 'Minor units' }),
	'price-max': z.coerce.number().int().min(0).max(100_000_000).optional().openapi({ description: 'Minor units' }),
	offer: z.enum(['true']).optional().openapi({ description: 'Only reduced articles' }),
	'private-sale': z.enum(['true']).optional().openapi({
		description: 'Only articles of the current private sale (R122)',
	}),
	new: z.enum(['true']).optional().openapi({ description: 'Only new articles' }),
	sort: z.enum(SORTS).optional(),
	page: z.coerce.number().int().min(1).max(100_000).optional(),
	'page-size': z.coerce.number().int().min(1).max(72).optional(),
})
export type ProductQuery = z.infer<typeof ProductQuery>

export const FacetValue = component('FacetValue', {
	value: z.string(),
	/** In the requested language. Facets without translations (fit, pattern, ...) repeat the value: the shop has the message. */
	label: z.string(),
	count: z.int(),
	isSelected: z.boolean(),
})

/** Counts apply every active facet but their own (disjunctive). Values with count 0 stay, in place. */
export const Facet = component('Facet', { key: z.enum(VALUE_FACETS), values: z.array(FacetValue) })
export type Facet = z.infer<typeof Facet>

/** Facet of a search condition: a list facet, audience, age, offer or new. */
export const CONDITION_FACETS = [...VALUE_FACETS, 'audience', 'age', 'offer', 'new'] as const

/** Search words understood as a condition ("navy", "for men", "size 12"). */
export const SearchCondition = component('SearchCondition', {
	facet: z.enum(CONDITION_FACETS),
	/** The facet's value; `women`, `men`, `kids`, `girls`, `boys` or `baby`; a size as labeled on the site; `6y` or `12m`. */
	value: z.string(),
	/** As typed. */
	words: z.string(),
	/** The query without these words; empty where there are no others. */
	rest: z.string(),
})
export type SearchCondition = z.infer<typeof SearchCondition>

export const ProductList = component('ProductList', {
	total: z.int(),
	page: z.int(),
	pageSize: z.int(),
	pageCount: z.int(),
	sort: z.enum(SORTS),
	items: z.array(ProductCard),
	facets: z.array(Facet),
	/** Lowest and highest price in minor units under every other facet; null when nothing is left. */
	priceRange: z.object({ min: z.int(), max: z.int() }).nullable(),
	offerCount: z.int(),
	/** Categories with the number of matching products, under every facet but the category. */
	categories: z.array(z.object({ id: z.string(), name: z.string(), path: z.array(z.string()), count: z.int() })),
	/** The query searched instead, where the typed one matches nothing. */
	correctedQuery: z.string().nullable(),
	/** Conditions in the query, in order. */
	conditions: z.array(SearchCondition),
	/** Ignored words: unknown, or without a match beside the rest. */
	ignored: z.array(z.string()),
})
export type ProductList = z.infer<typeof ProductList>

export const Suggestions = component('Suggestions', {
	terms: z.array(z.string()),
	categories: z.array(
		z.object({ id: z.string(), name: z.string(), path: z.array(z.string()), tile: Image.nullable() }),
	),
	products: z.array(ProductCard),
	total: z.int(),
})
export type Suggestions = z.infer<typeof Suggestions>

export const searchProductsRoute = route('get', '/search/products', {
	operationId: 'searchProducts',
	summary: 'A page of styles of a category or a search, with facet counts',
	request: { headers: SiteHeaders, query: ProductQuery },
	responses: { 200: json(ProductList, 'The page'), ...problems() },
})

/** Maximum of colorways per call. */
export const MOST_COLORWAYS = 60

export const describeColorwaysRoute = route('get', '/search/colorways', {
	operationId: 'describeColorways',
	summary: 'Cards of saved colorways, in the requested order, without unpublished ones',
	request: {
		headers: SiteHeaders,
		query: z.object({
			ids: z
				.string()
				.regex(new RegExp(`^[\\w-]{1,64}(,[\\w-]{1,64}){0,${MOST_COLORWAYS - 1}}$`))
				.openapi({ description: 'Comma list of colorway ids', example: 'LN-W01-SKY,LN-W08-NVY' }),
		}),
	},
	responses: { 200: json(z.array(ProductCard), 'The cards'), ...problems() },
})

export const suggestRoute = route('get', '/search/suggestions', {
	operationId: 'suggest',
	summary: 'Suggestions for a partial or empty query: terms, categories and four styles',
	request: { headers: SiteHeaders, query: z.object({ q: z.string().max(200).optional() }) },
	responses: { 200: json(Suggestions, 'Suggestions'), ...problems() },
})
