import type { Database } from '../../database/client.ts'
import type { Order } from '../../orders/contract.ts'
import { findCustomerOrder, findOrder, findOrderIdByEmail, listStatusChanges } from '../../orders/queries/find-order.ts'
import type { FollowedOrder, OrderProgress, TrackedOrder } from '../contract/delivery.ts'
import { timelineOf } from '../rules/timeline.ts'
import { listParcels } from './parcels.ts'

/** A customer's order with parcels and timeline; undefined for another customer's or an unknown one. */
export async function findFollowedOrder(
	db: Database,
	input: { customerId: string; orderNumber: string },
): Promise<FollowedOrder | undefined> {
	const order = await findCustomerOrder(db, input)
	return order && { ...order, ...(await follow(db, order)) }
}

async function follow(db: Database, order: Order): Promise<Pick<FollowedOrder, 'parcels' | 'timeline'>> {
	const parcels = await listParcels(db, order.id)
	const changes = await listStatusChanges(db, order.id)
	return { parcels, timeline: timelineOf({ order, parcels, changes }) }
}

/** Progress of an order, for the holder of its id; undefined for an unknown id. */
export async function findOrderProgress(db: Database, orderId: string): Promise<OrderProgress | undefined> {
	const order = await findOrder(db, orderId)
	return order && { statusWord: order.statusWord, ...(await follow(db, order)) }
}

/** Id of no order, queried in place of an unknown one so that both take the same time. */
export const NO_ORDER = 'no-order-at-all'

/** Progress of an order by its number and e-mail address, without buyer, amount or destination. Undefined when either is wrong. */
export async function findTrackedOrder(
	db: Database,
	typed: { orderNumber: string; email: string },
): Promise<TrackedOrder | undefined> {
	const id = (await findOrderIdByEmail(db, typed)) ?? NO_ORDER
	const order = await findOrder(db, id)
	if (!order) return undefined
	const { parcels, timeline } = await follow(db, order)
	return {
		orderNumber: order.orderNumber,
		orderedAt: order.orderedAt,
		statusWord: order.statusWord,
		deliveryKind: order.snapshot.deliveryMethod.kind,
		earliestOn: order.snapshot.earliestOn,
		latestOn: order.snapshot.latestOn,
		timeline,
		parcels,
		lines: order.lines.map(({ name, colorName, sizeLabel, image, quantity, cancelledQuantity }) => ({
			name,
			colorName,
			sizeLabel,
			image,
			quantity,
			cancelledQuantity,
		})),
		giftCardCount: order.giftCards.length,
	}
}
