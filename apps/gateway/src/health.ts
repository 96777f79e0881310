import type { Database } from '@vitrine/commerce/database/client'
import { createHealth } from '@vitrine/commerce/http/health'
import { Hono } from 'hono'

const TIMEOUT = 1000

/** The probes of a gateway: ready once its data is loaded, while the database responds within a second. */
export function healthRoutes(options: { db: Database; isReady?: () => boolean; isClosing?: () => boolean }) {
	const { db, isReady = () => true, isClosing } = options
	const health = createHealth({
		isClosing,
		listMissing: async () => [(await answersInTime(db)) ? [] : 'database', isReady() ? [] : 'catalog'].flat(),
	})
	return new Hono().get('/health/:probe{live|ready|started}', async (c) => {
		const { status, body } = (await health(c.req.path))!
		c.header('Cache-Control', 'no-store')
		return c.json(body, status)
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
