import { createRoute, z } from '@hono/zod-openapi'
import { CurrencyCode, json, problems, SiteHeaders } from '../http/contract.ts'

/** A picture in several widths: files are `{base}-{width}.avif`, and `.webp` for 640 and 960. */
export const Image = z
	.object({ base: z.string(), widths: z.array(z.int()), width: z.int(), height: z.int(), view: z.string() })
	.openapi('Image')
export type Image = z.infer<typeof Image>

/** What a variant costs now. `prior` is the lowest price of the 30 days before the reduction (law 1); `percent` is computed on it. */
export const Price = z
	.object({
		centAmount: z.int(),
		currency: CurrencyCode,
		prior: z.int().nullable(),
		percent: z.int().nullable(),
	})
	.openapi('Price')
export type Price = z.infer<typeof Price>

export const Swatch = z
	.object({ colorwayId: z.string(), urlKey: z.string(), name: z.string(), swatch: z.string() })
	.openapi('Swatch')
export type Swatch = z.infer<typeof Swatch>

/** One style in a list, shown in the colorway that fits what was asked. `urlKey` is the last segment of its page's URL. */
export const ProductCard = z
	.object({
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
		/** Three or fewer sizes remain. */
		hasLastSizes: z.boolean(),
	})
	.openapi('ProductCard')
export type ProductCard = z.infer<typeof ProductCard>

export type CategoryNode = {
	id: string
	name: string
	slug: string
	path: string[]
	intro: string | null
	/** A picture for its tile, where the retailer gave one. */
	tile: Image | null
	children: CategoryNode[]
}
/** A category in the site's language; `path` are the slugs from the department down. Categories without a published product are left out. */
export const CategoryNode: z.ZodType<CategoryNode> = z
	.object({
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
	.openapi('CategoryNode')

export const Variant = z
	.object({
		sku: z.string(),
		gtin: z.string().nullable(),
		sizeKey: z.string(),
		/** In the site's size system: `UK 12`. */
		sizeLabel: z.string(),
		/** In the second system, in brackets on the page: `EU 38`; empty when it is the same. */
		secondSizeLabel: z.string(),
		price: Price,
		/** Units that can be ordered now. */
		available: z.int(),
	})
	.openapi('Variant')
export type Variant = z.infer<typeof Variant>

export const ProductPage = z
	.object({
		productId: z.string(),
		colorwayId: z.string(),
		urlKey: z.string(),
		/** The urlKey in each language the style is told in: what hreflang links to. */
		urlKeys: z.record(z.string(), z.string()),
		name: z.string(),
		colorName: z.string(),
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
		hasAnimalParts: z.boolean(),
		care: z.array(z.string()),
		manufacturer: z
			.object({
				name: z.string(),
				postalAddress: z.string(),
				email: z.string(),
				euResponsible: z.object({ name: z.string(), postalAddress: z.string(), email: z.string() }).nullable(),
			})
			.nullable(),
		similar: z.array(ProductCard),
	})
	.openapi('ProductPage')
export type ProductPage = z.infer<typeof ProductPage>

export const listCategoriesRoute = createRoute({
	method: 'get',
	path: '/catalog/categories',
	operationId: 'listCategories',
	tags: ['catalog'],
	summary: 'The category tree of the site, in the language asked for',
	request: { headers: SiteHeaders },
	responses: { 200: json(z.array(CategoryNode), 'Departments with their categories'), ...problems() },
})

export const getProductRoute = createRoute({
	method: 'get',
	path: '/catalog/products/{urlKey}',
	operationId: 'getProduct',
	tags: ['catalog'],
	summary: 'One colorway with its sizes, by the last segment of its URL or by its id',
	request: { headers: SiteHeaders, params: z.object({ urlKey: z.string().min(1).max(200) }) },
	responses: { 200: json(ProductPage, 'The colorway'), ...problems(404, 410) },
})
