import { type RawBuilder, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { GiftCardDetails } from '../../gift-cards/contract.ts'
import type { OrderLineSnapshot, OrderSnapshot } from '../contract.ts'
import type { FulfillmentStatus, OrderPaymentStatus, OrderStatus } from '../rules.ts'

const COLUMNS = [
	'id',
	'order_number as orderNumber',
	'site',
	'currency',
	'language_tag as languageTag',
	'email',
	'customer_id as customerId',
	'order_status as status',
	'payment_status as payment',
	'fulfillment_status as fulfillment',
	'confirmed_at as confirmedAt',
	'delivery_cent_amount as deliveryCentAmount',
	'released_cent_amount as releasedCentAmount',
	'snapshot',
] as const

/** An order without its lines: owner, statuses and snapshot. */
export type OrderRow = {
	id: string
	orderNumber: string
	site: string
	currency: string
	languageTag: string
	email: string
	customerId: string | null
	status: OrderStatus
	payment: OrderPaymentStatus
	fulfillment: FulfillmentStatus
	confirmedAt: Date | null
	deliveryCentAmount: number
	/** What the bank held and is never captured, minor units. */
	releasedCentAmount: number
	snapshot: OrderSnapshot
}

type By = { column: 'id' | 'order_number'; value: string }

/** An order by its id or number; undefined for an unknown one. */
export function findOrderRow(db: Database, { column, value }: By): Promise<OrderRow | undefined> {
	return db.selectFrom('orders').select(COLUMNS).where(column, '=', value).executeTakeFirst()
}

/** As findOrderRow, locked until the transaction ends: serializes payment, shipment, cancellation, withdrawal and invoicing. */
export async function lockOrder(tx: DatabaseTransaction, { column, value }: By): Promise<OrderRow | undefined> {
	const { rows } = await sql<OrderRow>`/* prepared */
		select id, order_number as "orderNumber", site, currency, language_tag as "languageTag", email,
			customer_id as "customerId", order_status as status, payment_status as payment,
			fulfillment_status as fulfillment, confirmed_at as "confirmedAt",
			delivery_cent_amount as "deliveryCentAmount", released_cent_amount as "releasedCentAmount", snapshot
		from orders where ${sql.ref(column)} = ${value} for update`.execute(tx)
	return rows[0]
}

/** Orders by their ids. */
export async function findOrderRows(db: Database, ids: readonly string[]): Promise<Map<string, OrderRow>> {
	if (ids.length === 0) return new Map()
	const rows = await db.selectFrom('orders').select(COLUMNS).where('id', 'in', ids).execute()
	return new Map(rows.map((row) => [row.id, row]))
}

export type OrderLine = {
	position: number
	sku: string
	/** Units that were ordered and not cancelled. */
	quantity: number
	/** What was paid for them, after discount, minor units. */
	totalCentAmount: number
	snapshot: OrderLineSnapshot
}

/** The goods of an order that are not cancelled, by position; empty for an unknown order and for gift cards alone. */
export async function listOrderLines(db: Database, orderId: string): Promise<OrderLine[]> {
	const lines = await db
		.selectFrom('order_lines')
		.leftJoin('cancelled_units', (join) =>
			join
				.onRef('cancelled_units.order_id', '=', 'order_lines.order_id')
				.onRef('cancelled_units.position', '=', 'order_lines.position'),
		)
		.select(['order_lines.position', 'sku', 'order_lines.quantity', 'total_cent_amount', 'snapshot'])
		.select(({ fn }) => [
			fn.sum<string | null>('cancelled_units.quantity').as('cancelled'),
			fn.sum<string | null>('cancelled_units.cent_amount').as('cancelled_cent_amount'),
		])
		.where('order_lines.order_id', '=', orderId)
		.groupBy(['order_lines.order_id', 'order_lines.position'])
		.orderBy('order_lines.position')
		.execute()
	return lines.flatMap(({ position, sku, snapshot, ...line }) => {
		const quantity = line.quantity - Number(line.cancelled)
		const totalCentAmount = line.total_cent_amount - Number(line.cancelled_cent_amount)
		return quantity > 0 ? [{ position, sku, quantity, totalCentAmount, snapshot }] : []
	})
}

/** SQL of what an order sells, as JSON: its units, and its gift cards by position; null where there are none. */
export function soldColumns(orderId: string | RawBuilder<string>): RawBuilder<unknown> {
	return sql`
		(select json_agg(json_build_object('sku', sku, 'quantity', quantity)) from order_lines where order_id = ${orderId}) as items,
		(select json_agg(json_build_object('position', position, 'lineId', line_id, 'centAmount', cent_amount, 'details', details)
			order by position) from order_gift_cards where order_id = ${orderId}) as cards`
}

/** A row of `soldColumns`. */
export type SoldRow = {
	items: { sku: string; quantity: number }[] | null
	cards: { position: number; lineId: string; centAmount: number; details: GiftCardDetails }[] | null
}

/** Confirmed orders with goods not shipped since `before`, oldest first. */
export function listOrdersToShip(
	db: Database,
	{ before, limit }: { before: Date; limit: number },
): Promise<{ id: string; orderNumber: string; snapshot: OrderSnapshot }[]> {
	return db
		.selectFrom('orders')
		.select(['id', 'order_number as orderNumber', 'snapshot'])
		.where('order_status', '=', 'confirmed')
		.where('fulfillment_status', '=', 'preparing')
		.where('payment_status', 'not in', ['cancelled', 'refused'])
		.where('confirmed_at', '<=', before)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('order_lines')
					.select('sku')
					.whereRef('order_lines.order_id', '=', 'orders.id')
					.where(
						sql<boolean>`quantity > (select coalesce(sum(c.quantity), 0) from cancelled_units c
							where c.order_id = order_lines.order_id and c.position = order_lines.position)`,
					),
			),
		)
		.orderBy('confirmed_at')
		.limit(limit)
		.execute()
}

/** Snapshots of a customer's confirmed orders on a site, newest first. */
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
