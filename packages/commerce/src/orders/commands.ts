import { randomInt } from 'node:crypto'
import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { type RawBuilder, sql } from 'kysely'
import type { CartTotals } from '../carts/rules.ts'
import type { DatabaseTransaction } from '../database/client.ts'
import { type Writes, writeTogether } from '../database/write-together.ts'
import { eventWrite } from '../events/commands.ts'
import type { EventType } from '../events/contract.ts'
import type { GiftCardDetails } from '../gift-cards/contract.ts'
import { sumOf } from '../payment-means/rules.ts'
import type { OrderLineSnapshot, OrderSnapshot } from './contract.ts'
import type { CancellationReason, FulfillmentStatus, OrderPaymentStatus, OrderStatus } from './rules.ts'

export type NewOrder = {
	id: string
	site: SiteCode
	checkoutId: string
	cartId: string
	fingerprint: string
	languageTag: LanguageTag
	email: string
	/** Null or undefined for a guest. */
	customerId?: string | null
	/** Currency of every amount of the order. */
	currency: Currency
	totals: CartTotals
	lines: { sku: string; quantity: number; unitCentAmount: number; snapshot: OrderLineSnapshot }[]
	giftCards: { id: string; centAmount: number; details: GiftCardDetails }[]
	snapshot: OrderSnapshot
	/** When a pending order expires. */
	payableUntil: Date
	now: Date
}

/** Creates a pending order with a new number. Afterwards only its statuses change. */
export async function createOrder(tx: DatabaseTransaction, order: NewOrder): Promise<{ orderNumber: string }> {
	const [row] = await writeTogether<{ order_number: string }>(
		tx,
		orderWrites(order),
		sql`select order_number from placed`,
	)
	return { orderNumber: row!.order_number }
}

/** Writes that create a pending order: `placed` has its new `order_number`. */
export function orderWrites(order: NewOrder): Writes {
	const { id, totals } = order
	return {
		placed: sql`
			insert into orders (id, site, order_number, checkout_id, cart_id, fingerprint, language_tag, email, currency,
				subtotal_cent_amount, discount_cent_amount, delivery_cent_amount, tax_cent_amount, total_cent_amount,
				snapshot, customer_id, ordered_at, updated_at)
			values (${id}, ${order.site}, ${freeOrderNumber(order.site)}, ${order.checkoutId}, ${order.cartId},
				${order.fingerprint}, ${order.languageTag}, ${order.email}, ${order.currency},
				${totals.subtotalCentAmount}, ${totals.discountCentAmount}, ${totals.deliveryCentAmount},
				${totals.taxCentAmount}, ${totals.totalCentAmount},
				${JSON.stringify(order.snapshot)}, ${order.customerId ?? null}, ${order.now},
				${order.now})
			returning order_number`,
		placed_lines: sql`
			insert into order_lines (order_id, position, sku, snapshot, quantity, unit_cent_amount, discount_cent_amount,
				total_cent_amount, tax_rate, tax_cent_amount)
			select ${id}, position, sku, snapshot, quantity, unit_cent_amount, discount_cent_amount, total_cent_amount,
				tax_rate, tax_cent_amount
			from json_to_recordset(${JSON.stringify(lineRows(order))}::json) as line (position int, sku text, snapshot jsonb,
				quantity int, unit_cent_amount int, discount_cent_amount int, total_cent_amount int, tax_rate int,
				tax_cent_amount int)`,
		placed_tax_lines: sql`
			insert into order_tax_lines (order_id, tax_rate, gross_cent_amount, tax_cent_amount)
			select ${id}, "taxRate", "grossCentAmount", "taxCentAmount"
			from json_to_recordset(${JSON.stringify(order.lines.length > 0 ? totals.taxLines : [])}::json)
				as line ("taxRate" int, "grossCentAmount" int, "taxCentAmount" int)`,
		placed_gift_cards: sql`
			insert into order_gift_cards (order_id, position, line_id, cent_amount, details, payable_until)
			select ${id}, position - 1, card ->> 'id', (card ->> 'centAmount')::int, card -> 'details', ${order.payableUntil}
			from jsonb_array_elements(${JSON.stringify(order.giftCards)}::jsonb) with ordinality as sold (card, position)`,
		...historyWrites({ orderId: id, changes: { order: 'pending', payment: 'pending' }, now: order.now }),
	}
}

