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

/** What of an order was, or is about to be, taken by the payment provider, in minor units. */
export async function findBankPart(db: Database, orderId: string): Promise<number> {
	const payment = await findPaymentOfOrder(db, orderId)
	if (!payment) return 0
	return payment.status === 'authorized' ? payment.centAmount : payment.capturedCentAmount
}
