import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { isIn } from './bitset.ts'
import type { ColorwayEntry, Projection } from './projection.ts'
import type { SiteCatalog } from './site-catalog.ts'
import { buildListing, type SiteListing } from './site-listing.ts'
import { buildStock, type SiteStock } from './site-stock.ts'

type Listed = { load: number; builtAt: number; listing: SiteListing }
type Stocked = { load: number; stockVersion: number; stock: SiteStock }
type Options = {
	clock: () => Date
	/** The catalog and the counters of its changes and of its stock's. Throws a 503 problem until it is loaded. */
	catalogNow: () => { projection: Projection; load: number; stockVersion: number }
}

/** Listing and stock of each site, computed on demand and cached while valid. */
export function createSiteCatalogs({ clock, catalogNow }: Options) {
	const listings = new Map<SiteCode, Listed>()
	const stocks = new Map<SiteCode, Stocked>()

	function listed(site: SiteCode): Listed {
		const { projection, load } = catalogNow()
		const now = clock()
		const cached = listings.get(site)
		const isTrue = cached?.load === load && now.getTime() >= cached.builtAt && now.getTime() < cached.listing.changesAt
		if (isTrue) return cached
		const fresh = { load, builtAt: now.getTime(), listing: buildListing({ projection, site, now }) }
		listings.set(site, fresh)
		return fresh
	}

	function stocked(site: SiteCode): Stocked {
		const { projection, load, stockVersion } = catalogNow()
		const cached = stocks.get(site)
		if (cached?.load === load && cached.stockVersion === stockVersion) return cached
		const fresh = { load, stockVersion, stock: buildStock({ projection, site }) }
		stocks.set(site, fresh)
		return fresh
	}

	return {
		on(site: SiteCode): SiteCatalog {
			const { projection, load, stockVersion } = catalogNow()
			const { listing, builtAt } = listed(site)
			const { stock } = stocked(site)
			return { site, projection, listing, stock, stamp: `${load}.${stockVersion}.${builtAt}` }
		},
		/** Sites that currently show a colorway. */
		sitesOf({ ordinal }: ColorwayEntry): SiteCode[] {
			return SITE_CODES.filter((site) => isIn(listed(site).listing.published, ordinal))
		},
	}
}
