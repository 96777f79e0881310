import type { Database } from '@vitrine/commerce/database/client'
import { Hono } from 'hono'

const TIMEOUT = 1000
/** Milliseconds a response of the database is cached: the route needs no key, so frequent calls must cost nothing. */
const GOOD_FOR = 1000

/** `live`: the process responds. `ready`: its data is loaded and the database responds within a second, so it may receive calls. */
export function healthRoutes({ db, isReady = () => true }: { db: Database; isReady?: () => boolean }) {
	let cached: { at: number; answer: Promise<boolean> } | undefined
	const isReachable = () => {
		const at = performance.now()
		if (!cached || at - cached.at >= GOOD_FOR) cached = { at, answer: answersInTime(db) }
		return cached.answer
	}
	return new Hono()
		.get('/health/live', (c) => c.json({ status: 'live' }))
		.get('/health/ready', async (c) => {
			const missing = [(await isReachable()) ? [] : 'database', isReady() ? [] : 'catalog'].flat()
			c.header('Cache-Control', 'no-store')
			return missing.length === 0 ? c.json({ status: 'ready' }) : c.json({ status: 'unavailable', missing }, 503)
		})
}

async function answersInTime(db: Database): Promise<boolean> {
	const { promise, resolve } = Promise.withResolvers<boolean>()
	const timer = setTimeout(() => resolve(false), TIMEOUT)
	const answer = db.selectFrom('catalog_versions').select('version').execute()
	answer.then(
		() => resolve(true),
		() => resolve(false),
	)
	const answered = await promise
	clearTimeout(timer)
	return answered
}
