import type { Database } from '../../database/client.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import { findPaymentOfOrder } from '../../payments/queries/payments.ts'
import type { PaymentProvider } from '../../payments/providers/payment-provider.ts'
import { listExpiredOrders } from '../queries/read-checkout.ts'
import { settlePayment } from './settle-payment.ts'

type CancelInput = { provider: PaymentProvider; means: readonly PaymentMeans[]; clock: () => Date }

/**
 * Cancels a pending order after voiding its payment at the provider. If the provider has captured the money meanwhile,
 * the order is confirmed instead. Throws when the provider is out of reach.
 */
export async function cancelPendingOrder(db: Database, options: CancelInput & { orderId: string }): Promise<void> {
	const payment = await findPaymentOfOrder(db, options.orderId)
	if (!payment) throw new Error(`pending order ${options.orderId} without a payment`)
	const state = await options.provider.void(payment.id)
	await settlePayment(db, { ...options, paymentId: payment.id, state, kind: 'void', now: options.clock() })
}

/** Cancels pending orders whose reservation has expired. Returns their number. */
export async function expireOrders(db: Database, options: CancelInput & { limit?: number }): Promise<number> {
	const orderIds = await listExpiredOrders(db, { now: options.clock(), limit: options.limit ?? 100 })
	for (const orderId of orderIds) await cancelPendingOrder(db, { ...options, orderId })
	return orderIds.length
}
