import type { Generated } from 'kysely'

export type StockLocationsTable = { id: string; kind: 'warehouse' | 'store'; store_id: string | null }
export type StockLevelsTable = {
	location_id: string
	sku: string
	on_hand: number
	reserved: Generated<number>
	/** Of the reserved units, those that are not there. */
	short: Generated<number>
}
export type StockHoldsTable = {
	order_id: string
	location_id: string
	sku: string
	quantity: number
	status: Generated<'held' | 'released' | 'sold' | 'returned'>
	held_at: Date
	expires_at: Date
}
export type StockMovementsTable = {
	id: Generated<number>
	location_id: string
	sku: string
	quantity: number
	reason: 'import' | 'sale' | 'return' | 'adjustment'
	reference: string | null
	moved_at: Date
}

/** The last count of a source. */
export type StockCountsTable = {
	source: string
	location_id: string
	sku: string
	sequence: number
	units: number | null
}
/** References of a source that were applied. */
export type StockReferencesTable = {
	source: string
	reference: string
	location_id: string
	sku: string
	applied_at: Date
}

export type StockTables = {
	stock_locations: StockLocationsTable
	stock_levels: StockLevelsTable
	stock_holds: StockHoldsTable
	stock_movements: StockMovementsTable
	stock_counts: StockCountsTable
	stock_references: StockReferencesTable
}
