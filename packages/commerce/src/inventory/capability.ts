import type { Database } from '../database/client.ts'
import type { Capability } from '../declaration/capability.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import { listShortages } from '../stock/queries.ts'
import { inventoryRoutes } from './routes.ts'

type Work = { db: Database; log: Log }

/** Units as other systems count them. */
export const inventory: Capability<{ services: { db: Database; clock: () => Date }; work: Work }> = {
	name: 'inventory',
	reads: ['variants'],
	tables: {},
	routes: inventoryRoutes,
	tasks: (work) => [{ name: 'shortages', everySeconds: 3_600, run: () => reportShortages(work) }],
}

/** Reports units that orders hold and that are not there, until they are found or an order is cancelled. */
async function reportShortages({ db, log }: Work): Promise<void> {
	const shortages = await listShortages(db)
	if (shortages.length === 0) return
	const units = shortages.slice(0, 20).map(({ location, sku, short }) => ({ location, sku, short }))
	log.error({ count: shortages.length, units }, 'Units that orders hold are short')
}
