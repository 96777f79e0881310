import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import type { Operator } from '../http/permissions.ts'
import { announceOrder } from '../orders/commands.ts'
import { lockOrder, type OrderRow } from '../orders/queries/order-rows.ts'
import { tidyOrderNumber } from '../orders/rules.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { HoldReason } from './rules.ts'

type NewHold = {
	orderId: string
	paymentId: string
	reason: HoldReason
	/** The provider's id of what it has told. */
	reference: string
	/** The provider's word. */
	detail: string | null
	now: Date
}

/**
 * Holds an order until a person has decided, once for what was told; it changes nothing else of it. Tells other systems
 * and the retailer. False for a hold that is known.
 */
export async function holdOrder(tx: DatabaseTransaction, hold: NewHold): Promise<boolean> {
	const { orderId, paymentId, reason, reference, detail, now } = hold
	await lockOrder(tx, { column: 'id', value: orderId })
	const { numInsertedOrUpdatedRows } = await tx
		.insertInto('order_holds')
		.values({
			reason,
			reference,
			detail,
			order_id: orderId,
			payment_id: paymentId,
			held_at: now,
			ended_at: null,
			outcome: null,
			ended_by: null,
			note: null,
		})
		.onConflict((conflict) => conflict.columns(['reason', 'reference']).doNothing())
		.executeTakeFirst()
	if (numInsertedOrUpdatedRows !== 1n) return false
	await announceOrder(tx, { orderId, type: 'order.held', now })
	await enqueue(tx, { name: 'send-order-held', data: { reason, reference }, singletonKey: `${reason} ${reference}` })
	return true
}

/** Who ends a hold, and why. */
export type Decision = {
	orderNumber: string
	/** Sites of the caller; null: all. */
	sites: Operator['sites']
	by: string
	note: string
	now: Date
}

/** Locks a held order for a decision. */
export async function lockHeldOrder(
	tx: DatabaseTransaction,
	{ orderNumber, sites }: Pick<Decision, 'orderNumber' | 'sites'>,
): Promise<{ ok: true; order: OrderRow } | { ok: false; reason: 'order-not-found' | 'not-held' }> {
	const order = await lockOrder(tx, { column: 'order_number', value: tidyOrderNumber(orderNumber) })
	if (!order || (sites && !sites.some((site) => site === order.site))) return { ok: false, reason: 'order-not-found' }
	const open = tx.selectFrom('order_holds').select('reference').where('order_id', '=', order.id)
	const isHeld = await open.where('ended_at', 'is', null).executeTakeFirst()
	return isHeld ? { ok: true, order } : { ok: false, reason: 'not-held' }
}

/** Ends every hold of an order whose row is locked. */
export async function endHolds(
	tx: DatabaseTransaction,
	ending: { orderId: string; outcome: 'released' | 'cancelled' } & Pick<Decision, 'by' | 'note' | 'now'>,
): Promise<void> {
	await tx
		.updateTable('order_holds')
		.set({ ended_at: ending.now, outcome: ending.outcome, ended_by: ending.by, note: ending.note })
		.where('order_id', '=', ending.orderId)
		.where('ended_at', 'is', null)
		.execute()
}

export type ReleaseResult = { ok: true } | { ok: false; reason: 'order-not-found' | 'not-held' | 'order-cancelled' }

/** Lets a held order go on: its money is captured, and its gift cards are sent, as they would have been. */
export async function releaseOrder(db: Database, decision: Decision): Promise<ReleaseResult> {
	return db.transaction().execute(async (tx): Promise<ReleaseResult> => {
		const locked = await lockHeldOrder(tx, decision)
		if (!locked.ok) return locked
		const { id: orderId, status } = locked.order
		if (status === 'cancelled') return { ok: false, reason: 'order-cancelled' }
		const { now } = decision
		const { rows } = await sql<{ paymentId: string }>`
			select payment_id as "paymentId" from order_holds where order_id = ${orderId} and ended_at is null`.execute(tx)
		await endHolds(tx, { ...decision, orderId, outcome: 'released' })
		await announceOrder(tx, { orderId, type: 'order.released', now })
		for (const paymentId of new Set(rows.map((row) => row.paymentId)))
			await enqueue(tx, { name: 'capture-payment', data: { paymentId }, singletonKey: paymentId })
		const cards = tx.selectFrom('gift_cards').select('id').where('order_id', '=', orderId)
		// Later ones have their job.
		for (const { id } of await cards.where('sent_at', 'is', null).where('send_at', '<=', now).execute())
			await enqueue(tx, { name: 'send-gift-card', data: { giftCardId: id }, singletonKey: id })
		return { ok: true }
	})
}
