import type { Database } from '../../database/client.ts'
import { voidGiftCards } from '../../gift-cards/commands/give-back.ts'
import { type Decision, endHolds, lockHeldOrder } from '../../order-holds/commands.ts'
import { lockOrderState } from '../queries/order-state.ts'
import { cancelProblem } from '../rules/options.ts'
import { endOrder } from './cancel-order.ts'

export type CancelHeldResult =
	| { ok: true }
	| { ok: false; reason: 'order-not-found' | 'not-held' | NonNullable<ReturnType<typeof cancelProblem>> }

/**
 * Cancels a held order for the shop, as its buyer could: everything is refunded and they are told, without the reason.
 * Refused once a parcel or a gift card has left.
 */
export async function cancelHeldOrder(db: Database, decision: Decision): Promise<CancelHeldResult> {
	return db.transaction().execute(async (tx): Promise<CancelHeldResult> => {
		const locked = await lockHeldOrder(tx, decision)
		if (!locked.ok) return locked
		const { id: orderId } = locked.order
		const order = (await lockOrderState(tx, { column: 'id', value: orderId }))!
		const reason = cancelProblem(order)
		if (reason) return { ok: false, reason }
		const { now } = decision
		const cards = await voidGiftCards(tx, { orderId, onlyIf: 'unsent', now })
		if (!cards.ok) return { ok: false, reason: 'gift-cards-sent' }
		await endHolds(tx, { ...decision, orderId, outcome: 'cancelled' })
		await endOrder(tx, { order, reason: 'shop', now })
		return { ok: true }
	})
}
