import { SEEN_POSITION } from '@vitrine/commerce/changes/contract'
import type { ChangeFeed } from '@vitrine/commerce/changes/feed'
import { readPosition } from '@vitrine/commerce/changes/position'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { createMiddleware } from 'hono/factory'

/** Milliseconds a call waits for changes that its caller has seen. */
const LONGEST_WAIT = 1000

/**
 * Waits until this gateway shows the changes that its caller has learned of from another one: a page rendered after a
 * purge is not older than the purge. Answers after a second in any case.
 */
export function seenPosition(feed: ChangeFeed) {
	return createMiddleware<RouteEnv>(async (c, next) => {
		const seen = readPosition(c.req.header(SEEN_POSITION) ?? '')
		if (seen && feed.present()) await feed.reach(seen, LONGEST_WAIT)
		await next()
	})
}
