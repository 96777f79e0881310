import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { NextAction } from '../contract.ts'
import type { PaymentStatus } from '../tables.ts'

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

/** SQL of a Payment, for a query or a change of `payments`. */
export const paymentColumns = sql`id, order_id as "orderId", provider, payment_product as "paymentProduct", currency,
	cent_amount as "centAmount", status, captured_cent_amount as "capturedCentAmount",
	refunded_cent_amount as "refundedCentAmount", next_action as "nextAction"`

export async function findPayment(db: Database, paymentId: string): Promise<Payment | undefined> {
	return db.selectFrom('payments').select(COLUMNS).where('id', '=', paymentId).executeTakeFirst()
}

/** The payment of an order; undefined for an order with nothing to pay. */
export async function findPaymentOfOrder(db: Database, orderId: string): Promise<Payment | undefined> {
	return db.selectFrom('payments').select(COLUMNS).where('order_id', '=', orderId).executeTakeFirst()
}

/** The status of an order with its payment; undefined for an unknown order. */
export async function findOrderPayment(
	db: Database,
	orderId: string,
): Promise<{ orderStatus: 'pending' | 'confirmed' | 'cancelled'; payment: Payment | null } | undefined> {
	const { rows } = await sql<{
		orderStatus: 'pending' | 'confirmed' | 'cancelled'
		payment: Payment | null
	}>`/* prepared */
		select o.order_status as "orderStatus", ${orderPaymentJson} as payment from orders o where o.id = ${orderId}`.execute(
		db,
	)
	return rows[0]
}

/** SQL of the Payment of an order `o` as JSON; null for one with nothing to pay. */
export const orderPaymentJson = sql<Payment | null>`(
	select to_jsonb(payment) from (select ${paymentColumns} from payments where order_id = o.id) payment)`

/** A payment, locked until the transaction ends; undefined for an unknown id. */
export async function lockPayment(tx: DatabaseTransaction, paymentId: string): Promise<Payment | undefined> {
	return tx.selectFrom('payments').select(COLUMNS).where('id', '=', paymentId).forUpdate().executeTakeFirst()
}

const LATE_SURPRISE = 10 * 60_000
const SURPRISES_END = 60 * 60_000

/**
 * Undecided payments without an update since `before`, which the provider has to be asked about. For one hour they
 * include payments cancelled as unknown to the provider, because our request may have reached it late.
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

/** Payments that hold money of a cancelled order without a refund, for which the refund's job was lost. */
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
								// The shop keeps money for which it has given store credit.
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

/** Payments of confirmed orders that are authorized but not captured. */
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

/** True if a webhook event was processed before. */
export async function isWebhookRecorded(db: Database, event: { provider: string; eventId: string }): Promise<boolean> {
	const row = await db
		.selectFrom('payment_webhooks')
		.select('event_id')
		.where('provider', '=', event.provider)
		.where('event_id', '=', event.eventId)
		.executeTakeFirst()
	return row !== undefined
}

/** Amount of an order that the payment provider captures, minor units. */
export async function findBankPart(db: Database, orderId: string): Promise<number> {
	const payment = await findPaymentOfOrder(db, orderId)
	if (!payment) return 0
	return payment.status === 'authorized' ? payment.centAmount : payment.capturedCentAmount
}
