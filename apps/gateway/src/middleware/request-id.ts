import { randomUUID } from 'node:crypto'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { createMiddleware } from 'hono/factory'

/** Names the request for logs and problems: the caller's `X-Request-Id` where it is harmless, else a new one. */
export const requestId = createMiddleware<RouteEnv>(async (c, next) => {
	const given = c.req.header('x-request-id') ?? ''
	const id = /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
	c.set('requestId', id)
	c.header('X-Request-Id', id)
	await next()
	c.res.headers.set('X-Request-Id', id)
})
