import type { Database } from '../../database/client.ts'
import { findOrderRows } from '../../orders/queries/order-rows.ts'
import { type RefundClock, refundClock } from '../../fulfillment/rules/deadlines.ts'

export type DueRefund = RefundClock & { returnNumber: string; orderNumber: string; notifiedAt: Date }

/** A refund that the provider refused. */
export type FailedRefund = { refundId: string; orderNumber: string; reference: string; failure: string; askedAt: Date }

/** Refunds that wait for a person, oldest first. At most 500. */
export async function listFailedRefunds(db: Database): Promise<FailedRefund[]> {
	const rows = await db
		.selectFrom('refunds')
		.innerJoin('orders', 'orders.id', 'refunds.order_id')
		.select(['refunds.id as refundId', 'order_number as orderNumber', 'reference', 'created_at as askedAt'])
		.select((eb) => eb.fn.coalesce('failure', eb.val('')).as('failure'))
		.where('refunds.status', '=', 'failed')
		.orderBy('created_at')
		.limit(500)
		.execute()
	return rows
}

/** Returns with a pending refund and its due date (law 3), oldest first. At most 500. */
export async function listDueRefunds(db: Database, now: Date): Promise<DueRefund[]> {
	const rows = await db
		.selectFrom('returns')
		.leftJoin('refunds', (join) =>
			join.onRef('refunds.order_id', '=', 'returns.order_id').onRef('refunds.reference', '=', 'returns.return_number'),
		)
		.leftJoin('return_events', (join) =>
			join.onRef('return_events.return_number', '=', 'returns.return_number').on('return_events.kind', '=', 'proof'),
		)
		.select([
			'returns.return_number',
			'returns.order_id',
			'returns.requested_at',
			'returns.received_at',
			'return_events.happened_at as proved_at',
		])
		.where((eb) => eb.or([eb('returns.status', '=', 'registered'), eb('refunds.status', 'in', ['pending', 'failed'])]))
		.orderBy('returns.requested_at')
		.limit(500)
		.execute()
	const orderIds = rows.map((row) => row.order_id)
	const orders = await findOrderRows(db, orderIds)
	return rows.map((row) => {
		const goodsOrProof = [row.received_at, row.proved_at].flatMap((instant) => instant ?? []).sort((a, b) => +a - +b)
		return {
			returnNumber: row.return_number,
			orderNumber: orders.get(row.order_id)?.orderNumber ?? '',
			notifiedAt: row.requested_at,
			...refundClock({ notifiedAt: row.requested_at, goodsOrProofAt: goodsOrProof[0] ?? null, now }),
		}
	})
}

const DAY = 86_400_000

/** Statements for the operator: unmatched, late, not executable, or held and unconfirmed for a day. The newest 500. */
export async function listOpenStatements(db: Database, now: Date) {
	const rows = await db
		.selectFrom('withdrawals')
		.leftJoin('held_withdrawals as held', 'held.withdrawal_id', 'withdrawals.id')
		.select(['withdrawals.id', 'site', 'name', 'order_number', 'email', 'content', 'stated_at'])
		.select((eb) => eb.fn.coalesce('held.outcome', 'withdrawals.outcome').as('outcome'))
		.where(({ eb, and, or, fn }) => {
			const outcome = fn.coalesce('held.outcome', 'withdrawals.outcome')
			const isWaiting = and([eb(outcome, '=', 'held'), eb('stated_at', '<=', new Date(now.getTime() - DAY))])
			return or([eb(outcome, 'in', ['unmatched', 'review', 'late']), isWaiting])
		})
		.orderBy('stated_at', 'desc')
		.limit(500)
		.execute()
	return rows.flatMap(({ outcome, ...row }) => (isOpen(outcome) ? [{ ...row, outcome }] : []))
}

const OPEN = ['unmatched', 'review', 'late', 'held'] as const

function isOpen(outcome: string): outcome is (typeof OPEN)[number] {
	return OPEN.some((open) => open === outcome)
}
