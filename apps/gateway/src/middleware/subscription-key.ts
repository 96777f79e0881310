import { hash, timingSafeEqual } from 'node:crypto'
import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { createMiddleware } from 'hono/factory'

export const SUBSCRIPTION_KEY_HEADER = 'Ocp-Apim-Subscription-Key'

function digest(key: string): Buffer {
	return hash('sha256', key, 'buffer')
}

/** Requires a subscription key (R177). Compares digests of equal length, all of them, in constant time. */
export function subscriptionKey(keys: readonly string[]) {
	const known = keys.map(digest)
	return createMiddleware<RouteEnv>(async (c, next) => {
		const given = c.req.header(SUBSCRIPTION_KEY_HEADER)
		if (!given) throw new ProblemError({ status: 401, code: 'subscription-key-missing' })
		const offered = digest(given)
		const matches = known.filter((key) => timingSafeEqual(key, offered))
		if (matches.length === 0) throw new ProblemError({ status: 401, code: 'subscription-key-unknown' })
		await next()
	})
}
