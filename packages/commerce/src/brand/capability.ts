import type { Capability } from '../declaration/capability.ts'
import type { Database } from '../database/client.ts'
import { brandRoutes } from './routes.ts'
import type { BrandTables } from './tables.ts'

export const brand: Capability<{ tables: BrandTables; services: { db: Database } }> = {
	name: 'brand',
	tables: { brands: 'stores, makers and sellers: businesses, as they are published' },
	routes: brandRoutes,
}
