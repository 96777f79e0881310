import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { createMiddleware } from 'hono/factory'

/**
 * What says nothing about caching may not be kept anywhere: carts, checkouts, orders and payments belong to one shopper. No
 * answer is taken for anything but what it says it is.
 */
export const defaultHeaders = createMiddleware<RouteEnv>(async (c, next) => {
	await next()
	c.res.headers.set('X-Content-Type-Options', 'nosniff')
	if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
})
