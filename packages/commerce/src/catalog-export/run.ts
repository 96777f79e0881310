import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { sql } from 'kysely'
import type { Database } from '../database/client.ts'
import { toLine } from './canonical.ts'
import { productRecords } from './product-records.ts'
import { readProductPages } from './queries/product-page.ts'
import { readBlocks } from './queries/block-records.ts'
import { readReferenceRecords } from './queries/reference-records.ts'

/**
 * Exports the whole catalog of one snapshot in the import format, in a stable order and without defaults: imported
 * into an empty database it exports to the same bytes. The price log is history and not exported. Returns the number
 * of records; the stream is left open. Without stock, for a file that is edited while the shop sells: imported again it
 * undoes no sale.
 */
export async function exportCatalog({
	db,
	output,
	leaveOutStock = false,
}: {
	db: Database
	output: Writable
	leaveOutStock?: boolean
}): Promise<number> {
	let records = 0
	const write = async (lines: readonly string[]) => {
		records += lines.length
		if (!output.write(lines.join(''))) await once(output, 'drain')
	}
	const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
	await snapshot.execute(async (tx) => {
		// The reader of the stream may pause, such as a person paging through it.
		await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
		for await (const record of readReferenceRecords(tx)) await write([toLine(record)])
		for await (const page of readProductPages(tx)) await write(productRecords(page, { leaveOutStock }).map(toLine))
		for await (const record of readBlocks(tx)) await write([toLine(record)])
	})
	return records
}