function lineRows({ lines, totals }: NewOrder) {
	return lines.map(({ sku, snapshot, quantity, unitCentAmount }, position) => {
		const { discountCentAmount, totalCentAmount, taxRate, taxCentAmount } = totals.lines[position]!
		return {
			position,
			sku,
			snapshot,
			quantity,
			unit_cent_amount: unitCentAmount,
			discount_cent_amount: discountCentAmount,
			total_cent_amount: totalCentAmount,
			tax_rate: taxRate,
			tax_cent_amount: taxCentAmount,
		}
	})
}

export type OrderStatusChange = {
	orderId: string
	changes: { order?: OrderStatus; payment?: OrderPaymentStatus; fulfillment?: FulfillmentStatus }
	reason?: string
	/** In place of the events of the new statuses. */
	type?: EventType
	now: Date
}

/** Changes one or more of the three statuses of an order, with its history and its events. */
export async function changeOrderStatus(tx: DatabaseTransaction, change: OrderStatusChange): Promise<void> {
	await writeTogether(tx, statusWrites(change))
}

/** Writes that change statuses of an order, with its history and its events. `changed` has no row for an order in another status than `from`. */
export function statusWrites(change: OrderStatusChange & { from?: OrderStatus }): Writes {
	const { order = null, payment = null, fulfillment = null } = change.changes
	return {
		changed: sql`
			update orders set order_status = coalesce(${order}::text, order_status),
				payment_status = coalesce(${payment}::text, payment_status),
				fulfillment_status = coalesce(${fulfillment}::text, fulfillment_status),
				confirmed_at = case when ${order}::text = 'confirmed' then ${change.now}::timestamptz else confirmed_at end,
				version = version + 1, updated_at = ${change.now}
			where id = ${change.orderId} ${change.from ? sql`and order_status = ${change.from}` : sql``}
			returning order_number, site, confirmed_at`,
		...orderEventWrites(change.type ? [change.type] : eventsOf(change.changes), change),
		...historyWrites(change),
	}
}

const EVENTS: Readonly<Record<string, EventType>> = {
	confirmed: 'order.confirmed',
	cancelled: 'order.cancelled',
	paid: 'payment.captured',
	refunded: 'payment.refunded',
	shipped: 'order.sent',
	delivered: 'order.delivered',
}

/** The events of new statuses; of a payment that is cancelled nothing was taken. */
function eventsOf({ order, payment, fulfillment }: OrderStatusChange['changes']): EventType[] {
	const statuses = [order, payment === 'cancelled' ? undefined : payment, fulfillment]
	const types = statuses.flatMap((status) => (status && EVENTS[status]) ?? [])
	return types.length > 0 ? types : ['order.changed']
}

/** Writes that tell other systems of the row of `changed`, if it is of a contract. */
function orderEventWrites(types: readonly EventType[], { now, subject }: { now: Date; subject?: string }): Writes {
	return {
		order_events: eventWrite(
			sql`select type, coalesce(${subject ?? null}::text, order_number), site, null::text, null::integer
				from changed, unnest(${types}::text[]) as type where confirmed_at is not null`,
			now,
		),
	}
}

/**
 * Records an event that no status of the order tells: its row is locked and has another version. `subject`: by default
 * the number of the order.
 */
export async function announceOrder(
	tx: DatabaseTransaction,
	event: { orderId: string; type: EventType; subject?: string; now: Date },
): Promise<void> {
	const changed = sql`
		update orders set version = version + 1, updated_at = ${event.now} where id = ${event.orderId}
		returning order_number, site, confirmed_at`
	await writeTogether(tx, { changed, ...orderEventWrites([event.type], event) })
}

