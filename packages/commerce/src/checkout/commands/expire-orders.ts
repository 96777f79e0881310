import type { Database } from '../../database/client.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import type { PaymentBook } from '../../payments/providers/payment-book.ts'
import { recordPaymentFailure } from '../../payments/commands.ts'
import { providerPayment } from '../../payments/queries/payments.ts'
import { findSettlement } from '../queries/find-settlement.ts'
import { listExpiredOrders } from '../queries/read-checkout.ts'
import { settlePayment } from './settle-payment.ts'

type CancelInput = { payments: PaymentBook; means: readonly PaymentMeans[]; clock: () => Date }

/**
 * Cancels a pending order after voiding its payment at the provider. If the provider has captured the money meanwhile,
 * the order is confirmed instead. Throws when the provider is out of reach.
 */
export async function cancelPendingOrder(db: Database, options: CancelInput & { orderId: string }): Promise<void> {
	const known = await findSettlement(db, options)
	if (!known?.payment) throw new Error(`pending order ${options.orderId} without a payment`)
	const { payment } = known
	const state = await options.payments.of(payment).void(providerPayment(known, payment))
	await settlePayment(db, { ...options, paymentId: payment.id, state, kind: 'void', now: options.clock() })
}

/**
 * Cancels pending orders whose reservation has expired, each by itself: one that cannot be cancelled now is reported to
 * `onError` and comes last in the next round. Returns the number of the others.
 */
export async function expireOrders(
	db: Database,
	options: CancelInput & { onError: (error: unknown) => void },
): Promise<number> {
	let expired = 0
	for (const orderId of await listExpiredOrders(db, { now: options.clock(), limit: 100 })) {
		try {
			await cancelPendingOrder(db, { ...options, orderId })
			expired += 1
		} catch (error) {
			options.onError(error)
			await recordPaymentFailure(db, { orderId }, options.clock())
		}
	}
	return expired
}
