import type { Currency } from '@vitrine/market/currencies'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { MEANS_NAMES, type MeansName } from '../payment-means/contract.ts'
import { listPaidParts } from '../payment-means/queries.ts'
import { type Part, sumOf } from '../payment-means/rules.ts'
import type { NextAction } from './contract.ts'
import type { PaymentStatus } from './tables.ts'

export type Payment = {
	id: string
	orderId: string
	provider: string
	paymentProduct: string
	currency: string
	centAmount: number
	status: PaymentStatus
	capturedCentAmount: number
	refundedCentAmount: number
	nextAction: NextAction | null
}

const COLUMNS = [
	'id',
	'order_id as orderId',
	'provider',
	'payment_product as paymentProduct',
	'currency',
	'cent_amount as centAmount',
	'status',
	'captured_cent_amount as capturedCentAmount',
	'refunded_cent_amount as refundedCentAmount',
	'next_action as nextAction',
] as const

export async function findPayment(db: Database, paymentId: string): Promise<Payment | undefined> {
	return db.selectFrom('payments').select(COLUMNS).where('id', '=', paymentId).executeTakeFirst()
}

/** The payment of an order; undefined for an order that had nothing to pay. */
export async function findPaymentOfOrder(db: Database, orderId: string): Promise<Payment | undefined> {
	return db.selectFrom('payments').select(COLUMNS).where('order_id', '=', orderId).executeTakeFirst()
}

/** A payment, locked until the transaction ends. */
export async function lockPayment(tx: DatabaseTransaction, paymentId: string): Promise<Payment | undefined> {
	return tx.selectFrom('payments').select(COLUMNS).where('id', '=', paymentId).forUpdate().executeTakeFirst()
}

const LATE_SURPRISE = 10 * 60_000
const SURPRISES_END = 60 * 60_000

/**
 * Undecided payments without an update since `before`: the provider has to be asked. Among them, now and then for an hour,
 * those that were given up because the provider did not know them: our request may have reached it late.
 */
export async function listUndecidedPayments(db: Database, options: { before: Date; limit: number }): Promise<string[]> {
	const rows = await db
		.selectFrom('payments')
		.select('id')
		.where((eb) =>
			eb.or([
				eb.and([eb('status', 'in', ['created', 'requires-action', 'pending']), eb('updated_at', '<', options.before)]),
				eb.and([
					eb('status', '=', 'cancelled'),
					eb('provider_reference', 'is', null),
					eb('updated_at', '<', new Date(options.before.getTime() - LATE_SURPRISE)),
					eb('created_at', '>', new Date(options.before.getTime() - SURPRISES_END)),
				]),
			]),
		)
		.orderBy('updated_at')
		.limit(options.limit)
		.execute()
	return rows.map((row) => row.id)
}

/**
 * Payments that hold money the shop must not keep: their order was cancelled. Normally a job of the queue deals with each
 * at once; this finds those whose job was lost. Where a refund was asked for, that refund sees to it.
 */
export async function listPaymentsWithoutOrder(
	db: Database,
	options: { before: Date; limit: number },
): Promise<string[]> {
	const rows = await db
		.selectFrom('payments')
		.innerJoin('orders', 'orders.id', 'payments.order_id')
		.select('payments.id')
		.where('orders.order_status', '=', 'cancelled')
		.where('payments.status', 'in', ['authorized', 'captured'])
		.where('payments.updated_at', '<', options.before)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('refunds')
						.select('refunds.id')
						.whereRef('refunds.order_id', '=', 'orders.id')
						.where((eb) =>
							eb.or([
								eb('refunds.status', '=', 'pending'),
								// The shop keeps what it has given credit for.
								eb('refunds.credit_agreed_at', 'is not', null),
							]),
						),
				),
			),
		)
		.limit(options.limit)
		.execute()
	return rows.map((row) => row.id)
}

/** Confirmed orders whose authorized money was not taken yet. */
export async function listPaymentsToCapture(db: Database, options: { before: Date; limit: number }): Promise<string[]> {
	const rows = await db
		.selectFrom('payments')
		.innerJoin('orders', 'orders.id', 'payments.order_id')
		.select('payments.id')
		.where('orders.order_status', '=', 'confirmed')
		.where('payments.status', '=', 'authorized')
		.where('payments.updated_at', '<', options.before)
		.limit(options.limit)
		.execute()
	return rows.map((row) => row.id)
}

/** Whether a webhook event was carried out before. */
export async function isWebhookRecorded(db: Database, event: { provider: string; eventId: string }): Promise<boolean> {
	const row = await db
		.selectFrom('payment_webhooks')
		.select('event_id')
		.where('provider', '=', event.provider)
		.where('event_id', '=', event.eventId)
		.executeTakeFirst()
	return row !== undefined
}

export type RefundPart = Part & { backTo: MeansName }

