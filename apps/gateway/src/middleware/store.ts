import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { siteOfStoreId } from '@vitrine/market/sites'
import { createMiddleware } from 'hono/factory'

/** The site by its store id (R103, R177): a string, leading zeros kept. */
export const store = createMiddleware<RouteEnv>(async (c, next) => {
	const storeId = c.req.header('x-store-id')
	if (!storeId) throw new ProblemError({ status: 400, code: 'store-missing' })
	const site = siteOfStoreId(storeId)
	if (!site) throw new ProblemError({ status: 400, code: 'store-unknown' })
	c.set('site', site)
	await next()
})
