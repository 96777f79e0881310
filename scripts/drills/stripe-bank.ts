import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@vitrine/commerce/database/client'
import { serveStripeStandIn } from '@vitrine/commerce/payments/fixtures/stripe/serve'
import { sql } from 'kysely'
import type { Bank } from './bank.ts'

const SECRET_KEY = 'sk_test_drill'
const WEBHOOK_SECRET = 'whsec_drill'
const STATUS: Readonly<Record<string, string>> = {
	requires_capture: 'authorized',
	succeeded: 'captured',
	canceled: 'cancelled',
}

type StandIn = Awaited<ReturnType<typeof serveStripeStandIn>>
type Event = ReturnType<StandIn['webhooks']>[number]

/** Sends what the stand-in announces, twice each and out of order, and again until `post` says that it was taken. */
export function keepSending(
	stripe: StandIn,
	{ secret, post }: { secret: string; post: (event: Event) => Promise<boolean> },
): { taken: () => number; stop: () => Promise<void> } {
	let isOpen = true
	let taken = 0
	const sending = (async () => {
		let waiting: Event[] = []
		for (let seen = 0; isOpen; await wait(100)) {
			const fresh = stripe.webhooksAfter(seen, { secret })
			seen += fresh.length
			const due = [...waiting, ...fresh, ...fresh].toSorted(() => Math.random() - 0.5)
			const sent = await Promise.all(due.map(post))
			waiting = due.filter((_, index) => !sent[index])
			taken += due.length - waiting.length
		}
	})()
	return {
		taken: () => taken,
		stop() {
			isOpen = false
			return sending
		},
	}
}

/**
 * Stripe's stand-in in the process of the drill, which outlives the shop. Its webhooks are sent twice each and out of order,
 * and again until they are answered. `env` tells a shop of the account; `paypal` on the French site is paid there.
 */
export async function openStripeBank(
	db: Database,
	gatewayUrl: string,
): Promise<Bank & { env: Record<string, string>; close: () => Promise<void> }> {
	await db
		.insertInto('payment_routes')
		.values({ site: 'fr', product: 'paypal', provider: 'stripe', account: 'drill' })
		.execute()
	const stripe = await serveStripeStandIn({ secretKey: SECRET_KEY, clock: () => new Date() })
	const account = { secretKey: SECRET_KEY, webhookSecrets: [WEBHOOK_SECRET], endpoint: stripe.endpoint.origin }
	const post = ({ body, headers }: Event) =>
		fetch(`${gatewayUrl}/payments/webhooks/stripe/drill`, { method: 'POST', body, headers }).then(
			({ ok }) => ok,
			() => false,
		)
	const sending = keepSending(stripe, { secret: WEBHOOK_SECRET, post })
	return {
		env: { PAYMENT_ACCOUNTS: JSON.stringify({ 'stripe/drill': account }) },
		async approve(orderId) {
			const mine = stripe.payments().find(({ intent }) => intent.metadata['payment_id'] === `pay_${orderId}`)
			if (mine?.session) stripe.press(mine.session.id, 'approve')
		},
		payments() {
			const rows = stripe.payments().map(({ intent, charge }) => ({
				id: intent.metadata['payment_id'],
				status: STATUS[intent.status] ?? intent.status,
				captured: intent.amount_received,
				refunded: charge?.amount_refunded ?? 0,
			}))
			return sql`select * from json_to_recordset(${JSON.stringify(rows)}::json)
				as told (id text, status text, captured int, refunded int)`
		},
		async close() {
			await sending.stop()
			await stripe.close()
		},
	}
}
