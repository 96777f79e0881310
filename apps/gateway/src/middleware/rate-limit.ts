import { getConnInfo } from '@hono/node-server/conninfo'
import { networkOf } from '@vitrine/commerce/http/network'
import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { CallCounter } from '../call-counter.ts'
import type { Limit, limitsOf } from '../limits.ts'
import { SUBSCRIPTION_KEY_HEADER } from './subscription-key.ts'

/** The shopper's address as forwarded by the storefront, else of the socket. Only callers with a key get here. */
function clientAddress(c: Context<RouteEnv>): string {
	const passed = c.req.header('x-client-address')
	if (passed && /^[\da-f:.]{2,45}$/i.test(passed)) return passed
	// Without a socket, in tests and inside one process, there is one caller.
	const hasSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
	return hasSocket ? (getConnInfo(c).remote.address ?? 'unknown') : 'in-process'
}

/** Counts a call of the caller's network, or answers 429 until the period is over (decision 0045). */
export function rateLimit(counter: CallCounter, limit: Omit<Limit, 'calls'>) {
	return createMiddleware<RouteEnv>(async (c, next) => {
		const { points, milliseconds } = await counter.count(limit, callerOf(c))
		const seconds = String(Math.max(1, Math.ceil(milliseconds / 1_000)))
		c.header('RateLimit-Limit', String(limit.points))
		c.header('RateLimit-Remaining', String(Math.max(0, limit.points - points)))
		c.header('RateLimit-Reset', seconds)
		if (points > limit.points) {
			c.header('Retry-After', seconds)
			throw new ProblemError({ status: 429, code: 'too-many-requests' })
		}
		await next()
	})
}

/** Counts reads and writes separately: a visitor who has read too much may still pay. */
export function limitCalls(
	counter: CallCounter,
	{ reads, writes }: Pick<ReturnType<typeof limitsOf>, 'reads' | 'writes'>,
) {
	const [reading, writing] = [rateLimit(counter, reads), rateLimit(counter, writes)]
	return createMiddleware<RouteEnv>((c, next) => {
		c.set('clientAddress', clientAddress(c))
		return c.req.method === 'GET' || c.req.method === 'HEAD' ? reading(c, next) : writing(c, next)
	})
}

/** The network and the shop it calls through; for IPv6 the first 64 bits, the prefix of one subscriber. */
function callerOf(c: Context<RouteEnv>): string {
	return `${c.req.header(SUBSCRIPTION_KEY_HEADER)} ${networkOf(c.get('clientAddress'))}`
}
