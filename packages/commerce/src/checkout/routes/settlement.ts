import type { Database } from '../../database/client.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { createRouteApp } from '../../http/route-app.ts'
import { findOrderStatus } from '../../orders/queries/find-order.ts'
import { recordWebhook } from '../../payments/commands.ts'
import { paymentWebhookRoute, syncPaymentRoute } from '../../payments/contract.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import type { PaymentProvider } from '../../payments/providers/payment-provider.ts'
import { findPayment, findPaymentOfOrder, isWebhookRecorded } from '../../payments/queries/payments.ts'
import { syncPayment } from '../commands/settle-payment.ts'

type SettlementOptions = {
	db: Database
	clock: () => Date
	provider: PaymentProvider
	means: readonly PaymentMeans[]
}

/** What a provider says of payments is heard here, because it moves orders, stock and carts, which payments do not know. */
export function settlementRoutes(options: SettlementOptions) {
	const { db, clock, provider, means } = options
	const app = createRouteApp()

	app.openapi(syncPaymentRoute, async (c) => {
		const { orderId } = c.req.valid('param')
		const before = await findOrderStatus(db, orderId)
		if (!before) throw notFound('order-not-found')
		if (before !== 'pending') return c.json({ orderStatus: before }, 200)
		const payment = await findPaymentOfOrder(db, orderId)
		if (payment) {
			try {
				await syncPayment(db, { provider, means, paymentId: payment.id, kind: 'sync', now: clock() })
			} catch {
				throw new ProblemError({ status: 503, code: 'payment-provider-unavailable' })
			}
		}
		return c.json({ orderStatus: (await findOrderStatus(db, orderId)) ?? before }, 200)
	})

	app.openapi(paymentWebhookRoute, async (c) => {
		if (c.req.valid('param').provider !== provider.name) throw notFound('payment-provider-not-found')
		const now = clock()
		const event = provider.readWebhook({ body: await c.req.text(), headers: c.req.raw.headers, now })
		if (!event) throw new ProblemError({ status: 400, code: 'webhook-signature' })
		// It is recorded once it was carried out: what failed before is tried again, what succeeded asks the provider nothing.
		if (await isWebhookRecorded(db, { provider: provider.name, eventId: event.eventId })) return c.body(null, 204)
		const payment = await findPayment(db, event.paymentId)
		if (!payment) throw notFound('payment-not-found')
		// The state is read from the provider, not from the message: late or out of order it then says nothing wrong.
		await syncPayment(db, { provider, means, paymentId: payment.id, kind: 'webhook', now: clock() })
		await recordWebhook(db, { provider: provider.name, eventId: event.eventId, now })
		return c.body(null, 204)
	})

	return app
}
