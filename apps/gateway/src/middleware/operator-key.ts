import { createHash, timingSafeEqual } from 'node:crypto'
import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { createMiddleware } from 'hono/factory'

function digest(key: string): Buffer {
	return createHash('sha256').update(key).digest()
}

/**
 * Requires the bearer key of warehouse and carriers, which the shop's own calls do not carry. Compares digests of
 * equal length, all of them, in constant time. Without keys every call is refused.
 */
export function operatorKey(keys: readonly string[]) {
	const known = keys.map(digest)
	return createMiddleware<RouteEnv>(async (c, next) => {
		const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
		const offered = digest(given ?? '')
		const matches = known.filter((key) => timingSafeEqual(key, offered))
		if (given === undefined || matches.length === 0) {
			c.header('WWW-Authenticate', 'Bearer realm="warehouse"')
			throw new ProblemError({
				status: 401,
				code: given === undefined ? 'operator-key-missing' : 'operator-key-unknown',
			})
		}
		await next()
	})
}
