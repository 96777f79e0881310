import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { createMiddleware } from 'hono/factory'

/** What says nothing about caching may not be kept anywhere: carts, checkouts, orders and payments belong to one shopper. */
export const noStore = createMiddleware<RouteEnv>(async (c, next) => {
	await next()
	if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
})
