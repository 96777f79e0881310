import type { Database } from '../database/client.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { findOrderStatus } from '../orders/queries.ts'
import { readSite } from '../web-domains/queries.ts'
import { recordWebhook } from './commands.ts'
import { listPaymentProductsRoute, paymentWebhookRoute, syncPaymentRoute } from './contract.ts'
import type { PaymentProvider } from './providers/payment-provider.ts'
import { findPayment, findPaymentOfOrder } from './queries.ts'
import { readPaymentProducts } from './rules.ts'

export type PaymentRoutesOptions = {
	db: Database
	clock: () => Date
	provider: PaymentProvider
	/** Asks the provider and carries what it says into the order; given by checkout, which alone writes across rooms. */
	syncPayment: (paymentId: string, kind: 'sync' | 'webhook') => Promise<void>
	/** Hears of payment product ids that nobody knows (R109). */
	onUnknownProduct: (site: string, id: string) => void
}

/** HTTP side of payments. */
export function paymentRoutes(options: PaymentRoutesOptions) {
	const { db, provider } = options
	const app = createRouteApp()

	app.openapi(listPaymentProductsRoute, async (c) => {
		const { paymentProducts } = await readSite(db, c.get('site'))
		const { products, unknown } = readPaymentProducts(paymentProducts)
		for (const id of unknown) options.onUnknownProduct(c.get('site'), id)
		return c.json(products, 200)
	})

	app.openapi(syncPaymentRoute, async (c) => {
		const { orderId } = c.req.valid('param')
		const before = await findOrderStatus(db, orderId)
		if (!before) throw notFound('order-not-found')
		if (before !== 'pending') return c.json({ orderStatus: before }, 200)
		const payment = await findPaymentOfOrder(db, orderId)
		if (payment) {
			try {
				await options.syncPayment(payment.id, 'sync')
			} catch {
				throw new ProblemError({ status: 503, code: 'payment-provider-unavailable' })
			}
		}
		return c.json({ orderStatus: (await findOrderStatus(db, orderId)) ?? before }, 200)
	})

	app.openapi(paymentWebhookRoute, async (c) => {
		if (c.req.valid('param').provider !== provider.name) throw notFound('payment-provider-not-found')
		const now = options.clock()
		const event = provider.readWebhook({ body: await c.req.text(), headers: c.req.raw.headers, now })
		if (!event) throw new ProblemError({ status: 400, code: 'webhook-signature' })
		const payment = await findPayment(db, event.paymentId)
		if (!payment) throw notFound('payment-not-found')
		// The state is read from the provider, not from the message: late or out of order it then says nothing wrong.
		await options.syncPayment(payment.id, 'webhook')
		await recordWebhook(db, { provider: provider.name, eventId: event.eventId, now })
		return c.body(null, 204)
	})

	return app
}
