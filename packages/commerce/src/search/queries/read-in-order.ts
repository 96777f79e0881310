import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { AT_ONCE } from '../product-rows.ts'
import { inSelection } from '../selection.ts'
import { inSlices } from '../slices.ts'
import { sortInSlices } from '../sort-in-slices.ts'
import { type GoodsRows, readProductRows, readRanks } from './read-catalog.ts'

/**
 * Reads all products in the order of "Our selection", some at a time: the rows of a million variants take as much memory
 * as the index. Requires a repeatable-read transaction, or rows of different snapshots mix.
 */
export async function* readInOrder(tx: Database): AsyncGenerator<GoodsRows, void> {
	const ranked = await inSlices(sortInSlices(await readRanks(tx), inSelection))
	// Without statistics, as right after an import, PostgreSQL would read whole tables for each of these.
	await sql`set local enable_seqscan = off`.execute(tx)
	for (let first = 0; first < ranked.length; first += AT_ONCE) {
		const ids = ranked.slice(first, first + AT_ONCE).map(({ id }) => id)
		const places = new Map(ids.map((id, place) => [id, place]))
		const { products, ...parts } = await readProductRows(tx, ids)
		yield { products: products.sort((a, b) => places.get(a.id)! - places.get(b.id)!), ...parts }
	}
	await sql`set local enable_seqscan to default`.execute(tx)
}
