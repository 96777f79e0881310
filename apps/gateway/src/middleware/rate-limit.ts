import { getConnInfo } from '@hono/node-server/conninfo'
import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { SUBSCRIPTION_KEY_HEADER } from './subscription-key.ts'

/** The shopper's address as the storefront passes it on, else who holds the socket. Only holders of a key come this far. */
function clientAddress(c: Context<RouteEnv>): string {
	const passed = c.req.header('x-client-address')
	if (passed && /^[\da-f:.]{2,45}$/i.test(passed)) return passed
	// Without a socket, as in tests and inside one process, there is one caller.
	const hasSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
	return hasSocket ? (getConnInfo(c).remote.address ?? 'unknown') : 'in-process'
}

/** What is guessed at: each call tries a secret (R111), or whether a number and an address belong together (law 3). */
export const GUESSABLE = [
	'/gift-cards/balance',
	'/checkout/sessions/:checkoutId/gift-cards',
	'/orders/track',
	'/orders/track/link',
	'/withdrawals',
	'/withdrawals/order',
]

/** Enough to mistype a code a few times, too few to find one: it has 24 to the tenth. */
export const GUESSES_PER_MINUTE = 10

/**
 * What costs a hash for the asking. Passwords that are tried are counted in the database before they cost one (decision 0030):
 * a limit here would let one visitor of a network shut out all others of it.
 */
export const HASHING = ['/customers']

/** One in a second: more than a household or an office creates accounts, and a fraction of what a processor hashes. */
export const HASHES_PER_MINUTE = 60

/** So many calls a minute for each subscription key and client address; beyond it 429 until the minute is over. */
export function rateLimit({ perMinute }: { perMinute: number }) {
	const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
	return createMiddleware<RouteEnv>(async (c, next) => {
		const address = clientAddress(c)
		c.set('clientAddress', address)
		const key = `${c.req.header(SUBSCRIPTION_KEY_HEADER)} ${address}`
		const state = await limiter.consume(key).catch((refused: unknown) => {
			if (refused instanceof RateLimiterRes) return refused
			throw refused
		})
		const seconds = String(Math.max(1, Math.ceil(state.msBeforeNext / 1000)))
		c.header('RateLimit-Limit', String(perMinute))
		c.header('RateLimit-Remaining', String(Math.max(0, state.remainingPoints)))
		c.header('RateLimit-Reset', seconds)
		if (state.consumedPoints > perMinute) {
			c.header('Retry-After', seconds)
			throw new ProblemError({ status: 429, code: 'too-many-requests' })
		}
		await next()
	})
}
