import { recordPaymentFailure } from '../payments/commands.ts'
import { listPaymentsToCapture, listPaymentsWithoutOrder, listUndecidedPayments } from '../payments/queries/payments.ts'
import { captureEnding, capturePayment, type PaymentWork } from './commands/capture-payment.ts'
import { expireOrders } from './commands/expire-orders.ts'
import { deleteOrigins } from './commands/limit-unpaid-orders.ts'
import { followPayment, syncPayment } from './commands/settle-payment.ts'
import {
	listEndingAuthorizations,
	listPaymentsToCaptureInParts,
	listUnpaidOrders,
} from '../fulfillment/queries/captures.ts'
import type { Log } from '../declaration/scheduled-task.ts'

/**
 * Looks after authorizations that end within a day: captures what is left where goods have left, and asks the provider
 * about those that have ended. Reports orders the shop may not be paid for as errors until a person has decided.
 */
export async function followAuthorizations(work: PaymentWork & { log: Log }): Promise<void> {
	const { db, clock, log } = work
	for (const { orderId, paymentId, endsAt } of await listEndingAuthorizations(db, { now: clock(), limit: 100 })) {
		try {
			if (endsAt > clock()) await captureEnding(work, orderId)
			else await syncPayment(db, { ...work, paymentId, kind: 'sync', now: clock() })
		} catch (error) {
			log.error({ err: error, paymentId }, 'An authorization that is about to end could not be captured')
			await recordPaymentFailure(db, { paymentId }, clock())
		}
	}
	const unpaid = await listUnpaidOrders(db, clock())
	if (unpaid.length === 0) return
	const orders = unpaid.slice(0, 20).map(({ orderNumber, state }) => ({ orderNumber, state }))
	log.error({ count: unpaid.length, orders }, 'Confirmed orders may not be paid for')
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
	const inParts = await listPaymentsToCaptureInParts(work.db, selection)
	for (const paymentId of [...(await listPaymentsToCapture(work.db, selection)), ...inParts]) {
		await attempt(() => capturePayment(work, paymentId), paymentId)
	}
}
