import type { Capability } from '../declaration/capability.ts'
import type { StockTables } from './tables.ts'

const STOCK = 'pieces and where they are; orders and reservations by their ids only'

export const stock: Capability<{ tables: StockTables }> = {
	name: 'stock',
	reads: ['stores'],
	tables: { stock_locations: STOCK, stock_levels: STOCK, stock_holds: STOCK, stock_movements: STOCK },
}
