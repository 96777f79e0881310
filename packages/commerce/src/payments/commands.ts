import type { Currency } from '@vitrine/market/currencies'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import type { ProviderState } from './providers/payment-provider.ts'
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

/** Writes that a payment is about to be asked for, before it is: whatever dies in between, the worker finds it. */
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
			...(state && state.capturedCentAmount > 0 ? { captured_cent_amount: state.capturedCentAmount } : {}),
			...(state && state.refundedCentAmount > 0 ? { refunded_cent_amount: state.refundedCentAmount } : {}),
		})
		.where('id', '=', paymentId)
		.execute()
	return { status: hasMoved ? target : options.status, hasMoved }
}

/** Remembers a webhook event; false when it was heard before. */
export async function recordWebhook(
	db: Database,
	webhook: { provider: string; eventId: string; now: Date },
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto('payment_webhooks')
		.values({ provider: webhook.provider, event_id: webhook.eventId, received_at: webhook.now })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst()
	return numInsertedOrUpdatedRows === 1n
}
