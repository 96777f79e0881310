import { sql } from 'kysely'
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
 * whether it is a new one, has changed (its position, amount, term or fee), or is known.
 */
export async function recordDispute(
	tx: DatabaseTransaction,
	input: { provider: string; account: string; orderId: string; paymentId: string; dispute: ToldDispute; now: Date },
): Promise<'new' | 'changed' | 'known'> {
	const { provider, account, orderId, paymentId, dispute, now } = input
	await lockOrder(tx, { column: 'id', value: orderId })
	const by = { provider, account, reference: dispute.reference }
	const earlier = await tx
		.selectFrom('disputes')
		.select(['stage', 'status', 'closed_at'])
		.where('provider', '=', provider)
		.where('reference', '=', dispute.reference)
		.executeTakeFirst()
	const { stage, status } = dispute
	const moved = earlier ? movedTo(earlier, dispute) : { stage, status }
	const told = {
		currency: dispute.currency,
		cent_amount: dispute.centAmount,
		reason: dispute.reason,
		...(moved ?? { stage: earlier!.stage, status: earlier!.status }),
		respond_by: dispute.respondBy,
		fee_cent_amount: dispute.fee?.centAmount ?? 0,
		fee_currency: dispute.fee?.currency ?? null,
	}
	const closedAt = isClosed(told.status) ? now : null
	const { numInsertedOrUpdatedRows } = await tx
		.insertInto('disputes')
		.values({
			...by,
			order_id: orderId,
			payment_id: paymentId,
			opened_at: dispute.openedAt,
			...told,
			closed_at: closedAt,
		})
		.onConflict((conflict) =>
			conflict
				.columns(['provider', 'reference'])
				.doUpdateSet({ ...told, closed_at: moved ? closedAt : (earlier?.closed_at ?? null) })
				.where(sql<boolean>`(disputes.stage, disputes.status, disputes.cent_amount, disputes.currency, disputes.reason,
					disputes.respond_by, disputes.fee_cent_amount, disputes.fee_currency) is distinct from
					(excluded.stage, excluded.status, excluded.cent_amount, excluded.currency, excluded.reason,
					excluded.respond_by, excluded.fee_cent_amount, excluded.fee_currency)`),
		)
		.executeTakeFirst()
	if (numInsertedOrUpdatedRows === 0n) return 'known'
	await announceOrder(tx, { orderId, type: 'payment.disputed', now })
	return earlier ? 'changed' : 'new'
}
