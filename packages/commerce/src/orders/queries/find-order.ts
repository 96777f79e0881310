import type { Currency } from '@vitrine/market/currencies'
import type { Database } from '../../database/client.ts'
import type { Order } from '../contract.ts'
import { isSameEmail, statusWord, tidyOrderNumber } from '../rules.ts'
import type { OrderStatus } from '../rules.ts'

/** An order with its lines and current statuses; undefined for an unknown id. */
export async function findOrder(db: Database, orderId: string): Promise<Order | undefined> {
	const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
	if (!order) return undefined
	const lines = await db
		.selectFrom('order_lines')
		.selectAll()
		.where('order_id', '=', orderId)
		.orderBy('position')
		.execute()
	const giftCards = await db
		.selectFrom('order_gift_cards')
		.select(['cent_amount', 'details'])
		.where('order_id', '=', orderId)
		.orderBy('position')
		.execute()
	const taxLines = await db
		.selectFrom('order_tax_lines')
		.selectAll()
		.where('order_id', '=', orderId)
		.orderBy('tax_rate', 'desc')
		.execute()
	return {
		id: order.id,
		orderNumber: order.order_number,
		email: order.email,
		currency: order.currency as Currency,
		orderStatus: order.order_status,
		paymentStatus: order.payment_status,
		fulfillmentStatus: order.fulfillment_status,
		statusWord: statusWord({
			orderStatus: order.order_status,
			paymentStatus: order.payment_status,
			fulfillmentStatus: order.fulfillment_status,
		}),
		orderedAt: order.ordered_at.toISOString(),
		confirmedAt: order.confirmed_at?.toISOString() ?? null,
		lines: lines.map((line) => ({
			...line.snapshot,
			sku: line.sku,
			quantity: line.quantity,
			unitCentAmount: line.unit_cent_amount,
			discountCentAmount: line.discount_cent_amount,
			totalCentAmount: line.total_cent_amount,
			taxRate: line.tax_rate,
			taxCentAmount: line.tax_cent_amount,
		})),
		giftCards: giftCards.map(({ details, cent_amount }) => ({ ...details, centAmount: cent_amount })),
		subtotalCentAmount: order.subtotal_cent_amount,
		discountCentAmount: order.discount_cent_amount,
		deliveryCentAmount: order.delivery_cent_amount,
		taxCentAmount: order.tax_cent_amount,
		totalCentAmount: order.total_cent_amount,
		taxLines: taxLines.map((line) => ({
			taxRate: line.tax_rate,
			grossCentAmount: line.gross_cent_amount,
			taxCentAmount: line.tax_cent_amount,
		})),
		snapshot: order.snapshot,
	}
}

/** The statuses of an order; undefined for an unknown id. */
export async function findOrderStatus(db: Database, orderId: string): Promise<OrderStatus | undefined> {
	const row = await db.selectFrom('orders').select('order_status').where('id', '=', orderId).executeTakeFirst()
	return row?.order_status
}

/** Site and language of an order. */
export async function findOrderOrigin(
	db: Database,
	orderId: string,
): Promise<{ site: string; languageTag: string } | undefined> {
	return db
		.selectFrom('orders')
		.select(['site', 'language_tag as languageTag'])
		.where('id', '=', orderId)
		.executeTakeFirst()
}

/** True if an order was placed with an e-mail address, ignoring case and blanks. */
export async function isOrderOf(
	db: Database,
	{ orderId, email }: { orderId: string; email: string },
): Promise<boolean> {
	const order = await db.selectFrom('orders').select('email').where('id', '=', orderId).executeTakeFirst()
	return order?.email.toLowerCase() === email
}

/** A customer's order by its number, typed in any form; undefined for another customer's or an unknown number. */
export async function findCustomerOrder(
	db: Database,
	{ customerId, orderNumber }: { customerId: string; orderNumber: string },
): Promise<Order | undefined> {
	const row = await db
		.selectFrom('orders')
		.select('id')
		.where('order_number', '=', tidyOrderNumber(orderNumber))
		.where('customer_id', '=', customerId)
		.executeTakeFirst()
	return row && findOrder(db, row.id)
}

export type StatusChange = { axis: 'order' | 'payment' | 'fulfillment'; status: string; changedAt: Date }

/** Status changes of an order, oldest first. */
export function listStatusChanges(db: Database, orderId: string): Promise<StatusChange[]> {
	return db
		.selectFrom('order_history')
		.select(['axis', 'status', 'changed_at as changedAt'])
		.where('order_id', '=', orderId)
		.orderBy('id')
		.execute()
}

/** Finds an order by number and e-mail address; undefined after the same work, so that callers cannot probe for numbers. */
export async function findOrderIdByEmail(
	db: Database,
	typed: { orderNumber: string; email: string },
): Promise<string | undefined> {
	const row = await db
		.selectFrom('orders')
		.select(['id', 'email'])
		.where('order_number', '=', tidyOrderNumber(typed.orderNumber))
		.executeTakeFirst()
	return row && isSameEmail(typed.email, row.email) ? row.id : undefined
}
