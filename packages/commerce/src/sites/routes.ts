import type { SiteRecord } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { createRouteApp } from '../http/route-app.ts'
import { listSitesRoute } from './contract.ts'
import { listSites } from './queries.ts'

/** The shape of the shop, of no site and no language. */
export function siteRoutes({ db }: { db: Database }) {
	return createRouteApp().openapi(listSitesRoute, async (c) => c.json(copied(await listSites(db)), 200))
}

/** The contract's arrays are not read-only. */
function copied(sites: readonly SiteRecord[]) {
	return sites.map((site) => ({ ...site, hosts: [...site.hosts], locales: [...site.locales] }))
}
