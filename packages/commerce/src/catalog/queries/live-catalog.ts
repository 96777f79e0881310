import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { LabeledSize } from '../rules/size-names.ts'
import type { CategoryNode, ColorwayAddress, Merchandise, ProductCard, ProductPage, SizeRun } from '../contract.ts'

/** The live part of a product page: publication, price and stock. */
export type LiveColorway = Pick<
	ProductPage,
	| 'productId'
	| 'sizeRunId'
	| 'colorwayId'
	| 'urlKey'
	| 'urlKeys'
	| 'sites'
	| 'distinction'
	| 'name'
	| 'colorName'
	| 'colorFamily'
	| 'price'
	| 'variants'
	| 'colorways'
	| 'breadcrumb'
	| 'similar'
>

/** Result of a product URL: `gone` was published once, `unknown` never or not yet. */
export type FoundColorway =
	| {
			state: 'shown'
			colorway: LiveColorway /** Changes with the texts and pictures of the catalog. */
			version: string
			/** What the page shows besides: surrogate keys. */
			named: readonly string[]
	  }
	| { state: 'gone' /** What its page shows instead. */; similar: ProductCard[]; named: readonly string[] }
	| { state: 'unknown' }

/** A page of everything a site shows, in catalog order. */
export type CatalogPage<T> = { total: number; page: number; pageCount: number; items: T[] }
/** The live part of merchandise. */
export type LiveMerchandise = Omit<Merchandise, 'description' | 'images' | 'attributes' | 'composition' | 'brand'>
export type PageInput = { site: SiteCode; page: number; pageSize: number }

/**
 * Interface of the catalog in memory for the catalog's own routes. The search capability, which comes later,
 * implements it: hence the type here and the injected object. Every call throws a 503 problem until the catalog is
 * loaded.
 */
export type LiveCatalog = {
	categoryTree(input: { site: SiteCode; language: Language }): CategoryNode[]
	sizeRuns(input: { site: SiteCode; language: Language }): SizeRun[]
	/** Sizes of a run in their order; none for an unknown one. The same array until the catalog is loaded anew. */
	sizesOf(sizeRunId: string): readonly LabeledSize[]
	/** Finds a colorway by the last segment of its page's URL, with any slug, or by its id. */
	findColorway(input: { site: SiteCode; language: Language; key: string }): FoundColorway
	addresses(input: PageInput): CatalogPage<ColorwayAddress>
	merchandise(input: PageInput & { language: Language }): CatalogPage<LiveMerchandise>
}
