import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/client.ts'
import { conflict, gone } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { listEventsRoute } from './contract.ts'
import { readEvents } from './queries.ts'

/** Milliseconds between two looks of a call that waits. */
const LOOKS = 250

/** The feed of events, for other systems. */
export function eventFeedRoutes({ db }: { db: Database }) {
	return createRouteApp().openapi(listEventsRoute, async (c) => {
		const { wait: seconds, ...query } = c.req.valid('query')
		const { sites } = c.get('operator')
		const until = performance.now() + seconds * 1_000
		let { after } = query
		for (;;) {
			const read = await readEvents(db, { ...query, after, sites })
			if (!read.ok) throw read.reason === 'cursor-ahead' ? conflict(read.reason) : gone(read.reason)
			const { page } = read
			const left = until - performance.now()
			if (page.events.length > 0 || left <= 0 || c.req.raw.signal.aborted) return c.json(page, 200)
			// What has been looked through need not be read again.
			after = page.next
			await wait(Math.min(LOOKS, left))
		}
	})
}
