import type { SiteCode } from '@vitrine/market/sites'
import { keys as surrogateKeys, SURROGATE_KEY } from '../changes/keys.ts'
import type { Database } from '../database/client.ts'
import { notFound } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { getWebDomainRoute, listWebDomainsRoute } from './contract.ts'
import { findWebDomain, listStoreIds, listWebDomains } from './queries.ts'

/** The `/web-domains` calls. The list's path ends with a slash, the single call's does not (R180). */
export function webDomainRoutes({ db }: { db: Database }) {
	return createRouteApp()
		.openapi(listWebDomainsRoute, async (c) =>
			c.json(await listWebDomains(db), 200, { [SURROGATE_KEY]: surrogateKeys.sites() }),
		)
		.openapi(getWebDomainRoute, async (c) => {
			const { domain } = c.req.valid('param')
			const { keys } = c.req.valid('query')
			const named = keys ? keys.split(',').map((key) => key.trim()) : undefined
			const found = await findWebDomain(db, { domain, keys: named })
			if (!found) throw notFound('web-domain-unknown')
			return c.json(found.webDomain, 200, { [SURROGATE_KEY]: surrogateKeys.site(found.site) })
		})
}

/** Milliseconds store ids are cached. */
const CACHED_FOR = 60_000

/**
 * Creates a look-up of a site by store id, for every product call: the few ids are reloaded once a minute in the
 * background. Undefined for an unknown id, and until the first load.
 */
export function createStoreBook({ db }: { db: Database }): (storeId: string) => Promise<SiteCode | undefined> {
	let known: ReadonlyMap<string, SiteCode> = new Map()
	let readAt = Number.NEGATIVE_INFINITY
	let reading: Promise<void> | undefined
	async function read() {
		try {
			known = await listStoreIds(db)
			readAt = performance.now()
		} catch {
			// Without the database the call itself fails and reports it.
		} finally {
			reading = undefined
		}
	}
	return async (storeId) => {
		if (performance.now() - readAt > CACHED_FOR) reading ??= read()
		if (readAt === Number.NEGATIVE_INFINITY) await reading
		return known.get(storeId)
	}
}
