import { signed } from '@vitrine/commerce/payments/fixtures/stripe/book'
import { openStripeShop, type StripeShop } from '@vitrine/commerce/checkout/fixtures/stripe-orders'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from './app.ts'
import { createCapabilities } from './capabilities.ts'
import { testServices } from './fixtures.ts'
import { createLog } from './log.ts'

let shop: StripeShop
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase())
})
afterAll(() => shop.close())

/** A gateway with a security log of its own: of each refused caller one line a minute is written. */
function open() {
	const lines: { code: string; status: number }[] = []
	const services = testServices(shop.db, { payments: shop.payments })
	const gateway = createGateway({
		db: shop.db,
		log: createLog({ level: 'silent' }),
		securityLog: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }),
		subscriptionKeys: ['demo'],
		rateLimits: { perMinute: 1_000 },
		capabilities: createCapabilities(services),
	})
	const send = ({ body, headers }: { body: string; headers: Headers }) =>
		gateway.request('/payments/webhooks/stripe/eu', { method: 'POST', body, headers })
	return { lines, send }
}

async function paid() {
	const one = await shop.order()
	shop.stripe.press(await one.reference(), 'approve')
	const [event] = shop.stripe.webhooks(one.paymentId, { secret: shop.secret })
	return { ...one, event: event! }
}
const signedNow = (body: string, at = new Date(), secret = shop.secret) => ({
	body,
	headers: signed(body, { secret, at }),
})
const recorded = async () => (await shop.db.selectFrom('payment_webhooks').selectAll().execute()).length

test('a forged, an old, a live and a huge event are refused, write nothing and are a line each (live.md 9)', async () => {
	const { body } = (await paid()).event
	const live = body.replace('"livemode":false', '"livemode":true')
	expect(live).not.toBe(body)
	const before = await recorded()
	for (const [event, status] of [
		[signedNow(body, new Date(), 'whsec_other'), 400],
		[{ body, headers: new Headers() }, 400],
		[signedNow(body, new Date(Date.now() - 600_000)), 400],
		[signedNow(live), 400],
		[signedNow('{"id":"evt_1"'), 400],
		[signedNow(JSON.stringify({ ...JSON.parse(body), note: 'x'.repeat(257 * 1_024) })), 413],
	] as const) {
		const { send, lines } = open()
		expect((await send(event)).status).toBe(status)
		expect(lines).toMatchObject([{ status, code: status === 400 ? 'webhook-signature' : 'body-too-large' }])
	}
	expect(await recorded()).toBe(before)
})

test('events are answered without asking Stripe, which never answers; one of nobody’s payment too (live.md 8, 10)', async () => {
	const { event, paymentId } = await paid()
	const foreign = signedNow(
		event.body.replaceAll(paymentId, 'pay_of_another_shop').replace('"id":"evt_', '"id":"evt_x'),
	)
	const asked: string[] = []
	shop.stripe.disturb((path) => {
		asked.push(path)
		return 'silent'
	})
	const { send, lines } = open()
	const before = await recorded()
	for (const sent of [event, event, foreign, foreign]) expect((await send(sent)).status).toBe(204)
	expect([asked, lines, (await recorded()) - before]).toEqual([[], [], 2])
	shop.stripe.disturb(() => undefined)
})
