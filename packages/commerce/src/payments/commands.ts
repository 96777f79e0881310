import { randomBytes } from 'node:crypto'
import type { Currency } from '@vitrine/market/currencies'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { splitRefund, sumOf } from '../payment-means/rules.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { ProviderState } from './providers/payment-provider.ts'
import { findBankPart, type Payment } from './queries/payments.ts'
import { listPartsLeft, listRefunds } from './queries/refunds.ts'
import { mayMove } from './rules.ts'
import type { PaymentStatus, PaymentTransactionsTable } from './tables.ts'

/** What was asked or heard. */
export type TransactionKind = PaymentTransactionsTable['kind']

export type NewPayment = {
	id: string
	orderId: string
	provider: string
	paymentProduct: string
	currency: Currency
	centAmount: number
	now: Date
}

/** Records a payment before it is requested: after a crash in between the worker finds it. */
export async function createPayment(tx: DatabaseTransaction, payment: NewPayment): Promise<void> {
	await tx
		.insertInto('payments')
		.values({
			id: payment.id,
			order_id: payment.orderId,
			provider: payment.provider,
			payment_product: payment.paymentProduct,
			currency: payment.currency,
			cent_amount: payment.centAmount,
			provider_reference: null,
			next_action: null,
			created_at: payment.now,
			updated_at: payment.now,
		})
		.execute()
}

/**
 * Takes down what the provider said of a payment. The status only moves forward, so that words that come twice, late or
 * out of order change nothing. The payment's row must be locked by the caller.
 */
export async function recordProviderState(
	tx: DatabaseTransaction,
	options: {
		paymentId: string
		status: PaymentStatus
		state: ProviderState | undefined
		kind: TransactionKind
		now: Date
	},
): Promise<{ status: PaymentStatus; hasMoved: boolean }> {
	const { paymentId, state, now } = options
	const target: PaymentStatus = state?.status ?? 'cancelled'
	const hasMoved = mayMove(options.status, target)
	await tx
		.insertInto('payment_transactions')
		.values({
			payment_id: paymentId,
			kind: options.kind,
			outcome: target,
			detail: state ? JSON.stringify(state) : null,
			recorded_at: now,
		})
		.execute()
	await tx
		.updateTable('payments')
		.set({
			updated_at: now,
			...(hasMoved ? { status: target, next_action: state?.nextAction ? JSON.stringify(state.nextAction) : null } : {}),
			...(state ? { provider_reference: state.reference } : {}),
			// What was taken and given back only grows: an older word may come later.
			...(state
				? {
						captured_cent_amount: sql`greatest(captured_cent_amount, ${state.capturedCentAmount}::integer)`,
						refunded_cent_amount: sql`greatest(refunded_cent_amount, ${state.refundedCentAmount}::integer)`,
					}
				: {}),
		})
		.where('id', '=', paymentId)
		.execute()
	return { status: hasMoved ? target : options.status, hasMoved }
}

/** Remembers a webhook event that was carried out; again, nothing changes. */
export async function recordWebhook(
	db: Database,
	webhook: { provider: string; eventId: string; now: Date },
): Promise<void> {
	await db
		.insertInto('payment_webhooks')
		.values({ provider: webhook.provider, event_id: webhook.eventId, received_at: webhook.now })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

export type RefundInput = {
	orderId: string
	reference: string
	/** Everything that is left where it is missing. */
	centAmount?: number
	currency: Currency
	/** Of the refund: the provider's idempotency key as well. Drawn where it is missing. */
	id?: string
	/** When the customer asked for store credit instead of money of the bank (decision 0066). */
	creditAgreedAt?: Date | null
	now: Date
}

/**
 * Writes that money of an order goes back, in the transaction of what it goes back for, once for each `reference`, and
 * puts the job that carries it out into the queue. The order's row must be locked by the caller. Answers what goes back;
 * throws when it would be more than is left of what was paid.
 */
export async function requestRefund(tx: DatabaseTransaction, input: RefundInput): Promise<number> {
	const { orderId, reference, currency } = input
	const earlier = await listRefunds(tx, orderId)
	const same = earlier.find((refund) => refund.reference === reference)
	if (same) return same.centAmount
	const left = await listPartsLeft(tx, { orderId, earlier })
	const centAmount = input.centAmount ?? sumOf(left)
	if (centAmount === 0) return 0
	const parts = splitRefund(centAmount, left)
	const id = input.id ?? `ref_${randomBytes(15).toString('base64url')}`
	const { creditAgreedAt = null, now } = input
	const row = { id, order_id: orderId, reference, currency, credit_agreed_at: creditAgreedAt, created_at: now }
	await tx
		.insertInto('refunds')
		.values({ ...row, settled_at: null })
		.execute()
	await tx
		.insertInto('refund_parts')
		.values(
			parts.map(({ means, centAmount: part }) => ({
				refund_id: id,
				means,
				back_to: means === 'bank' && creditAgreedAt ? 'store-credit' : means,
				cent_amount: part,
			})),
		)
		.execute()
	await enqueue(tx, { name: 'carry-out-refund', data: { refundId: id }, singletonKey: id })
	return centAmount
}

/**
 * Gives back money that the bank has, or holds, of an order that was cancelled before (decision 0007), by a refund like any
 * other. Nothing happens while another refund of the order sees to it. One that was settled because nothing had been taken
 * is carried out again. The rows of payment and order must be locked by the caller.
 */
export async function refundLatePayment(
	tx: DatabaseTransaction,
	{ payment, now }: { payment: Payment; now: Date },
): Promise<void> {
	const { orderId } = payment
	const earlier = await listRefunds(tx, orderId)
	if (earlier.some(({ status }) => status === 'pending')) return
	const ofBank = earlier.find(({ parts }) => parts.some(({ means }) => means === 'bank'))
	if (ofBank) {
		// The shop keeps what it has given credit for.
		if (ofBank.parts.some(({ means, backTo }) => means === 'bank' && backTo !== means)) return
		await enqueue(tx, { name: 'carry-out-refund', data: { refundId: ofBank.id }, singletonKey: ofBank.id })
		return
	}
	const centAmount = (await findBankPart(tx, orderId)) - payment.refundedCentAmount
	const currency = payment.currency as Currency
	// The key under which the older path gave it back: what that has begun, this one does not do again.
	const id = `cancelled-${payment.id}`
	await requestRefund(tx, { orderId, reference: 'late-payment', centAmount, currency, id, now })
}

/** Writes that a refund has been carried out; false when it was before. */
export async function closeRefund(tx: DatabaseTransaction, refund: { refundId: string; now: Date }): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable('refunds')
		.set({ status: 'settled', settled_at: refund.now })
		.where('id', '=', refund.refundId)
		.where('status', '=', 'pending')
		.executeTakeFirst()
	return numUpdatedRows === 1n
}
