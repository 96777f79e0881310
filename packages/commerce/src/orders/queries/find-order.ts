import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { Order } from '../contract.ts'
import { amountsLeft, isSameEmail, type OrderStatus, statusWord, tidyOrderNumber } from '../rules.ts'
import type { OrderGiftCardsTable, OrderLinesTable, OrdersTable, OrderTaxLinesTable } from '../tables.ts'

/** An order as it is stored, with site and language. */
export type OrderRecord = {
	order: Order
	site: SiteCode
	languageTag: LanguageTag
	/** Another one after each change of its row. */
	version: string
}

type OrderRead = Selectable<OrdersTable> & {
	version: string
	lines: Selectable<OrderLinesTable>[] | null
	gift_cards: Pick<Selectable<OrderGiftCardsTable>, 'cent_amount' | 'details'>[] | null
	tax_lines: Selectable<OrderTaxLinesTable>[] | null
	cancelled: { position: number; quantity: number; cent_amount: number }[] | null
}

/** An order with its lines and current statuses; undefined for an unknown id. */
export async function findOrder(db: Database, orderId: string): Promise<Order | undefined> {
	return (await readOrder(db, orderId))?.order
}

/** An order and, by the same statement, what a room reads beside it: SQL columns of an order `o`. Undefined for an unknown id. */
export async function readOrder<Beside = object>(
	db: Database,
	orderId: string,
	beside: RawBuilder<unknown> = sql`null as nothing`,
): Promise<(OrderRecord & { beside: Beside }) | undefined> {
	const { rows } = await sql<OrderRead & Beside>`/* prepared */
		select o.id, o.order_number, o.email, o.currency, o.order_status, o.payment_status, o.fulfillment_status,
			o.ordered_at, o.confirmed_at, o.subtotal_cent_amount, o.discount_cent_amount, o.delivery_cent_amount,
			o.tax_cent_amount, o.total_cent_amount, o.cancelled_cent_amount, o.snapshot, o.site, o.language_tag, o.xmin::text as version,
			(select json_agg(l order by l.position) from order_lines l where l.order_id = o.id) as lines,
			(select json_agg(g order by g.position) from order_gift_cards g where g.order_id = o.id) as gift_cards,
			(select json_agg(t order by t.tax_rate desc) from order_tax_lines t where t.order_id = o.id) as tax_lines,
			(select json_agg(c) from (
				select position, sum(quantity)::int as quantity, sum(cent_amount)::int as cent_amount
				from cancelled_units where order_id = o.id group by position) c) as cancelled,
			${beside}
		from orders o where o.id = ${orderId}`.execute(db)
	const [row] = rows
	return (
		row && {
			order: describeOrder(row),
			site: row.site as SiteCode,
			languageTag: row.language_tag as LanguageTag,
			version: row.version,
			beside: row,
		}
	)
}

function describeOrder(order: OrderRead): Order {
	const { lines, gift_cards, tax_lines, cancelled } = order
	const cancelledAt = (position: number) => cancelled?.find((units) => units.position === position)
	const described = {
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
		lines: (lines ?? []).map((line) => ({
			...line.snapshot,
			sku: line.sku,
			quantity: line.quantity,
			unitCentAmount: line.unit_cent_amount,
			discountCentAmount: line.discount_cent_amount,
			totalCentAmount: line.total_cent_amount,
			taxRate: line.tax_rate,
			taxCentAmount: line.tax_cent_amount,
			cancelledQuantity: cancelledAt(line.position)?.quantity ?? 0,
			cancelledCentAmount: cancelledAt(line.position)?.cent_amount ?? 0,
		})),
		giftCards: (gift_cards ?? []).map(({ details, cent_amount }) => ({ ...details, centAmount: cent_amount })),
		subtotalCentAmount: order.subtotal_cent_amount,
		discountCentAmount: order.discount_cent_amount,
		deliveryCentAmount: order.delivery_cent_amount,
		taxCentAmount: order.tax_cent_amount,
		totalCentAmount: order.total_cent_amount,
		cancelledCentAmount: order.cancelled_cent_amount,
		taxLines: (tax_lines ?? []).map((line) => ({
			taxRate: line.tax_rate,
			grossCentAmount: line.gross_cent_amount,
			taxCentAmount: line.tax_cent_amount,
		})),
		snapshot: order.snapshot,
	}
	return { ...described, left: amountsLeft({ ...described, paidWith: order.snapshot.paidWith ?? [] }) }
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
