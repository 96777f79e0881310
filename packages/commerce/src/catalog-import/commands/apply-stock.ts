import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { findKnownSkus } from '../../inventory/queries.ts'
import { applyAdjustments, refuseAdjustments } from '../../stock/commands/apply-adjustments.ts'
import type { StockRecord } from '../delta-records.ts'
import type { Report, ReportedRow } from '../report.ts'
import type { PreparedRecord } from '../spool.ts'
import type { Changes } from './changes.ts'

type Told = { line: number; record: StockRecord }
const BATCH = 5_000

function knownSkus(db: Database, batch: readonly Told[]): Promise<Set<string>> {
	return findKnownSkus(db, [...new Set(batch.map(({ record }) => record.sku))])
}

/** Batches of the stock records of one source each, in their order. */
export async function* stockBatches(records: AsyncIterable<PreparedRecord>): AsyncGenerator<Told[]> {
	let batch: Told[] = []
	for await (const { line, record } of records) {
		if (record.type !== 'stock') continue
		if (batch.length === BATCH || (batch[0] && batch[0].record.source !== record.source)) {
			yield batch
			batch = []
		}
		batch.push({ line, record })
	}
	if (batch.length > 0) yield batch
}

/** Reports the stock records that cannot be applied. */
export async function refuseStock(tx: DatabaseTransaction, batch: readonly Told[], report: Report): Promise<void> {
	const items = batch.map(({ record }) => record)
	const refused = await refuseAdjustments(tx, { items, knownSkus: await knownSkus(tx, batch) })
	for (const [index, reason] of refused.entries()) {
		if (reason === undefined) continue
		const { line, record } = batch[index]!
		const field = reason === 'sku-unknown' ? 'sku' : reason === 'location-unknown' ? 'location' : 'seenMovement'
		await report.add([{ line, record: record.sku, field, reason }])
	}
}

/**
 * Applies the stock records of a file, in transactions of their own, because checkouts wait for units that are locked.
 * One that is killed in between is repeated by the same file: nothing counts twice. Returns what to tell of: records that
 * leave units short and counts that are not the newest, and how many were told before.
 */
export async function applyStock(
	db: Database,
	{ records, changes, now }: { records: AsyncIterable<PreparedRecord>; changes: Changes; now: Date },
): Promise<{ short: ReportedRow[]; stale: ReportedRow[]; repeated: number }> {
	const short: ReportedRow[] = []
	const stale: ReportedRow[] = []
	let repeated = 0
	for await (const batch of stockBatches(records)) {
		const items = batch.map(({ record }) => record)
		const source = batch[0]!.record.source
		const told = await applyAdjustments(db, { source, items, knownSkus: await knownSkus(db, batch), now })
		for (const [index, { outcome, short: units }] of told.entries()) {
			const { line, record } = batch[index]!
			const row = { line, record: record.sku, reason: outcome }
			if (outcome === 'applied') changes.add('stock_levels', 1)
			if (outcome === 'repeated') repeated += 1
			if (outcome === 'stale-sequence')
				stale.push({ ...row, field: 'sequence', detail: `${record.sequence} of ${source}` })
			if (outcome === 'stock-below-held') short.push({ ...row, field: 'absolute', detail: `${units} short` })
		}
	}
	return { short, stale, repeated }
}
