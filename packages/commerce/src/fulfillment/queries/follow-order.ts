import type { Database } from '../../database/client.ts'
import type { Order } from '../../orders/contract.ts'
import { findCustomerOrder, findOrder, findOrderIdByEmail, listStatusChanges } from '../../orders/queries/find-order.ts'
import type { FollowedOrder, OrderProgress, TrackedOrder } from '../contract/delivery.ts'
import { timelineOf } from '../rules/timeline.ts'
import { listParcels } from './parcels.ts'

/** An order of the customer with its parcels and its thread; undefined for another's and for none. */
export async function findFollowedOrder(
	db: Database,
	asked: { customerId: string; orderNumber: string },
): Promise<FollowedOrder | undefined> {
	const order = await findCustomerOrder(db, asked)
	return order && { ...order, ...(await follow(db, order)) }
}

async function follow(db: Database, order: Order): Promise<Pick<FollowedOrder, 'parcels' | 'timeline'>> {
	const parcels = await listParcels(db, order.id)
	const changes = await listStatusChanges(db, order.id)
	return { parcels, timeline: timelineOf({ order, parcels, changes }) }
}

/** The progress of an order for the holder of its id; undefined for an unknown id. */
export async function findOrderProgress(db: Database, orderId: string): Promise<OrderProgress | undefined> {
	const order = await findOrder(db, orderId)
	return order && { statusWord: order.statusWord, ...(await follow(db, order)) }
}

/** No order has it: what is asked about an unknown one is asked about this one instead, so that both take as long. */
export const NO_ORDER = 'no-order-at-all'

/**
 * Where an order is, for who knows its number and the address it was made with, signed in or not. Nothing that tells who
 * bought it, for how much and where it goes. Undefined when either is wrong.
 */
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
		lines: order.lines.map(({ name, colorName, sizeLabel, image, quantity }) => ({
			name,
			colorName,
			sizeLabel,
			image,
			quantity,
		})),
		giftCardCount: order.giftCards.length,
	}
}
