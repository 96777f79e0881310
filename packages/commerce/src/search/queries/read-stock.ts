import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { parseNumbers, skuRanges } from './sku-ranges.ts'

export type StockRow = { sku: string; available: number }

/** Position of the stock reader: rows written by this transaction or a later one are new. */
export type StockMark = number

const WAREHOUSE = 'warehouse'

/** The current position: every transaction before it has ended. */
export async function stockMark(db: Database): Promise<StockMark> {
	const { rows } = await sql<{ mark: number }>`
		select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint % 4294967296) as mark`.execute(db)
	return rows[0]?.mark ?? 0
}

/** Available units of the warehouse, for the SKUs from `offset` on. `skus` are all SKUs in database order. */
export async function* readStock(
	db: Database,
	skus: readonly string[],
): AsyncGenerator<{ offset: number; available: number[] }, void> {
	for (const { offset, after, last } of skuRanges(skus)) {
		const { rows } = await sql<{ available: string }>`
			select string_agg(coalesce(l.on_hand - l.reserved, 0)::text, ',' order by v.sku) as available
			from variants v left join stock_levels l on l.sku = v.sku and l.location_id = ${WAREHOUSE}
			where v.sku > ${after} and v.sku <= ${last}`.execute(db)
		for (const { available } of rows) yield { offset, available: parseNumbers(available) }
	}
}

/**
 * Reads the rows written since a mark by the id of the writing transaction: no column to maintain, no index, and a
 * scan that returns changes only. Ids wrap around after 4 billion: a mark from before then returns all rows.
 */
export async function readStockSince(db: Database, since: StockMark): Promise<{ mark: StockMark; rows: StockRow[] }> {
	const mark = await stockMark(db)
	const from = mark < since ? 0 : since
	const { rows } = await sql<StockRow>`
		select sku, on_hand - reserved as available from stock_levels
		where location_id = ${WAREHOUSE} and xmin::text::bigint >= ${from}`.execute(db)
	return { mark, rows }
}
