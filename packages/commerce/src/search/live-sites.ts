import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { isIn } from './bitset.ts'
import { LiveSite } from './live-site.ts'
import type { ColorwayEntry, ProductEntry } from './entries.ts'
import type { Projection } from './projection.ts'
import type { SiteCatalog } from './site-catalog.ts'
import type { Sliced } from './slices.ts'

/** Products to follow on each site, before they are written. */
export type Touched = Partial<Record<SiteCode, ReadonlySet<ProductEntry>>>

/** Every site's listing and stock of one load of the catalog. */
export class LiveSites {
	readonly #sites: ReadonlyMap<SiteCode, LiveSite>

	private constructor(sites: ReadonlyMap<SiteCode, LiveSite>) {
		this.#sites = sites
	}

	static *build(projection: Projection, { now, load }: { now: Date; load: number }): Sliced<LiveSites> {
		const sites = new Map<SiteCode, LiveSite>()
		for (const site of SITE_CODES) sites.set(site, yield* LiveSite.build({ projection, site, now, load }))
		return new LiveSites(sites)
	}

	of(site: SiteCode): SiteCatalog {
		return this.#sites.get(site)!.catalog
	}

	/** Milliseconds since 1970 of the next change of any site that the clock brings. */
	changesAt(): number {
		return Math.min(...[...this.#sites.values()].map(({ catalog }) => catalog.listing.changesAt))
	}

	/** Follows the clock where it has passed a change. Answers what looks different. */
	advance(now: Date): Set<string> {
		const changed = new Set<string>()
		for (const site of this.#sites.values())
			if (!site.isTrueAt(now)) for (const key of site.advance(now)) changed.add(key)
		return changed
	}

	/** Writes prices, units or publications of products. Answers what looks different. */
	update(touched: Touched, { now, write }: { now: Date; write: () => void }): Set<string> {
		const changed = this.advance(now)
		const finishing = [...this.#sites].flatMap(([site, live]) => {
			const products = touched[site]
			return products?.size ? [live.prepareUpdate(products)] : []
		})
		write()
		for (const finish of finishing) for (const key of finish(now)) changed.add(key)
		return changed
	}

	/** Call it after colorways have been written anew, at an instant that it has advanced to. */
	follow(colorways: readonly ColorwayEntry[], now: Date): Set<string> {
		return new Set([...this.#sites.values()].flatMap((site) => [...site.follow(colorways, now)]))
	}

	/** Sites that show a colorway. */
	sitesOf({ ordinal }: ColorwayEntry): SiteCode[] {
		return SITE_CODES.filter((site) => isIn(this.of(site).listing.published, ordinal))
	}
}