export type Refund = {
	id: string
	orderId: string
	/** What it goes back for: `cancellation`, `gift-cards`, `late-payment`, or the number of a return. */
	reference: string
	/** All its parts together, minor units of `currency`. */
	centAmount: number
	/** One for each means that had paid, in the order of MEANS_NAMES. */
	parts: RefundPart[]
	currency: Currency
	status: 'pending' | 'settled'
	createdAt: Date
	settledAt: Date | null
}

/** What goes to each means, in the order of MEANS_NAMES. */
export function partsBack({ parts }: Pick<Refund, 'parts'>): Part[] {
	return MEANS_NAMES.flatMap((means) => {
		const centAmount = sumOf(parts.filter(({ backTo }) => backTo === means))
		return centAmount > 0 ? [{ means, centAmount }] : []
	})
}

/** What of the refund for a reference goes to store credit, minor units. */
export async function findCreditBack(db: Database, refund: { orderId: string; reference: string }): Promise<number> {
	const found = (await listRefunds(db, refund.orderId)).find(({ reference }) => reference === refund.reference)
	return sumOf((found?.parts ?? []).filter(({ backTo }) => backTo === 'store-credit'))
}

/** A refund; undefined for an unknown id. */
export async function findRefund(db: Database, refundId: string): Promise<Refund | undefined> {
	return (await readRefunds(db, { column: 'id', value: refundId }))[0]
}

/** Every refund of an order, oldest first. */
export function listRefunds(db: Database, orderId: string): Promise<Refund[]> {
	return readRefunds(db, { column: 'order_id', value: orderId })
}

async function readRefunds(db: Database, by: { column: 'id' | 'order_id'; value: string }): Promise<Refund[]> {
	const rows = await db
		.selectFrom('refunds')
		.selectAll()
		.where(by.column, '=', by.value)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	const parts = await db
		.selectFrom('refund_parts')
		.innerJoin('refunds', 'refunds.id', 'refund_id')
		.select(['refund_id', 'means', 'back_to as backTo', 'cent_amount as centAmount'])
		.where(`refunds.${by.column}`, '=', by.value)
		.execute()
	return rows.map((row) => {
		const mine = MEANS_NAMES.flatMap((name) => {
			const part = parts.find(({ refund_id, means }) => refund_id === row.id && means === name)
			return part ? [{ means: part.means, backTo: part.backTo, centAmount: part.centAmount }] : []
		})
		return {
			id: row.id,
			orderId: row.order_id,
			reference: row.reference,
			centAmount: sumOf(mine),
			parts: mine,
			currency: row.currency as Currency,
			status: row.status,
			createdAt: row.created_at,
			settledAt: row.settled_at,
		}
	})
}

/** Refunds that were asked for before an instant and are not carried out, oldest first. */
export async function listPendingRefunds(db: Database, options: { before: Date; limit: number }): Promise<string[]> {
	const rows = await db
		.selectFrom('refunds')
		.select('id')
		.where('status', '=', 'pending')
		.where('created_at', '<', options.before)
		.orderBy('created_at')
		.limit(options.limit)
		.execute()
	return rows.map((row) => row.id)
}

/** Whether money of an order is about to go back by a refund of its own. */
export async function hasPendingRefund(db: Database, orderId: string): Promise<boolean> {
	const query = db.selectFrom('refunds').select('id').where('order_id', '=', orderId).where('status', '=', 'pending')
	return (await query.executeTakeFirst()) !== undefined
}

/** What of an order was, or is about to be, taken by the payment provider, in minor units. */
export async function findBankPart(db: Database, orderId: string): Promise<number> {
	const payment = await findPaymentOfOrder(db, orderId)
	if (!payment) return 0
	return payment.status === 'authorized' ? payment.centAmount : payment.capturedCentAmount
}

/** What the bank has, or holds, of an order and no refund names yet: so much can go back there, or be taken as credit. */
export async function findBankPartLeft(db: Database, orderId: string): Promise<number> {
	const left = await listPartsLeft(db, { orderId, earlier: await listRefunds(db, orderId) })
	return sumOf(left.filter(({ means }) => means === 'bank'))
}

/** What each means has paid and not got back. Of the bank it is what was taken or is held, whatever it was to pay. */
export async function listPartsLeft(
	db: Database,
	{ orderId, earlier }: { orderId: string; earlier: readonly Refund[] },
): Promise<Part[]> {
	const own = await listPaidParts(db, orderId)
	const paid = [
		...own.filter(({ means }) => means !== 'bank'),
		{ means: 'bank', centAmount: await findBankPart(db, orderId) },
	]
	const back = earlier.flatMap(({ parts }) => parts)
	return MEANS_NAMES.map((means) => {
		const [had, got] = [paid, back].map((parts) => sumOf(parts.filter((part) => part.means === means)))
		return { means, centAmount: (had ?? 0) - (got ?? 0) }
	})
}
