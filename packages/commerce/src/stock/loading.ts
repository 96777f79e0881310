import type { WrittenTable } from '../database/upsert.ts'

/** Tables of this capability that a catalog file fills. */
export const STOCK_LOCATIONS: WrittenTable = {
	name: 'stock_locations',
	keys: { id: 'text' },
	values: { kind: 'text', store_id: 'text' },
}
