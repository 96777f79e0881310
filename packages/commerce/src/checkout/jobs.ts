import type { Database } from '../database/client.ts'
import type { PaymentMeans } from '../payment-means/providers/payment-means.ts'
import { recordPaymentFailure } from '../payments/commands.ts'
import type { PaymentBook } from '../payments/providers/payment-book.ts'
import {
	listPaymentsToCapture,
	listPaymentsWithoutOrder,
	listUndecidedPayments,
	providerPayment,
} from '../payments/queries/payments.ts'
import { expireOrders } from './commands/expire-orders.ts'
import { deleteOrigins } from './commands/limit-unpaid-orders.ts'
import { followPayment, settlePayment, syncPayment } from './commands/settle-payment.ts'
import { findSettlement, type SettledOrder } from './queries/find-settlement.ts'

export type PaymentWork = {
	db: Database
	payments: PaymentBook
	/** Gift cards and store credit, as the capabilities declare them. */
	means: readonly PaymentMeans[]
	clock: () => Date
}

/** Captures the authorized money of a confirmed order. Idempotent. */
export async function capturePayment(work: PaymentWork, paymentId: string): Promise<void> {
	const known = await findSettlement(work.db, { paymentId })
	if (known?.payment?.status === 'authorized' && known.orderStatus === 'confirmed') await captureAuthorized(work, known)
}

/** Captures all the money of an authorized payment. Throws when the provider refuses it, or is out of reach. */
export async function captureAuthorized(work: PaymentWork, known: SettledOrder): Promise<void> {
	const { id: paymentId, centAmount, ...payment } = known.payment!
	const asked = providerPayment(known, known.payment!)
	const answer = await work.payments.of(payment).capture(asked, { centAmount, key: `capture-${paymentId}` })
	const { state } = answer
	await settlePayment(work.db, { ...work, paymentId, state, kind: 'capture', now: work.clock() })
	if (answer.is === 'refused') throw new Error(`capture of ${paymentId} refused: ${answer.reason}`)
}

/** Milliseconds without an update after which the provider is asked. */
const SILENCE = 15_000

/**
 * Reconciles work a dead process left behind: payments without a final status, expired reservations, captured money
 * without an order, and authorized money not captured. Each item is independent; a failed one is reported to `onError`
 * and retried in the next round, after the others.
 */
export async function reconcilePayments(
	work: PaymentWork,
	options: { onError: (error: unknown) => void; silence?: number },
): Promise<void> {
	const before = new Date(work.clock().getTime() - (options.silence ?? SILENCE))
	const selection = { before, limit: 100 }
	const attempt = async (act: () => Promise<unknown>, paymentId?: string) => {
		try {
			await act()
		} catch (error) {
			options.onError(error)
			if (paymentId) await recordPaymentFailure(work.db, { paymentId }, work.clock())
		}
	}
	for (const paymentId of await listUndecidedPayments(work.db, selection)) {
		await attempt(
			() => syncPayment(work.db, { ...work, paymentId, kind: 'sync', now: work.clock(), givesUpUnknown: true }),
			paymentId,
		)
	}
	await attempt(() => expireOrders(work.db, { ...work, onError: options.onError }))
	await attempt(() => deleteOrigins(work.db, work.clock()))
	for (const paymentId of await listPaymentsWithoutOrder(work.db, selection)) {
		await attempt(() => followPayment(work.db, { ...work, paymentId, now: work.clock() }))
	}
	for (const paymentId of await listPaymentsToCapture(work.db, selection)) {
		await attempt(() => capturePayment(work, paymentId), paymentId)
	}
}
