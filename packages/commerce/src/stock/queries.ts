import type { Database } from '../database/client.ts'

/** Units of each variant that can still be promised at a location: on hand less reserved. A variant never counted there has 0. */
export async function availableUnits(
	db: Database,
	skus: readonly string[],
	locationId = 'warehouse',
): Promise<Map<string, number>> {
	const available = new Map(skus.map((sku) => [sku, 0]))
	if (available.size === 0) return available
	const rows = await db
		.selectFrom('stock_levels')
		.select(['sku', 'on_hand', 'reserved'])
		.where('location_id', '=', locationId)
		.where('sku', 'in', [...available.keys()])
		.execute()
	for (const row of rows) available.set(row.sku, row.on_hand - row.reserved)
	return available
}
