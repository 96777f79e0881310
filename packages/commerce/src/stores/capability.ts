import type { Capability } from '../declaration/capability.ts'
import type { Database } from '../database/client.ts'
import { storeRoutes } from './routes.ts'
import type { StoreTables } from './tables.ts'

export const stores: Capability<{ tables: StoreTables; services: { db: Database } }> = {
	name: 'stores',
	tables: { stores: 'stores, makers and sellers: businesses, as they are published' },
	routes: storeRoutes,
}
