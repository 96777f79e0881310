import { getConnInfo } from '@hono/node-server/conninfo'
import { networkOf } from '@vitrine/commerce/http/network'
import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
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

/** Consumes one point of the caller's network, or answers 429 until there are points again (decision 0045). */
export function rateLimit({ points, seconds: duration }: Pick<Limit, 'points' | 'seconds'>) {
	const limiter = new RateLimiterMemory({ points, duration })
	return createMiddleware<RouteEnv>(async (c, next) => {
		const state = await limiter.consume(callerOf(c)).catch((refused: unknown) => {
			if (refused instanceof RateLimiterRes) return refused
			throw refused
		})
		const seconds = String(Math.max(1, Math.ceil(state.msBeforeNext / 1000)))
		c.header('RateLimit-Limit', String(points))
		c.header('RateLimit-Remaining', String(Math.max(0, state.remainingPoints)))
		c.header('RateLimit-Reset', seconds)
		if (state.consumedPoints > points) {
			c.header('Retry-After', seconds)
			throw new ProblemError({ status: 429, code: 'too-many-requests' })
		}
		await next()
	})
}

/** Counts reads and writes separately: a visitor who has read too much may still pay. */
export function limitCalls({ reads, writes }: Pick<ReturnType<typeof limitsOf>, 'reads' | 'writes'>) {
	const [reading, writing] = [rateLimit(reads), rateLimit(writes)]
	return createMiddleware<RouteEnv>((c, next) => {
		c.set('clientAddress', clientAddress(c))
		return c.req.method === 'GET' || c.req.method === 'HEAD' ? reading(c, next) : writing(c, next)
	})
}

/** The network and the shop it calls through; for IPv6 the first 64 bits, the prefix of one subscriber. */
function callerOf(c: Context<RouteEnv>): string {
	return `${c.req.header(SUBSCRIPTION_KEY_HEADER)} ${networkOf(c.get('clientAddress'))}`
}
