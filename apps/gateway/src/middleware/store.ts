import { scrubUrl } from '@vitrine/market/secrets'
import type { Database } from '@vitrine/commerce/database/client'
import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { createStoreBook } from '@vitrine/commerce/web-domains/routes'
import { SITES, siteOfStoreId } from '@vitrine/market/sites'
import { createMiddleware } from 'hono/factory'
import type { Logger } from '../log.ts'

/** What sells: a closed site answers none of it. What was ordered there goes on (decision 0109). */
const SELLING =
	/^\/(carts|checkout|catalog|search|stores)(\/|$)|^\/(reservations(\/stores)?|restock-alerts)$|^\/content\/(banners|blocks)$/

/**
 * Sets the site by its store id (R103, R177): a string, leading zeros kept. Records take precedence; the initial ids
 * of the sites, and all while the records cannot be read, come from the table. A call without a store is refused and
 * logged.
 */
export function store({ db, log }: { db: Database; log: Logger }) {
	const siteOf = createStoreBook({ db })
	return createMiddleware<RouteEnv>(async (c, next) => {
		const storeId = c.req.header('x-store-id')
		if (!storeId) {
			log.error({ status: 400, url: scrubUrl(c.req.url) }, 'Call without a store id')
			throw new ProblemError({ status: 400, code: 'store-missing' })
		}
		const site = (await siteOf(storeId)) ?? siteOfStoreId(storeId)
		if (!site) throw new ProblemError({ status: 400, code: 'store-unknown' })
		if (!SITES[site].isOpen && SELLING.test(c.req.path)) throw new ProblemError({ status: 410, code: 'site-closed' })
		c.set('site', site)
		await next()
	})
}
