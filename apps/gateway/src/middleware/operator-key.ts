import { hash, timingSafeEqual } from 'node:crypto'
import { admitKey } from '@vitrine/commerce/api-keys/commands'
import type { Database } from '@vitrine/commerce/database/client'
import { type Operator, PERMISSIONS } from '@vitrine/commerce/http/permissions'
import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { createMiddleware } from 'hono/factory'

function digest(key: string): Buffer {
	return hash('sha256', key, 'buffer')
}

const CONFIGURED: Operator = { name: 'OPERATOR_KEYS', permissions: PERMISSIONS, sites: null }

/**
 * Requires the bearer key of another system, which the shop's own calls do not carry: a configured one, which may do
 * everything, or a record (decision 0096). Compares digests of equal length, all of them, in constant time.
 */
export function operatorKey({ db, keys }: { db: Database; keys: readonly string[] }) {
	const known = keys.map(digest)
	return createMiddleware<RouteEnv>(async (c, next) => {
		const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
		const offered = digest(given ?? '')
		const isConfigured = known.filter((key) => timingSafeEqual(key, offered)).length > 0
		const operator = isConfigured ? CONFIGURED : given && (await admitKey(db, { key: given, now: new Date() }))
		if (!given || !operator) {
			c.header('WWW-Authenticate', 'Bearer realm="operators"')
			throw new ProblemError({
				status: 401,
				code: given === undefined ? 'operator-key-missing' : 'operator-key-unknown',
			})
		}
		c.set('operator', operator)
		await next()
	})
}
