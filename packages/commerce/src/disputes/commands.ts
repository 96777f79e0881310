import type { DatabaseTransaction } from '../database/client.ts'
import { announceOrder } from '../orders/commands.ts'
import { lockOrder } from '../orders/queries/order-rows.ts'
import { type DisputePosition, isClosed, movedTo } from './rules.ts'

/** A dispute as its provider tells of it. */
export type ToldDispute = DisputePosition & {
	/** The provider's own id. */
	reference: string
	centAmount: number
	currency: string
	reason: string
	respondBy: Date | null
	/** What the provider has charged for it, minor units; null where it has not. */
	fee: { centAmount: number; currency: string } | null
	openedAt: Date
}

/**
 * Records a dispute, or how it goes on, and announces it with its order, which it changes by nothing else. Returns
 * whether it is a new one, has moved, or is known.
 */
export async function recordDispute(
	tx: DatabaseTransaction,
	input: { provider: string; account: string; orderId: string; paymentId: string; dispute: ToldDispute; now: Date },
): Promise<'new' | 'moved' | 'known'> {
	const { provider, account, orderId, paymentId, dispute, now } = input
	await lockOrder(tx, { column: 'id', value: orderId })
	const by = { provider, account, reference: dispute.reference }
	const rows = tx.selectFrom('disputes').select(['stage', 'status'])
	const earlier = await rows
		.where('provider', '=', provider)
		.where('reference', '=', dispute.reference)
		.executeTakeFirst()
	const position = earlier ? movedTo(earlier, dispute) : { stage: dispute.stage, status: dispute.status }
	if (!position) return 'known'
	const told = {
		currency: dispute.currency,
		cent_amount: dispute.centAmount,
		reason: dispute.reason,
		...position,
		respond_by: dispute.respondBy,
		fee_cent_amount: dispute.fee?.centAmount ?? 0,
		fee_currency: dispute.fee?.currency ?? null,
		closed_at: isClosed(position.status) ? now : null,
	}
	await tx
		.insertInto('disputes')
		.values({ ...by, order_id: orderId, payment_id: paymentId, opened_at: dispute.openedAt, ...told })
		.onConflict((conflict) => conflict.columns(['provider', 'reference']).doUpdateSet(told))
		.execute()
	await announceOrder(tx, { orderId, type: 'payment.disputed', now })
	return earlier ? 'moved' : 'new'
}
