import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'

/** Stock location of online orders. */
export const ONLINE_LOCATION = 'warehouse'

/** Available units of each variant at a location: on hand less reserved. 0 for variants without a row. */
export async function availableUnits(
	db: Database,
	skus: readonly string[],
	locationId = ONLINE_LOCATION,
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

/** Available units of variants in each store, by store id and sku; what has no row is missing. */
export async function unitsInStores(db: Database, skus: readonly string[]): Promise<Map<string, Map<string, number>>> {
	const rows = await db
		.selectFrom('stock_levels')
		.innerJoin('stock_locations', 'stock_locations.id', 'stock_levels.location_id')
		.select(['stock_locations.store_id', 'sku', 'on_hand', 'reserved'])
		.where('sku', 'in', skus)
		.where('stock_locations.kind', '=', 'store')
		.execute()
	const stores = Map.groupBy(rows, (row) => row.store_id!)
	return new Map([...stores].map(([id, own]) => [id, new Map(own.map((row) => [row.sku, row.on_hand - row.reserved]))]))
}

/** Stock location of a site's store that accepts reservations; undefined for any other. */
export async function findStoreLocation(
	db: Database,
	{ site, storeId }: { site: SiteCode; storeId: string },
): Promise<string | undefined> {
	const row = await db
		.selectFrom('stock_locations')
		.innerJoin('stores', 'stores.id', 'stock_locations.store_id')
		.select('stock_locations.id')
		.where('stores.id', '=', storeId)
		.where('stores.site', '=', site)
		.where('stores.email', 'is not', null)
		.executeTakeFirst()
	return row?.id
}

/** Units that orders hold and that are not there, most first; at most 1,000. */
export async function listShortages(db: Database) {
	return db
		.selectFrom('stock_levels')
		.select(['location_id as location', 'sku', 'on_hand as onHand', 'reserved', 'short'])
		.where('short', '>', 0)
		.orderBy('short', 'desc')
		.orderBy('sku')
		.orderBy('location_id')
		.limit(1_000)
		.execute()
}
