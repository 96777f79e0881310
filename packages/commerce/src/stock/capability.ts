import type { Database } from '../database/client.ts'
import type { Capability } from '../declaration/capability.ts'
import { dropOldReferences } from './commands/apply-adjustments.ts'
import type { StockTables } from './tables.ts'

const STOCK = 'pieces and where they are; orders and reservations by their ids only'

export const stock: Capability<{ tables: StockTables; work: { db: Database; clock: () => Date } }> = {
	name: 'stock',
	reads: ['stores', 'events', 'event_head'],
	tables: {
		stock_locations: STOCK,
		stock_levels: STOCK,
		stock_holds: STOCK,
		stock_movements: STOCK,
		stock_counts: STOCK,
		stock_references: STOCK,
	},
	tasks: ({ db, clock }) => [
		{ name: 'old-stock-references', everySeconds: 86_400, run: () => dropOldReferences(db, clock()) },
	],
}
