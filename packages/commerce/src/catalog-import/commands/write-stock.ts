import type { DatabaseTransaction } from '../../database/client.ts'
import { listUnits, setListedUnits } from '../../stock/commands/set-units.ts'
import type { Scope } from '../entries.ts'
import type { Known } from '../known.ts'
import type { Changes } from './changes.ts'
import type { PreparedProduct } from './product-rows.ts'

/** Stock locations the file is authoritative for. */
export function locationsOf(scope: Scope, known: Known): string[] {
	if (scope.foreign) return scope.foreign.hasStock ? ['warehouse'] : []
	const stores = [...known.stores].filter(([, site]) => scope.sites.has(site)).map(([id]) => id)
	return ['warehouse', ...stores]
}

/**
 * Collects the units of some products. A variant without any stays as it is; of one with some, a location the record
 * omits becomes zero if the file replaces its products.
 */
export async function collectStock(
	tx: DatabaseTransaction,
	batch: readonly PreparedProduct[],
	{ scope, known }: { scope: Scope; known: Known },
): Promise<void> {
	const locations = locationsOf(scope, known)
	if (locations.length === 0) return
	const inScope = new Set(locations)
	const variants = batch.flatMap(({ record }) => record.colorways.flatMap((colorway) => colorway.variants))
	const units = variants.flatMap(({ sku, stock }) =>
		Object.entries(stock ?? {})
			.filter(([location]) => inScope.has(location))
			.map(([location_id, on_hand]) => ({ location_id, sku, on_hand })),
	)
	const whole = scope.replaces ? variants.filter(({ stock }) => stock).map(({ sku }) => sku) : []
	await listUnits(tx, { units, skus: whole, locations })
}

/** Writes the collected units. */
export async function writeStock(
	tx: DatabaseTransaction,
	{ now, changes }: { now: Date; changes: Changes },
): Promise<void> {
	changes.add('stock_levels', await setListedUnits(tx, now))
}
