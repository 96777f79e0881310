import type { SiteCode } from '@vitrine/market/sites'
import type { Projection } from './projection.ts'
import type { SiteListing } from './site-listing.ts'
import type { SiteStock } from './site-stock.ts'

/** The catalog of one site at one instant, for lists, cards and categories. */
export type SiteCatalog = {
	site: SiteCode
	projection: Projection
	listing: SiteListing
	stock: SiteStock
	/** Changes whenever any response may change. */
	stamp: string
}
