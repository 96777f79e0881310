import pg from 'pg'
import type { Database } from '../database/client.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import type { PaymentBook } from '../payments/providers/payment-book.ts'
import type { ProviderSettlement } from '../payments/providers/settlement.ts'
import { importSettlement } from './commands.ts'
import { findSettledSince, listImportedDays, listUnmatchedLines, listUnsettled } from './queries.ts'

export type SettlementWork = { db: Database; payments: PaymentBook; clock: () => Date; log: Log }

/** Milliseconds for which what was imported is compared again. */
const COMPARED = 7 * 86_400_000

/**
 * Imports what the accounts have paid out since, oldest first, so that a run that ends early is taken up where it was,
 * and reports what does not match of a week's imports. An account that fails stops no other.
 */
export async function importSettlements({ db, payments, clock, log }: SettlementWork): Promise<void> {
	for (const { name: provider, account, listSettlements } of payments.providers) {
		const since = listSettlements && (await findSettledSince(db, { provider, account }))
		if (!listSettlements || !since) continue
		try {
			const settlements: ProviderSettlement[] = []
			for await (const settlement of listSettlements(since)) settlements.push(settlement)
			for (const settlement of settlements.sort((one, other) => +one.createdAt - +other.createdAt)) {
				try {
					await importSettlement(db, { provider, account, settlement, now: clock() })
				} catch (error) {
					// What the provider does not answer is asked for in the next run, before anything later.
					if (!(error instanceof pg.DatabaseError) || !/^2[23]/.test(error.code ?? '')) throw error
					const { reference } = settlement
					log.error({ err: error, provider, account, reference }, 'A settlement could not be imported')
				}
			}
		} catch (error) {
			log.error({ err: error, provider, account }, 'Settlements could not be read')
		}
	}
	const days = await listImportedDays(db, new Date(clock().getTime() - COMPARED))
	if (days.length === 0) return
	const unmatched = await listUnsettled(db)
	for (const day of days) unmatched.push(...(await listUnmatchedLines(db, day)))
	if (unmatched.length === 0) return
	const lines = unmatched.slice(0, 20).map(({ outcome, reference, operation }) => ({ outcome, reference, operation }))
	log.error({ count: unmatched.length, days, lines }, 'Settlements do not match')
}