function historyWrites(change: OrderStatusChange): Writes {
	const { order, payment, fulfillment } = change.changes
	return {
		history: sql`
			insert into order_history (order_id, axis, status, reason, changed_at)
			select ${change.orderId}, axis, status, ${change.reason ?? null}::text, ${change.now}::timestamptz
			from unnest('{order,payment,fulfillment}'::text[], ${[order ?? null, payment ?? null, fulfillment ?? null]}::text[])
				as change (axis, status)
			where status is not null`,
	}
}

const LOWEST_NUMBER = 10_000_000

/**
 * Draws an order number: the site's country and eight random digits, `FR-48201937`. Sequential numbers would reveal
 * how much a shop sells, and to everybody the neighboring orders (decision 0047).
 */
function drawOrderNumber(countryCode: string): string {
	return `${countryCode}-${randomInt(LOWEST_NUMBER, 10 * LOWEST_NUMBER)}`
}

const DRAWS = 8

/** SQL of an unused order number. There are ninety million per country, so of a few draws one is free. */
function freeOrderNumber(site: SiteCode): RawBuilder<string> {
	const drawn = Array.from({ length: DRAWS }, () => drawOrderNumber(SITES[site].countryCode))
	return sql`(select number from unnest(${drawn}::text[]) as drawn (number)
		where not exists (select from orders where order_number = drawn.number) limit 1)`
}

export type NewCancellation = {
	id: string
	orderId: string
	key: string
	reason: CancellationReason
	/** `centAmount`: what was paid for them. */
	units: readonly { position: number; quantity: number; centAmount: number }[]
	deliveryCentAmount: number
	releasedCentAmount: number
	now: Date
}

/** Records that units of an order are cancelled; its row is locked. */
export async function recordCancellation(tx: DatabaseTransaction, cancelled: NewCancellation): Promise<void> {
	const { id, orderId, units, deliveryCentAmount, releasedCentAmount } = cancelled
	const { key, reason, now } = cancelled
	await tx
		.insertInto('cancellations')
		.values({
			id,
			order_id: orderId,
			key,
			reason,
			delivery_cent_amount: deliveryCentAmount,
			released_cent_amount: releasedCentAmount,
			cancelled_at: now,
		})
		.execute()
	const rows = units.map(({ position, quantity, centAmount }) => ({
		cancellation_id: id,
		order_id: orderId,
		position,
		quantity,
		cent_amount: centAmount,
	}))
	if (rows.length > 0) await tx.insertInto('cancelled_units').values(rows).execute()
	await tx
		.updateTable('orders')
		.set(({ eb }) => ({
			cancelled_cent_amount: eb('cancelled_cent_amount', '+', sumOf(units) + deliveryCentAmount),
			released_cent_amount: eb('released_cent_amount', '+', releasedCentAmount),
		}))
		.where('id', '=', orderId)
		.execute()
}

/** Records that so much of what was never to be captured has been captured all the same; the order's row is locked. */
export async function recordSurplus(
	tx: DatabaseTransaction,
	{ orderId, centAmount }: { orderId: string; centAmount: number },
): Promise<void> {
	await tx
		.updateTable('orders')
		.set(({ eb }) => ({ released_cent_amount: eb('released_cent_amount', '-', centAmount) }))
		.where('id', '=', orderId)
		.execute()
}

/** Assigns to a customer the guest orders of an e-mail address they have verified; `email` in lower case. */
export async function claimOrders(
	tx: DatabaseTransaction,
	{ customerId, email }: { customerId: string; email: string },
): Promise<void> {
	await tx
		.updateTable('orders')
		.set({ customer_id: customerId })
		.where(({ fn }) => fn<string>('lower', ['email']), '=', email)
		.where('customer_id', 'is', null)
		.execute()
}
