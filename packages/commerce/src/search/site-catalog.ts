import type { SiteCode } from '@vitrine/market/sites'
import type { Projection } from './projection.ts'
import type { SiteListing } from './site-listing.ts'
import type { SiteStock } from './site-stock.ts'

/** One site's catalog at one moment: what every question about lists, cards and categories is asked of. */
export type SiteCatalog = {
	site: SiteCode
	projection: Projection
	listing: SiteListing
	stock: SiteStock
	/** Changes whenever any answer may have changed. */
	stamp: string
}
