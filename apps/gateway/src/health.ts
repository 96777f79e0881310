import type { Database } from '@vitrine/commerce/database/client'
import { Hono } from 'hono'

const PATIENCE = 1000

/** `live`: the process answers. `ready`: the database answers within a second too, so calls may be sent here. */
export function healthRoutes({ db }: { db: Database }) {
	return new Hono()
		.get('/health/live', (c) => c.json({ status: 'live' }))
		.get('/health/ready', async (c) => {
			const isReady = await answersInTime(db)
			c.header('Cache-Control', 'no-store')
			return isReady ? c.json({ status: 'ready' }) : c.json({ status: 'unavailable', missing: ['database'] }, 503)
		})
}

async function answersInTime(db: Database): Promise<boolean> {
	const { promise, resolve } = Promise.withResolvers<boolean>()
	const timer = setTimeout(() => resolve(false), PATIENCE)
	const answer = db.selectFrom('catalog_versions').select('version').execute()
	answer.then(
		() => resolve(true),
		() => resolve(false),
	)
	const answered = await promise
	clearTimeout(timer)
	return answered
}
