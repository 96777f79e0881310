import type { Database } from '../database/client.ts'
import type { Capability } from '../declaration/capability.ts'
import { inventoryRoutes } from './routes.ts'

/** Units as other systems count them. */
export const inventory: Capability<{ services: { db: Database; clock: () => Date } }> = {
	name: 'inventory',
	reads: ['variants'],
	tables: {},
	routes: inventoryRoutes,
}
