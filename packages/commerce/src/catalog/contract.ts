import { z } from '@hono/zod-openapi'
import { ContentBlock } from '../content/contract.ts'
import { CurrencyCode, json, problems, Site, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'
import { FIGURES, MEASURES } from './rules/measures.ts'

const route = routesOf('catalog')

/**
 * A picture in several widths: files are `{base}-{width}.avif`, and `.webp` for 640 and 960. `ground`: the color its subject lies
 * on, `transparent` where it is cut out; left out where it has surroundings.
 */
export const Image = z
	.object({
		base: z.string(),
		widths: z.array(z.int()),
		width: z.int(),
		height: z.int(),
		view: z.string(),
		ground: z.string().optional(),
	})
	.openapi('Image')
export type Image = z.infer<typeof Image>

/**
 * Current price of a variant. `prior` is the lowest price of the 30 days before the reduction (law 1), or of
 * `priorDays` for a newer article; in Switzerland `priorDays` is how long it was charged continuously. `percent` is
 * computed on `prior`.
 */
export const Price = component('Price', {
	centAmount: z.int(),
	currency: CurrencyCode,
	prior: z.int().nullable(),
	priorDays: z.int().min(0).max(30).nullable(),
	percent: z.int().nullable(),
})
export type Price = z.infer<typeof Price>

export const Swatch = z
	.object({ colorwayId: z.string(), urlKey: z.string(), name: z.string(), swatch: z.string() })
	.openapi('Swatch')
export type Swatch = z.infer<typeof Swatch>

/** A style in a list, shown by the colorway that fits the query. `urlKey` is the last segment of its page's URL. */
export const ProductCard = component('ProductCard', {
	productId: z.string(),
	colorwayId: z.string(),
	urlKey: z.string(),
	name: z.string(),
	colorName: z.string(),
	price: Price,
	images: z.array(Image).max(2),
	swatches: z.array(Swatch),
	isNew: z.boolean(),
	isSoldOut: z.boolean(),
	/** At most three sizes remain. */
	hasLastSizes: z.boolean(),
})
export type ProductCard = z.infer<typeof ProductCard>

export type CategoryNode = {
	id: string
	name: string
	slug: string
	path: string[]
	intro: string | null
	/** Picture of its tile, if any. */
	tile: Image | null
	children: CategoryNode[]
}
/** A category in the site's language; `path` are the slugs from its department down. Left out without published products. */
export const CategoryNode: z.ZodType<CategoryNode> = component('CategoryNode', {
	id: z.string(),
	name: z.string(),
	slug: z.string(),
	path: z.array(z.string()),
	intro: z.string().nullable(),
	tile: Image.nullable(),
	get children() {
		return z.array(CategoryNode)
	},
})

export const Variant = component('Variant', {
	sku: z.string(),
	gtin: z.string().nullable(),
	sizeKey: z.string(),
	/** Label in the site's size system: `UK 12`. */
	sizeLabel: z.string(),
	/** Label in the second system, shown in brackets: `EU 38`; empty when equal. */
	secondSizeLabel: z.string(),
	/** Size system of `sizeLabel` in Google's product data, `UK`; null for letters, ages, heights and systems it does not know. */
	sizeSystem: z.string().nullable(),
	/** The same in schema.org: `WearableSizeSystemUK`. */
	wearableSizeSystem: z.string().nullable(),
	price: Price,
	/** Units that can be ordered now. */
	available: z.int(),
})
export type Variant = z.infer<typeof Variant>

/** Environmental information on clothing, linen and shoes under the AGEC law (law 4): only what is true of the article. */
export const EnvironmentFacts = component('EnvironmentFacts', {
	/** Steps of manufacture in their order; ISO 3166-1 alpha-2 codes. */
	traceability: z.array(
		z.object({
			step: z.enum(['weaving', 'knitting', 'dyeing', 'making', 'stitching', 'assembly', 'finishing']),
			countryCode: z.string(),
		}),
	),
	/** Recycled material by mass, whole percent; 0 is none. */
	recycledPercent: z.int().min(0).max(100),
	recyclability: z.enum(['mostly', 'entirely']).nullable(),
	/** True if more than half of its mass is synthetic. */
	releasesMicrofibres: z.boolean(),
	/** Substances above 0.1 % by mass. */
	hazardous: z.array(z.object({ name: z.string(), isExtremelyConcerning: z.boolean() })),
	/** The voluntary environmental score; both numbers or none. */
	environmentalCost: z.object({ points: z.int().min(0), per100g: z.int().min(0) }).nullable(),
})
export type EnvironmentFacts = z.infer<typeof EnvironmentFacts>

export const ProductPage = component('ProductPage', {
	productId: z.string(),
	/** Size run: a size key is unique only within it. */
	sizeRunId: z.string(),
	colorwayId: z.string(),
	urlKey: z.string(),
	/** urlKey by language; a style without a text in a language uses another one. */
	urlKeys: z.record(z.string(), z.string()),
	/** Sites that currently show it: hreflang and sitemaps list only these. */
	sites: z.array(Site),
	name: z.string(),
	colorName: z.string(),
	/** Distinguishes it from another of the same name and color: its category, else its id. Null when unique. */
	distinction: z.string().nullable(),
	colorFamily: z.string(),
	description: z.string().nullable(),
	details: z.array(z.string()),
	images: z.array(Image),
	price: Price,
	variants: z.array(Variant),
	colorways: z.array(Swatch.extend({ isSoldOut: z.boolean(), image: Image.nullable() })),
	breadcrumb: z.array(z.object({ id: z.string(), name: z.string(), path: z.array(z.string()) })),
	attributes: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
	/** Fibre names in the language, by percentage descending (law 5). `part` is a code: main, lining, ... */
	composition: z.array(
		z.object({ part: z.string(), fibres: z.array(z.object({ name: z.string(), percent: z.number() })) }),
	),
	/** Null: that of the shop. */
	brand: z.string().nullable(),
	hasAnimalParts: z.boolean(),
	care: z.array(z.string()),
	/** Null when there is nothing to state. */
	environment: EnvironmentFacts.nullable(),
	manufacturer: z
		.object({
			name: z.string(),
			postalAddress: z.string(),
			email: z.string(),
			euResponsible: z.object({ name: z.string(), postalAddress: z.string(), email: z.string() }).nullable(),
		})
		.nullable(),
	/** Whether there is more to say of its sizes than their names on this site. */
	hasSizeGuide: z.boolean(),
	similar: z.array(ProductCard),
	/** Whether reviews, questions or returns by size tell of the style, and outfits show it; only where asked for. */
	companions: z.object({ hasReviews: z.boolean(), hasOutfits: z.boolean() }).optional(),
})
export type ProductPage = z.infer<typeof ProductPage>

export const ColorwayAddress = ProductPage.pick({ colorwayId: true, urlKeys: true, sites: true }).openapi(
	'ColorwayAddress',
)
export type ColorwayAddress = z.infer<typeof ColorwayAddress>

/** A colorway in a product feed, with the price of each size and the period of a current offer. */
export const Merchandise = ProductPage.pick({
	brand: true,
	productId: true,
	colorwayId: true,
	urlKey: true,
	name: true,
	colorName: true,
	distinction: true,
	description: true,
	images: true,
	attributes: true,
	composition: true,
	breadcrumb: true,
})
	.extend({
		variants: z.array(
			Variant.extend({ offer: z.object({ from: z.string(), until: z.string().nullable() }).nullable() }),
		),
	})
	.openapi('Merchandise')
export type Merchandise = z.infer<typeof Merchandise>

/** Ordered sizes used by published styles, without a name: `department` and `categories`, most used first, describe it. */
export const SizeRun = component('SizeRun', {
	id: z.string(),
	department: z.string(),
	categories: z.array(z.string()),
	sizes: z.array(Variant.pick({ sizeKey: true, sizeLabel: true, secondSizeLabel: true })),
})
export type SizeRun = z.infer<typeof SizeRun>

/** What the sizes of a colorway are called elsewhere and what the garment measures, lying flat, in centimeters. */
export const SizeGuide = component('SizeGuide', {
	/** Measures taken, in the order they are shown. */
	measures: z.array(z.enum(MEASURES)),
	/** The drawing that shows them. */
	figure: z.enum(FIGURES).nullable(),
	/** Size systems that the sizes have labels in, in the order they are shown. */
	systems: z.array(z.object({ code: z.string(), name: z.string() })),
	sizes: z.array(
		Variant.pick({ sizeKey: true, sizeLabel: true, secondSizeLabel: true }).extend({
			/** By the code of the system. */
			conversions: z.record(z.string(), z.string()),
			/** In the order of `measures`; null where one is not known. */
			measures: z.array(z.number().nullable()),
		}),
	),
})
export type SizeGuide = z.infer<typeof SizeGuide>

const Page = z.coerce.number().int().min(1).max(1_000_000).optional()

function pageOf<T extends z.ZodType>(item: T) {
	return z.object({ total: z.int(), page: z.int(), pageCount: z.int(), items: z.array(item) })
}

export const listCategoriesRoute = route('get', '/catalog/categories', {
	operationId: 'listCategories',
	summary: 'The category tree of the site, in the requested language',
	request: { headers: SiteHeaders },
	responses: { 200: json(z.array(CategoryNode), 'Departments with their categories'), ...problems() },
})

export const listSizeRunsRoute = route('get', '/catalog/size-runs', {
	operationId: 'listSizeRuns',
	summary: 'Size runs used by published styles of the site, by department',
	request: { headers: SiteHeaders },
	responses: { 200: json(z.array(SizeRun), 'Size runs in the labels of the site'), ...problems() },
})

export const getProductRoute = route('get', '/catalog/products/{urlKey}', {
	operationId: 'getProduct',
	summary: 'One colorway with its sizes, by the last segment of its URL or by its id',
	request: {
		headers: SiteHeaders,
		params: z.object({ urlKey: z.string().min(1).max(200) }),
		query: z.object({ companions: z.literal('true').optional() }),
	},
	responses: { 200: json(ProductPage, 'The colorway'), ...problems(404, 410) },
})

export const listSimilarRoute = route('get', '/catalog/products/{urlKey}/similar', {
	operationId: 'listSimilar',
	summary: 'Styles of the same category that can be bought, also for a product that is no longer sold',
	request: { headers: SiteHeaders, params: z.object({ urlKey: z.string().min(1).max(200) }) },
	responses: { 200: json(z.array(ProductCard), 'Cards, at most eight'), ...problems(404) },
})

export const getSizeGuideRoute = route('get', '/catalog/products/{urlKey}/size-guide', {
	operationId: 'getSizeGuide',
	summary: 'Sizes of a colorway in all systems, with the measures of the garment',
	request: { headers: SiteHeaders, params: z.object({ urlKey: z.string().min(1).max(200) }) },
	responses: { 200: json(SizeGuide, 'The size guide'), ...problems(404, 410) },
})

export const listOutfitsRoute = route('get', '/catalog/products/{urlKey}/outfits', {
	operationId: 'listOutfits',
	summary:
		'Outfits with a style, those with this colorway first, announced ones included; their points are the other garments',
	request: { headers: SiteHeaders, params: z.object({ urlKey: z.string().min(1).max(200) }) },
	responses: { 200: json(z.array(ContentBlock), 'Content blocks'), ...problems(404, 410) },
})

export const listColorwaysRoute = route('get', '/catalog/colorways', {
	operationId: 'listColorways',
	summary: 'URLs of all published colorways of the site, paginated, for sitemaps',
	request: {
		headers: SiteHeaders,
		query: z.object({ page: Page, 'page-size': z.coerce.number().int().min(1).max(1000).optional() }),
	},
	responses: { 200: json(pageOf(ColorwayAddress), 'A page of addresses'), ...problems() },
})

export const listMerchandiseRoute = route('get', '/catalog/merchandise', {
	operationId: 'listMerchandise',
	summary: 'All published colorways of the site with sizes and prices, paginated, for product feeds',
	request: {
		headers: SiteHeaders,
		query: z.object({ page: Page, 'page-size': z.coerce.number().int().min(1).max(200).optional() }),
	},
	responses: { 200: json(pageOf(Merchandise), 'A page of colorways'), ...problems() },
})
