import type { Database } from '../database/client.ts'
import type { Capability } from '../declaration/capability.ts'
import { priceListRoutes } from './routes.ts'

/** Prices as other systems tell them. */
export const priceLists: Capability<{ services: { db: Database; clock: () => Date } }> = {
	name: 'price-lists',
	tables: {},
	routes: priceListRoutes,
}
