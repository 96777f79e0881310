import type { SiteRecord } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { createRouteApp } from '../http/route-app.ts'
import { listSitesRoute } from './contract.ts'
import { listSites } from './queries.ts'
import { STAGING } from './rules.ts'

export type SiteRoutesOptions = { db: Database; isStaging?: boolean }

/** The shape of the shop, of no site and no language. `isStaging`: it may sell for play money, which every page has to say. */
export function siteRoutes({ db, isStaging = false }: SiteRoutesOptions) {
	const headers: Record<string, string> = isStaging ? { [STAGING]: 'true' } : {}
	return createRouteApp().openapi(listSitesRoute, async (c) => c.json(copied(await listSites(db)), 200, headers))
}

/** The contract's arrays are not read-only. */
function copied(sites: readonly SiteRecord[]) {
	return sites.map((site) => ({
		...site,
		hosts: [...site.hosts],
		locales: [...site.locales],
		sizeSystems: site.sizeSystems && [...site.sizeSystems],
	}))
}
