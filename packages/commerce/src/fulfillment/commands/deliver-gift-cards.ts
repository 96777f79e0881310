import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { changeOrderStatus } from '../../orders/commands.ts'
import { listOrderLines, lockOrder, type OrderRow } from '../../orders/queries/order-rows.ts'
import { lastCardSent } from '../queries/parcels.ts'
import { movesOn } from '../rules/parcels.ts'

/**
 * An order of gift cards alone has no parcel: it is delivered with the e-mail of its last card (R111). Called after
 * each e-mail; does nothing while a card is unsent, for orders with goods, and when repeated.
 */
export async function deliverGiftCards(db: Database, input: { giftCardId: string; now: Date }): Promise<void> {
	const card = await db
		.selectFrom('gift_cards')
		.select('order_id as orderId')
		.where('id', '=', input.giftCardId)
		.executeTakeFirst()
	if (!card) return
	await db.transaction().execute(async (tx) => {
		const order = await lockOrder(tx, { column: 'id', value: card.orderId })
		if (order) await deliverWithoutGoods(tx, { order, now: input.now })
	})
}

/** Delivers an order that has no goods, or none any more, once its last card is sent; its row is locked. */
export async function deliverWithoutGoods(
	tx: DatabaseTransaction,
	{ order, now }: { order: OrderRow; now: Date },
): Promise<void> {
	if (order.status !== 'confirmed' || !movesOn(order.fulfillment, 'delivered')) return
	const goods = await listOrderLines(tx, order.id)
	if (goods.length > 0 || !(await lastCardSent(tx, order.id))) return
	await changeOrderStatus(tx, { orderId: order.id, changes: { fulfillment: 'delivered' }, now })
}
