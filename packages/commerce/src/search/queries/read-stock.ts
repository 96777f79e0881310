import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { type KeyRange, parseNumbers } from './key-ranges.ts'

const WAREHOUSE = 'warehouse'

/** Available units of the warehouse, for the SKUs from `offset` on. `ranges` are those of all SKUs. */
export async function* readStock(
	db: Database,
	ranges: readonly KeyRange[],
): AsyncGenerator<{ offset: number; available: number[] }, void> {
	for (const { offset, after, last } of ranges) {
		const { rows } = await sql<{ available: string }>`
			select string_agg(coalesce(l.on_hand - l.reserved, 0)::text, ',' order by v.sku) as available
			from variants v left join stock_levels l on l.sku = v.sku and l.location_id = ${WAREHOUSE}
			where v.sku > ${after} and v.sku <= ${last}`.execute(db)
		for (const { available } of rows) yield { offset, available: parseNumbers(available) }
	}
}
