import type { Database } from '../database/client.ts'
import { notFound } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { getWebDomainRoute, listWebDomainsRoute } from './contract.ts'
import { findWebDomain, listWebDomains } from './queries.ts'

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
