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

/** Operation requested from, or reported by, the provider. */
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

/** Records a payment before it is requested, so that the worker finds it after a crash in between. */
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
 * Records the provider's state of a payment. The status only moves forward, so that repeated, late and out-of-order
 * states change nothing. The caller must have locked the payment's row.
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
			// Captured and refunded amounts only grow: an older state may arrive later.
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

/** Records a processed webhook event. Idempotent. */
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
	/** Minor units; defaults to everything that is left. */
	centAmount?: number
	currency: Currency
	/** Id of the refund, also the provider's idempotency key. Random by default. */
	id?: string
	/** When the customer asked for store credit instead of a refund to the bank (decision 0066). */
	creditAgreedAt?: Date | null
	now: Date
}

/**
 * Records a refund of an order in the caller's transaction, once per `reference`, and enqueues the job that executes
 * it. The caller must have locked the order's row. Returns the amount; throws when it exceeds what is left of the
 * payments.
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
 * Refunds money the bank captured or holds for an order cancelled before (decision 0007). Does nothing while another
 * refund of the order covers it; a refund that closed because nothing had been captured is executed again. The caller
 * must have locked the rows of payment and order.
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
		// The shop keeps money for which it has given store credit.
		if (ofBank.parts.some(({ means, backTo }) => means === 'bank' && backTo !== means)) return
		await enqueue(tx, { name: 'carry-out-refund', data: { refundId: ofBank.id }, singletonKey: ofBank.id })
		return
	}
	const centAmount = (await findBankPart(tx, orderId)) - payment.refundedCentAmount
	const currency = payment.currency as Currency
	// Idempotency key of the older refund path: a refund begun there is not repeated here.
	const id = `cancelled-${payment.id}`
	await requestRefund(tx, { orderId, reference: 'late-payment', centAmount, currency, id, now })
}

/** Closes an executed refund; false when it was closed before. */
export async function closeRefund(tx: DatabaseTransaction, refund: { refundId: string; now: Date }): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable('refunds')
		.set({ status: 'settled', settled_at: refund.now })
		.where('id', '=', refund.refundId)
		.where('status', '=', 'pending')
		.executeTakeFirst()
	return numUpdatedRows === 1n
}
