import type { Database } from '../../database/client.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { createRouteApp } from '../../http/route-app.ts'
import { receiveEvents } from '../../payments/jobs/receive-events.ts'
import { paymentWebhookRoute, syncPaymentRoute } from '../../payments/contract.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import type { PaymentBook } from '../../payments/providers/payment-book.ts'
import { inTime } from '../commands/in-time.ts'
import { retrievePayment, type Settled, settlePayment } from '../commands/settle-payment.ts'
import { findSettlement } from '../queries/find-settlement.ts'

type SettlementOptions = {
	db: Database
	clock: () => Date
	payments: PaymentBook
	means: readonly PaymentMeans[]
	/** Milliseconds a request waits for a provider; see inTime. */
	patience?: number
	onPaymentError?: (error: unknown) => void
}

/** Provider webhooks belong here because they change orders, stock and carts, which payments do not know. */
export function settlementRoutes(options: SettlementOptions) {
	const { db, clock, payments, means, patience, onPaymentError: onLateError } = options
	const app = createRouteApp()

	app.openapi(syncPaymentRoute, async (c) => {
		const { orderId } = c.req.valid('param')
		const known = await findSettlement(db, { orderId })
		if (!known) throw notFound('order-not-found')
		const { orderStatus, payment } = known
		if (orderStatus !== 'pending' || !payment) return c.json({ orderStatus, nextAction: null, isStale: false }, 200)
		const { id: paymentId, nextAction } = payment
		const unavailable = (cause?: unknown): never => {
			throw new ProblemError({ status: 503, code: 'payment-provider-unavailable', cause })
		}
		const ask = async (): Promise<Settled & { isStale?: boolean }> => {
			const state = await retrievePayment(payments, known).catch(unavailable)
			if (!state) return { payment, orderStatus }
			return settlePayment(db, { means, paymentId, state, kind: 'sync', known, now: clock() })
		}
		// Without an answer, what the provider has asked of the shopper before may still hold.
		const late = () => (nextAction ? { payment, orderStatus, isStale: true } : unavailable())
		const settled = await inTime(ask(), { patience, late, onLateError }).catch((error: unknown) => {
			if (error instanceof ProblemError && nextAction) return late()
			throw error
		})
		const now = settled.orderStatus ?? orderStatus
		const next = now === 'pending' ? settled.payment.nextAction : null
		return c.json({ orderStatus: now, nextAction: next, isStale: settled.isStale ?? false }, 200)
	})

	app.openapi(paymentWebhookRoute, async (c) => {
		const account = c.req.valid('param')
		const provider = payments.find(account)
		if (!provider) throw notFound('payment-provider-not-found')
		const now = clock()
		const events = provider.readWebhook({ body: await c.req.text(), headers: c.req.raw.headers, now })
		if (!events) throw new ProblemError({ status: 400, code: 'webhook-signature' })
		// What has happened is retrieved from the provider, not read from the message, and not while it waits for the answer:
		// late, repeated and out-of-order events are harmless, and a slow provider delays none.
		await receiveEvents(db, { ...account, events, now })
		return c.body(null, 204)
	})

	return app
}
