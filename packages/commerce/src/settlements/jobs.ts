import type { Database } from '../database/client.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import type { PaymentBook } from '../payments/providers/payment-book.ts'
import { importSettlement } from './commands.ts'
import { findSettledSince, listUnmatchedLines, listUnsettled } from './queries.ts'

export type SettlementWork = { db: Database; payments: PaymentBook; clock: () => Date; log: Log }

/** Imports what the accounts have paid out since, and reports what does not match. One that fails stops no other. */
export async function importSettlements({ db, payments, clock, log }: SettlementWork): Promise<void> {
	const days = new Set<string>()
	for (const { name: provider, account, listSettlements } of payments.providers) {
		const since = listSettlements && (await findSettledSince(db, { provider, account }))
		if (!listSettlements || !since) continue
		try {
			for await (const settlement of listSettlements(since)) {
				const { reference, paidOn } = settlement
				try {
					if (await importSettlement(db, { provider, account, settlement, now: clock() })) days.add(paidOn)
				} catch (error) {
					log.error({ err: error, provider, account, reference }, 'A settlement could not be imported')
				}
			}
		} catch (error) {
			log.error({ err: error, provider, account }, 'Settlements could not be read')
		}
	}
	if (days.size === 0) return
	const unmatched = await listUnsettled(db)
	for (const day of days) unmatched.push(...(await listUnmatchedLines(db, day)))
	if (unmatched.length === 0) return
	const lines = unmatched.slice(0, 20).map(({ outcome, reference, operation }) => ({ outcome, reference, operation }))
	log.error({ count: unmatched.length, days: [...days], lines }, 'Settlements do not match')
}
