import type { DatabaseTransaction } from '../../database/client.ts'
import { changeKnownPrices } from '../../price-lists/commands.ts'
import type { PriceRecord } from '../delta-records.ts'
import type { Report } from '../report.ts'
import type { Changes } from './changes.ts'

type Told = { line: number; record: PriceRecord }

/** Writes price records, with the log that reductions are compared with, and reports those that are refused. */
export async function writePriceChanges(
	tx: DatabaseTransaction,
	batch: readonly Told[],
	{ report, changes, now }: { report: Report; changes: Changes; now: Date },
): Promise<void> {
	for (const [site, told] of Map.groupBy(batch, ({ record }) => record.site)) {
		const items = told.map(({ record: { sku, centAmount, vatClass, offer } }) => ({
			sku,
			centAmount,
			vatClass,
			offer: offer && {
				centAmount: offer.centAmount,
				from: new Date(offer.from),
				until: offer.until === undefined ? null : new Date(offer.until),
			},
		}))
		const { outcomes, written } = await changeKnownPrices(tx, { site, items, now })
		changes.add('prices', written)
		for (const [index, reason] of outcomes.entries()) {
			const { line, record } = told[index]!
			const field = reason === 'sku-unknown' ? 'sku' : reason.startsWith('offer') ? 'offer' : 'centAmount'
			if (reason !== 'accepted') await report.add([{ line, record: record.sku, field, reason }])
		}
	}
}
