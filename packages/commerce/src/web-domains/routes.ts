import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { notFound } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { getWebDomainRoute, listWebDomainsRoute } from './contract.ts'
import { findWebDomain, listStoreIds, listWebDomains } from './queries.ts'

/** The `/web-domains` calls. The list's path ends with a slash, the single call's does not (R180). */
export function webDomainRoutes({ db }: { db: Database }) {
	return createRouteApp()
		.openapi(listWebDomainsRoute, async (c) => c.json(await listWebDomains(db), 200))
		.openapi(getWebDomainRoute, async (c) => {
			const { domain } = c.req.valid('param')
			const { keys } = c.req.valid('query')
			const named = keys ? keys.split(',').map((key) => key.trim()) : undefined
			const found = await findWebDomain(db, { domain, keys: named })
			if (!found) throw notFound('web-domain-unknown')
			return c.json(found, 200)
		})
}

/** How long a store id stays with the site it was found to be of, in milliseconds. */
const CACHED_FOR = 60_000

/**
 * Tells the site of a store id: every product call asks, so the few ids are read once a minute, behind the back of the
 * call that finds them old. Undefined for an id no web domain has, and while they have never been read.
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
			// Without the database the call itself will fail, and say so.
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
