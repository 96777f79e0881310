import type { Database } from '../../database/client.ts'
import { type RefundClock, refundClock } from '../rules/deadlines.ts'

export type DueRefund = RefundClock & { returnNumber: string; orderNumber: string; notifiedAt: Date }

/** Returns whose money has not gone back, with the clock of each (law 3), oldest first. At most 500. */
export async function listDueRefunds(db: Database, now: Date): Promise<DueRefund[]> {
	const rows = await db
		.selectFrom('returns')
		.innerJoin('orders', 'orders.id', 'returns.order_id')
		.leftJoin('refunds', (join) =>
			join.onRef('refunds.order_id', '=', 'returns.order_id').onRef('refunds.reference', '=', 'returns.return_number'),
		)
		.leftJoin('return_events', (join) =>
			join.onRef('return_events.return_number', '=', 'returns.return_number').on('return_events.kind', '=', 'proof'),
		)
		.select([
			'returns.return_number',
			'orders.order_number',
			'returns.requested_at',
			'returns.received_at',
			'return_events.happened_at as proved_at',
		])
		.where((eb) => eb.or([eb('returns.status', '=', 'registered'), eb('refunds.status', '=', 'pending')]))
		.orderBy('returns.requested_at')
		.limit(500)
		.execute()
	return rows.map((row) => {
		const goodsOrProof = [row.received_at, row.proved_at].flatMap((instant) => instant ?? []).sort((a, b) => +a - +b)
		return {
			returnNumber: row.return_number,
			orderNumber: row.order_number,
			notifiedAt: row.requested_at,
			...refundClock({ notifiedAt: row.requested_at, goodsOrProofAt: goodsOrProof[0] ?? null, now }),
		}
	})
}

/** Statements somebody has to look at: they fit no order, came late, or could not be carried out. The newest 500. */
export async function listOpenStatements(db: Database) {
	const rows = await db
		.selectFrom('withdrawals')
		.select(['id', 'site', 'name', 'order_number', 'email', 'outcome', 'content', 'stated_at'])
		.where('outcome', 'in', ['unmatched', 'review', 'late'])
		.orderBy('stated_at', 'desc')
		.limit(500)
		.execute()
	return rows.flatMap(({ outcome, ...row }) =>
		outcome === 'unmatched' || outcome === 'review' || outcome === 'late' ? [{ ...row, outcome }] : [],
	)
}
