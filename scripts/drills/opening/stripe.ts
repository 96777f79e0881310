import { request } from 'node:https'
import { serveStripeStandIn } from '@vitrine/commerce/payments/fixtures/stripe/serve'
import { keepSending } from '../stripe-bank.ts'

const SECRET_KEY = 'sk_test_opening'
const WEBHOOK_SECRET = 'whsec_opening'

/** Stripe's stand-in, which sends its events to the shop's own host, through TLS. */
export async function openStripe({ port, host }: { port: number; host: string }) {
	const stripe = await serveStripeStandIn({ secretKey: SECRET_KEY, clock: () => new Date() })
	const post = ({ body, headers }: { body: string; headers: Headers }) =>
		new Promise<boolean>((resolve) => {
			const options = { host: '127.0.0.1', port, servername: host, method: 'POST', rejectUnauthorized: false }
			const path = '/payments/webhooks/stripe/eu'
			const sent = request({ ...options, path, headers: { ...Object.fromEntries(headers), host } }, (response) => {
				response.resume()
				resolve(response.statusCode === 204)
			})
			sent.on('error', () => resolve(false)).end(body)
		})
	const sending = keepSending(stripe, { secret: WEBHOOK_SECRET, post })
	return {
		secretKey: SECRET_KEY,
		webhookSecret: WEBHOOK_SECRET,
		endpoint: stripe.endpoint.origin,
		taken: () => sending.taken(),
		/** Captured and given back minor units by the bank's own number. */
		books: () =>
			new Map(
				stripe
					.payments()
					.map(({ intent, session, charge }) => [
						session?.id ?? intent.id,
						{ captured: intent.amount_received, refunded: charge?.amount_refunded ?? 0 },
					]),
			),
		async close() {
			await sending.stop()
			await stripe.close()
		},
	}
}
