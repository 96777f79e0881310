import { createHash } from 'node:crypto'
import { refreshRoute, type Tokens } from '@vitrine/commerce/sessions/contract'
import { LRUCache } from 'lru-cache'
import type { Gateway } from '#app/request/gateway/client.ts'

/** `ended`: the gateway has refused, the session is over; `unknown`: it could not be asked. */
export type Refreshed = { state: 'fresh'; tokens: Tokens } | { state: 'ended' } | { state: 'unknown' }
export type Refresher = (refreshToken: string, gateway: Gateway) => Promise<Refreshed>

/** So long requests may still arrive that were sent before the browser had the new pair. */
const LATE_REQUESTS = 10_000

/**
 * Refreshes each session once, however many of its requests need it at the same time (R90). Requests of the same moment that
 * come later get the same pair; those that meet another process get it from the gateway.
 */
export function createRefresher(): Refresher {
	const underway = new LRUCache<string, Promise<Refreshed>>({ max: 10_000, ttl: LATE_REQUESTS })

	return (refreshToken, gateway) => {
		const key = createHash('sha256').update(refreshToken).digest('base64url')
		const known = underway.get(key)
		if (known) return known
		const refreshing = refresh(refreshToken, gateway)
		underway.set(key, refreshing)
		// After a failed call the next request tries again.
		void refreshing.then(({ state }) => state === 'unknown' && underway.delete(key))
		return refreshing
	}
}

async function refresh(refreshToken: string, gateway: Gateway): Promise<Refreshed> {
	const result = await gateway.callResult(refreshRoute, { json: { refreshToken } })
	if (result.ok) return { state: 'fresh', tokens: result.data }
	return result.problem.code === 'session-ended' ? { state: 'ended' } : { state: 'unknown' }
}
