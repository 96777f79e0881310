import { randomInt } from 'node:crypto'
import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { CartTotals } from '../carts/rules.ts'
import type { DatabaseTransaction } from '../database/client.ts'
import type { GiftCardDetails } from '../gift-cards/contract.ts'
import type { OrderLineSnapshot, OrderSnapshot } from './contract.ts'
import type { FulfillmentStatus, OrderPaymentStatus, OrderStatus } from './rules.ts'

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
	const { totals } = order
	const orderNumber = await freeOrderNumber(tx, order.site)
	await tx
		.insertInto('orders')
		.values({
			id: order.id,
			site: order.site,
			order_number: orderNumber,
			checkout_id: order.checkoutId,
			cart_id: order.cartId,
			fingerprint: order.fingerprint,
			language_tag: order.languageTag,
			email: order.email,
			currency: order.currency,
			subtotal_cent_amount: totals.subtotalCentAmount,
			discount_cent_amount: totals.discountCentAmount,
			delivery_cent_amount: totals.deliveryCentAmount,
			tax_cent_amount: totals.taxCentAmount,
			total_cent_amount: totals.totalCentAmount,
			snapshot: JSON.stringify(order.snapshot),
			customer_id: order.customerId ?? null,
			ordered_at: order.now,
			confirmed_at: null,
		})
		.execute()
	await insertLines(tx, order)
	await recordHistory(tx, { orderId: order.id, changes: { order: 'pending', payment: 'pending' }, now: order.now })
	return { orderNumber }
}

/** Inserts goods, gift cards and tax lines; each list may be empty. */
async function insertLines(tx: DatabaseTransaction, order: NewOrder): Promise<void> {
	const { totals } = order
	const cards = order.giftCards.map(({ id, centAmount, details }, position) => ({
		order_id: order.id,
		position,
		line_id: id,
		cent_amount: centAmount,
		details: JSON.stringify(details),
		payable_until: order.payableUntil,
	}))
	if (cards.length > 0) await tx.insertInto('order_gift_cards').values(cards).execute()
	if (order.lines.length === 0) return
	await tx
		.insertInto('order_lines')
		.values(
			order.lines.map((line, position) => ({
				order_id: order.id,
				position,
				sku: line.sku,
				snapshot: JSON.stringify(line.snapshot),
				quantity: line.quantity,
				unit_cent_amount: line.unitCentAmount,
				discount_cent_amount: totals.lines[position]!.discountCentAmount,
				total_cent_amount: totals.lines[position]!.totalCentAmount,
				tax_rate: totals.lines[position]!.taxRate,
				tax_cent_amount: totals.lines[position]!.taxCentAmount,
			})),
		)
		.execute()
	await tx
		.insertInto('order_tax_lines')
		.values(
			totals.taxLines.map((line) => ({
				order_id: order.id,
				tax_rate: line.taxRate,
				gross_cent_amount: line.grossCentAmount,
				tax_cent_amount: line.taxCentAmount,
			})),
		)
		.execute()
}

export type OrderStatusChange = {
	orderId: string
	changes: { order?: OrderStatus; payment?: OrderPaymentStatus; fulfillment?: FulfillmentStatus }
	reason?: string
	now: Date
}

/** Changes one or more of the three statuses of an order and records the change in its history. */
export async function changeOrderStatus(tx: DatabaseTransaction, change: OrderStatusChange): Promise<void> {
	const { order, payment, fulfillment } = change.changes
	await tx
		.updateTable('orders')
		.set({
			...(order ? { order_status: order } : {}),
			...(order === 'confirmed' ? { confirmed_at: change.now } : {}),
			...(payment ? { payment_status: payment } : {}),
			...(fulfillment ? { fulfillment_status: fulfillment } : {}),
		})
		.where('id', '=', change.orderId)
		.execute()
	await recordHistory(tx, change)
}

async function recordHistory(tx: DatabaseTransaction, change: OrderStatusChange): Promise<void> {
	const rows = Object.entries(change.changes).map(([axis, status]) => ({
		order_id: change.orderId,
		axis: axis as 'order' | 'payment' | 'fulfillment',
		status,
		reason: change.reason ?? null,
		changed_at: change.now,
	}))
	await tx.insertInto('order_history').values(rows).execute()
}

const LOWEST_NUMBER = 10_000_000

/**
 * Draws an order number: the site's country and eight random digits, `FR-48201937`. Sequential numbers would reveal
 * how much a shop sells, and to everybody the neighboring orders (decision 0047).
 */
function drawOrderNumber(countryCode: string): string {
	return `${countryCode}-${randomInt(LOWEST_NUMBER, 10 * LOWEST_NUMBER)}`
}

/** Draws an unused order number. There are ninety million per country, so a collision is rare; it is drawn again. */
async function freeOrderNumber(tx: DatabaseTransaction, site: SiteCode): Promise<string> {
	for (;;) {
		const number = drawOrderNumber(SITES[site].countryCode)
		const taken = await tx.selectFrom('orders').select('id').where('order_number', '=', number).executeTakeFirst()
		if (!taken) return number
	}
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
