import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { CategoryNode, ColorwayAddress, Merchandise, ProductPage, SizeRun } from '../contract.ts'

/** The part of a product page that moves: what is shown, at which price, and what is left of it. */
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

/** What a site does with the URL of a product: `gone` was shown once, `unknown` never, or not yet. */
export type FoundColorway =
	| {
			state: 'shown'
			colorway: LiveColorway /** Changes with the texts and pictures of the catalog. */
			version: string
	  }
	| { state: 'gone' }
	| { state: 'unknown' }

/** A page of everything a site shows, in the order of the catalog. */
export type CatalogPage<T> = { total: number; page: number; pageCount: number; items: T[] }
/** The part of merchandise that moves. */
export type LiveMerchandise = Omit<Merchandise, 'description' | 'images' | 'attributes' | 'composition'>
export type PageAsked = { site: SiteCode; page: number; pageSize: number }

/**
 * The catalog held in memory, as the catalog's own routes need it. It is made by the search room, which stands after this
 * one: hence the type here and the object handed in. Every call throws a 503 problem until the catalog is loaded.
 */
export type LiveCatalog = {
	categoryTree(asked: { site: SiteCode; language: Language }): CategoryNode[]
	sizeRuns(asked: { site: SiteCode; language: Language }): SizeRun[]
	/** Finds a colorway by the last segment of its page's URL, with any slug, or by its id. */
	findColorway(asked: { site: SiteCode; language: Language; key: string }): FoundColorway
	addresses(asked: PageAsked): CatalogPage<ColorwayAddress>
	merchandise(asked: PageAsked & { language: Language }): CatalogPage<LiveMerchandise>
}
