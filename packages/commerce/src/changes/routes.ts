import { ProblemError } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { listChangesRoute } from './contract.ts'
import type { ChangeFeed } from './feed.ts'
import { readPosition, writePosition } from './position.ts'

/** Milliseconds to read what another gateway has announced. */
const CATCH_UP = 1000

/** The feed of changes, as a long poll. */
export function changeRoutes({ feed }: { feed: ChangeFeed }) {
	return createRouteApp().openapi(listChangesRoute, async (c) => {
		const { after: written, wait = 0 } = c.req.valid('query')
		const present = feed.present()
		if (!present) throw new ProblemError({ status: 503, code: 'catalog-loading' })
		if (written === undefined) return c.json({ position: writePosition(present), keys: [], isReset: false }, 200)
		const after = readPosition(written)
		if (!after) return c.json({ position: writePosition(present), keys: [], isReset: true }, 200)
		const until = performance.now() + wait * 1000
		const gone = AbortSignal.any([c.req.raw.signal, feed.ended])
		await feed.reach(after, CATCH_UP)
		let changed = feed.since(after)
		while (!changed.isReset && changed.keys.length === 0 && performance.now() < until) {
			if (gone.aborted) break
			await feed.next(until - performance.now(), gone)
			changed = feed.since(after)
		}
		return c.json({ ...changed, position: writePosition(changed.position) }, 200)
	})
}
