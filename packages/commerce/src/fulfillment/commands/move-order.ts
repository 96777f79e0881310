import type { DatabaseTransaction } from '../../database/client.ts'
import { announceOrder, changeOrderStatus } from '../../orders/commands.ts'
import type { OrderRow } from '../../orders/queries/order-rows.ts'
import { readParcelStates } from '../queries/parcels.ts'
import { movesOn, standing } from '../rules/parcels.ts'

/** Updates the fulfillment status of an order from its parcels, one of which has changed. */
export async function moveOrder(
	tx: DatabaseTransaction,
	{ order, now }: { order: OrderRow; now: Date },
): Promise<void> {
	const { ordered, parcels } = await readParcelStates(tx, order.id)
	const fulfillment = standing(ordered, parcels)
	if (!fulfillment || order.status !== 'confirmed' || !movesOn(order.fulfillment, fulfillment))
		return announceOrder(tx, { orderId: order.id, type: 'order.changed', now })
	await changeOrderStatus(tx, { orderId: order.id, changes: { fulfillment }, now })
}
