import type { Database } from '../../database/client.ts'
import { receiveReturn } from './receive-return.ts'

/**
 * Simulates the warehouse of a demo shop: returns requested `returnSeconds` ago arrive in good order, through the same
 * command as real ones. Returns of unshipped goods wait. A failed return does not block others.
 */
export async function receiveDueReturns(
	work: { db: Database; returnSeconds: number; onError: (error: unknown) => void },
	now: Date,
): Promise<void> {
	const due = await work.db
		.selectFrom('returns')
		.select('return_number as returnNumber')
		.where('status', '=', 'registered')
		.where('requested_at', '<=', new Date(now.getTime() - work.returnSeconds * 1_000))
		.where(({ exists, selectFrom }) =>
			exists(selectFrom('parcels').select('parcels.id').whereRef('parcels.order_id', '=', 'returns.order_id')),
		)
		.orderBy('requested_at')
		.limit(100)
		.execute()
	for (const { returnNumber } of due) {
		try {
			const lines = await work.db
				.selectFrom('return_lines')
				.select(['position', 'quantity as accepted'])
				.where('return_number', '=', returnNumber)
				.execute()
			const accepted = lines.map((line) => ({
				...line,
				refused: 0,
				refusal: null,
				deductionCentAmount: 0,
				deduction: null,
			}))
			await receiveReturn(work.db, { returnNumber, lines: accepted, isGoodsBack: true, now })
		} catch (error) {
			work.onError(error)
		}
	}
}
