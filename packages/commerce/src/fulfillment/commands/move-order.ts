import type { DatabaseTransaction } from '../../database/client.ts'
import { changeOrderStatus } from '../../orders/commands.ts'
import type { FulfillmentStatus, OrderStatus } from '../../orders/rules.ts'
import { readParcelStates } from '../queries/parcels.ts'
import { movesOn, standing } from '../rules/parcels.ts'

export type LockedOrder = { id: string; status: OrderStatus; fulfillment: FulfillmentStatus }

/** Finds an order by its id or number and locks it until the transaction ends; undefined for an unknown one. */
export async function lockOrder(
	tx: DatabaseTransaction,
	by: { column: 'id' | 'order_number'; value: string },
): Promise<LockedOrder | undefined> {
	return tx
		.selectFrom('orders')
		.select(['id', 'order_status as status', 'fulfillment_status as fulfillment'])
		.where(by.column, '=', by.value)
		.forUpdate()
		.executeTakeFirst()
}

/** Carries what its parcels say into an order, where that moves it on. */
export async function moveOrder(
	tx: DatabaseTransaction,
	{ order, now }: { order: LockedOrder; now: Date },
): Promise<void> {
	const { ordered, parcels } = await readParcelStates(tx, order.id)
	const fulfillment = standing(ordered, parcels)
	if (!fulfillment || order.status !== 'confirmed' || !movesOn(order.fulfillment, fulfillment)) return
	await changeOrderStatus(tx, { orderId: order.id, changes: { fulfillment }, now })
}
