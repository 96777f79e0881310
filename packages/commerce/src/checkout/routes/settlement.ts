import type { Database } from '../../database/client.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { createRouteApp } from '../../http/route-app.ts'
import { recordWebhook } from '../../payments/commands.ts'
import { paymentWebhookRoute, syncPaymentRoute } from '../../payments/contract.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import type { PaymentProvider } from '../../payments/providers/payment-provider.ts'
import { isWebhookRecorded } from '../../payments/queries/payments.ts'
import { settlePayment, syncPayment } from '../commands/settle-payment.ts'
import { findSettlement } from '../queries/find-settlement.ts'

type SettlementOptions = {
	db: Database
	clock: () => Date
	provider: PaymentProvider
	means: readonly PaymentMeans[]
}

/** Provider webhooks belong here because they change orders, stock and carts, which payments do not know. */
export function settlementRoutes(options: SettlementOptions) {
	const { db, clock, provider, means } = options
	const app = createRouteApp()

	app.openapi(syncPaymentRoute, async (c) => {
		const { orderId } = c.req.valid('param')
		const known = await findSettlement(db, { orderId })
		if (!known) throw notFound('order-not-found')
		const { orderStatus, payment } = known
		if (orderStatus !== 'pending' || !payment) return c.json({ orderStatus }, 200)
		const paymentId = payment.id
		const state = await provider.retrieve(paymentId).catch((): never => {
			throw new ProblemError({ status: 503, code: 'payment-provider-unavailable' })
		})
		if (!state) return c.json({ orderStatus }, 200)
		const settled = await settlePayment(db, { means, paymentId, state, kind: 'sync', known, now: clock() })
		return c.json({ orderStatus: settled.orderStatus ?? orderStatus }, 200)
	})

	app.openapi(paymentWebhookRoute, async (c) => {
		if (c.req.valid('param').provider !== provider.name) throw notFound('payment-provider-not-found')
		const now = clock()
		const event = provider.readWebhook({ body: await c.req.text(), headers: c.req.raw.headers, now })
		if (!event) throw new ProblemError({ status: 400, code: 'webhook-signature' })
		// Recorded after processing: a failed event is processed again, a repeated one costs no call to the provider.
		if (await isWebhookRecorded(db, { provider: provider.name, eventId: event.eventId })) return c.body(null, 204)
		const { paymentId } = event
		const known = await findSettlement(db, { paymentId })
		if (!known) throw notFound('payment-not-found')
		// The state is retrieved from the provider, not read from the message, so that late and out-of-order events are
		// harmless.
		await syncPayment(db, { provider, means, paymentId, kind: 'webhook', known, now: clock() })
		await recordWebhook(db, { provider: provider.name, eventId: event.eventId, now })
		return c.body(null, 204)
	})

	return app
}
