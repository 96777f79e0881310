import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { OrderLineSnapshot, OrderSnapshot } from '../contract.ts'
import type { FulfillmentStatus, OrderPaymentStatus, OrderStatus } from '../rules.ts'

export type LockedOrder = {
	id: string
	status: OrderStatus
	payment: OrderPaymentStatus
	fulfillment: FulfillmentStatus
	confirmedAt: Date | null
	snapshot: OrderSnapshot
}

/**
 * Finds an order by its id or number and locks it until the transaction ends: what pays, ships, cancels, withdraws and invoices
 * waits for each other here. Undefined for an unknown one.
 */
export async function lockOrder(
	tx: DatabaseTransaction,
	by: { column: 'id' | 'order_number'; value: string },
): Promise<LockedOrder | undefined> {
	return tx
		.selectFrom('orders')
		.select(['id', 'order_status as status', 'payment_status as payment', 'fulfillment_status as fulfillment'])
		.select(['confirmed_at as confirmedAt', 'snapshot'])
		.where(by.column, '=', by.value)
		.forUpdate()
		.executeTakeFirst()
}

export type OrderLine = {
	position: number
	sku: string
	quantity: number
	/** All units, discounts taken off, in minor units. */
	totalCentAmount: number
	snapshot: OrderLineSnapshot
}

/** The goods of an order, in their order; none for an unknown order and for one of gift cards alone. */
export function listOrderLines(db: Database, orderId: string): Promise<OrderLine[]> {
	return db
		.selectFrom('order_lines')
		.select(['position', 'sku', 'quantity', 'total_cent_amount as totalCentAmount', 'snapshot'])
		.where('order_id', '=', orderId)
		.orderBy('position')
		.execute()
}

/** Confirmed orders of which goods have not left since `before`, the oldest first. */
export function listOrdersToShip(
	db: Database,
	{ before, limit }: { before: Date; limit: number },
): Promise<{ id: string; orderNumber: string; snapshot: OrderSnapshot }[]> {
	return db
		.selectFrom('orders')
		.select(['id', 'order_number as orderNumber', 'snapshot'])
		.where('order_status', '=', 'confirmed')
		.where('fulfillment_status', '=', 'preparing')
		.where('confirmed_at', '<=', before)
		.where(({ exists, selectFrom }) =>
			exists(selectFrom('order_lines').select('sku').whereRef('order_lines.order_id', '=', 'orders.id')),
		)
		.orderBy('confirmed_at')
		.limit(limit)
		.execute()
}

/** What was said with orders, by their ids. */
export async function findSnapshots(db: Database, orderIds: readonly string[]): Promise<Map<string, OrderSnapshot>> {
	if (orderIds.length === 0) return new Map()
	const rows = await db.selectFrom('orders').select(['id', 'snapshot']).where('id', 'in', orderIds).execute()
	return new Map(rows.map(({ id, snapshot }) => [id, snapshot]))
}

/** What was said with a customer's confirmed orders on a site, the newest first. */
export async function listSnapshotsOfCustomer(
	db: Database,
	{ customerId, site, limit }: { customerId: string; site: string; limit: number },
): Promise<OrderSnapshot[]> {
	const rows = await db
		.selectFrom('orders')
		.select('snapshot')
		.where('customer_id', '=', customerId)
		.where('site', '=', site)
		.where('order_status', '=', 'confirmed')
		.orderBy('ordered_at', 'desc')
		.limit(limit)
		.execute()
	return rows.map(({ snapshot }) => snapshot)
}
