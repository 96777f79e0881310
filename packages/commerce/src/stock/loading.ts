import type { WrittenTable } from '../database/upsert.ts'

/** What of this room's tables a file of the catalog fills. */
export const STOCK_LOCATIONS: WrittenTable = {
	name: 'stock_locations',
	keys: { id: 'text' },
	values: { kind: 'text', store_id: 'text' },
}
