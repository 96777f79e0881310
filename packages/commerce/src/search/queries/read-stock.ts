import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { readAll } from './pages.ts'

export type StockRow = { sku: string; available: number }

/** Where the reading of stock has come to: rows written by this transaction or a later one are new. */
export type StockMark = number

const WAREHOUSE = 'warehouse'

/** The mark of this moment: every transaction before it has ended. */
export async function stockMark(db: Database): Promise<StockMark> {
	const { rows } = await sql<{ mark: number }>`
		select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint % 4294967296) as mark`.execute(db)
	return rows[0]?.mark ?? 0
}

/** Units that can be ordered of every variant in the warehouse. */
export function readStock(db: Database): Promise<StockRow[]> {
	return readAll(({ after, limit }) =>
		db
			.selectFrom('stock_levels')
			.select(['sku', sql<number>`on_hand - reserved`.as('available')])
			.where('location_id', '=', WAREHOUSE)
			.where('sku', '>', after?.sku ?? '')
			.orderBy('sku')
			.limit(limit)
			.execute(),
	)
}

/**
 * The rows written since a mark, found by the number of the transaction that wrote them: no column to maintain, no index,
 * and a scan that hands over only what moved. Numbers start again after 4 billion: a mark from before then asks for all rows.
 */
export async function readStockSince(
	db: Database,
	since: StockMark,
): Promise<{ mark: StockMark; rows: StockRow[]; isComplete: boolean }> {
	const mark = await stockMark(db)
	if (mark < since) return { mark, rows: await readStock(db), isComplete: true }
	const { rows } = await sql<StockRow>`
		select sku, on_hand - reserved as available from stock_levels
		where location_id = ${WAREHOUSE} and xmin::text::bigint >= ${since}`.execute(db)
	return { mark, rows, isComplete: false }
}
