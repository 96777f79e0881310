import { ALL } from '@vitrine/commerce/capabilities'
import { PARISIAN } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { createFolderStore } from '@vitrine/commerce/media/providers/folder-store'
import { signed } from '@vitrine/commerce/payments/fixtures/stripe/book'
import { openStripeShop, type StripeShop } from '@vitrine/commerce/checkout/fixtures/stripe-orders'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { readsCustomer } from '@vitrine/commerce/sessions/routes'
import { openEndpoint } from '@vitrine/commerce/webhooks/commands/endpoints'
import { openReceiver } from '@vitrine/commerce/webhooks/fixtures'
import { createGateway } from '@vitrine/gateway/app'
import { createCapabilities } from '@vitrine/gateway/capabilities'
import { testServices } from '@vitrine/gateway/fixtures'
import { createHandlers, createTasks, type WorkOptions } from '@vitrine/worker/work'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'

const CARD = '4242424242424242'
const EMAIL = 'camille.seeded@private.example'
const OTHER_EMAIL = 'other.seeded@private.example'
const FORGED_EMAIL = 'forged.seeded@private.example'
const SUBSCRIPTION_KEY = 'subscription-key-seeded'
const OPERATOR_KEY = 'operator-key-seeded-by-the-test'
const AUTH_SECRET = 'auth-secret-seeded-of-more-than-thirty-two'
const BUYER = {
	...PARISIAN,
	firstName: 'Seedcamille',
	lastName: 'Seedurand',
	line1: '12 rue Seedoberkampf',
	line2: 'Bâtiment Seedcour',
	city: 'Seedparis',
}

let shop: StripeShop
const lines: string[] = []
const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase())
})
afterAll(() => shop.close())

/** A gateway that writes everything down, called as the French shop does. */
function openGateway() {
	const services = testServices(shop.db, { payments: shop.payments, authSecrets: [AUTH_SECRET] })
	const gateway = createGateway({
		db: shop.db,
		log,
		securityLog: log,
		subscriptionKeys: [SUBSCRIPTION_KEY],
		operatorKeys: [OPERATOR_KEY],
		rateLimits: { perMinute: 10_000 },
		customer: readsCustomer(services),
		capabilities: createCapabilities({ ...services, log }),
	})
	const headers = {
		'accept-language': 'fr-FR',
		'ocp-apim-subscription-key': SUBSCRIPTION_KEY,
		'x-store-id': '001',
		'x-client-address': '198.51.100.77',
		'content-type': 'application/json',
	}
	return {
		async call(request: string, body?: unknown, more: Record<string, string> = {}) {
			const [method = '', path = ''] = request.split(' ')
			const answer = await gateway.request(path, {
				method,
				headers: { ...headers, ...more },
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
			})
			return JSON.parse((await answer.text()) || 'null')
		},
		notify: (event: { body: string; headers: Headers }) =>
			gateway.request('/payments/webhooks/stripe/eu', { method: 'POST', ...event }),
	}
}

/** Does every job that waits, as the worker would; a failure is written down as the worker writes it. */
async function work(options: WorkOptions): Promise<void> {
	const handlers = createHandlers(options)
	const { rows } = await sql<{ id: string; name: keyof typeof handlers; data: never }>`
		delete from pgboss.job where state = 'created' returning id, name, data`.execute(shop.db)
	for (const { id, name, data } of rows)
		await handlers[name](data).catch((error: unknown) => log.error({ err: error, id, name }, 'A job failed'))
}

test('no key, no card number, no address of anybody is in logs, notices or what was exchanged (live.md 18)', async () => {
	const { db, stripe, secret, account } = shop
	const { call, notify } = openGateway()
	const sent: { to: string }[] = []
	// Another system that answers with what it should not.
	const receiver = await openReceiver()
	receiver.answerWith((response) => void response.writeHead(500).end(`no such customer: ${EMAIL}`))
	await openEndpoint(db, { url: receiver.url(), types: [], now: new Date() })
	const options: WorkOptions = {
		db,
		allowsPrivateWebhooks: true,
		clock: () => new Date(),
		log,
		payments: shop.payments,
		mailer: { send: async ({ to }) => void sent.push({ to }) },
		sender: { shopName: 'A shop', companyLine: 'A shop, Lille' },
		media: createFolderStore('/none'),
	}
	const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: 9 }] }] })

	async function order(email: string): Promise<string> {
		const cart = await call('POST /carts', { lineItem: { sku: colorways[0]!.skus[0]!, quantity: 1 } })
		const checkout = await call('POST /checkout/sessions', { cartId: cart.id })
		const session = `/checkout/sessions/${checkout.id}`
		await call(`PUT ${session}/identification`, { email })
		await call(`PUT ${session}/delivery`, { methodId: 'home', address: BUYER })
		const ready = await call(`PUT ${session}/payment`, { paymentProduct: 'card' })
		const placed = await call(`POST ${session}/order`, {
			expectedTotalCentAmount: ready.totals.totalCentAmount,
			returnUrl: `https://shop.example/fr/order/ORDER_ID/confirmation/?token=return-token-seeded`,
		})
		return placed.orderId
	}
	const referenceOf = async (orderId: string) =>
		(
			await db
				.selectFrom('payments')
				.select('provider_reference')
				.where('order_id', '=', orderId)
				.executeTakeFirstOrThrow()
		).provider_reference!

	// An account, its password, wrong ones.
	const customer = await insertCustomer(db, { email: OTHER_EMAIL })
	await call('POST /auth/login', { email: OTHER_EMAIL, password: 'wrong-password-seeded' })
	const { tokens } = await call('POST /auth/login', { email: OTHER_EMAIL, password: PASSWORD })
	await call('GET /customers/me', undefined, { authorization: `Bearer ${tokens.accessToken}` })
	await call('GET /customers/me', undefined, { authorization: 'Bearer forged-token-seeded' })
	await call('GET /warehouse/refunds/due', undefined, { authorization: `Bearer ${OPERATOR_KEY}` })
	await call('GET /warehouse/refunds/due', undefined, { authorization: 'Bearer wrong-operator-key-seeded' })

	// A purchase, told as Stripe tells it: with the person and the card in the event.
	const orderId = await order(EMAIL)
	stripe.press(await referenceOf(orderId), 'approve')
	for (const { body } of stripe.webhooks(`pay_${orderId}`, { secret })) {
		const event = JSON.parse(body)
		const billing_details = { email: EMAIL, name: 'Seedcamille Seedurand', phone: '+33600112233' }
		const card = { number: CARD, cvc: '737', last4: CARD.slice(-4) }
		const told = JSON.stringify({ ...event, data: { object: { ...event.data.object, billing_details, card } } })
		expect((await notify({ body: told, headers: signed(told, { secret, at: new Date() }) })).status).toBe(204)
		const forged = told.replaceAll(EMAIL, FORGED_EMAIL)
		await notify({ body: forged, headers: signed(forged, { secret: 'whsec_forged-secret-seeded', at: new Date() }) })
	}
	await work(options)
	await work(options)
	expect((await call(`GET /orders/${orderId}`)).orderStatus).toBe('confirmed')

	// Trouble of every kind, and what the duties do with it.
	stripe.disturb((path) => (path.endsWith('/checkout/sessions') ? 'error' : undefined))
	await order(EMAIL)
	stripe.disturb(() => undefined)
	stripe.disabled.add('card')
	await order(EMAIL)
	stripe.disabled.delete('card')
	// A bank that reports a fraud holds the order back.
	stripe.warn(await referenceOf(orderId))
	for (const event of stripe.webhooks(`pay_${orderId}`, { secret })) await notify(event)
	await work(options)
	stripe.dispute(await referenceOf(orderId), { dueBy: 3_600 })
	await call(`POST /orders/${orderId}/cancellation`, { refundTo: 'means' })
	stripe.payOut('2026-11-20', (line) => ({ ...line, amount: line.amount - 1, net: line.net - 1 }))
	for (const task of createTasks(options)) await task.run()
	await work(options)
	expect(sent.map(({ to }) => to)).toContain(EMAIL)

	const attempts = db.selectFrom('webhook_attempts').selectAll()
	await expect.poll(async () => (await attempts.execute()).length).toBeGreaterThan(0)
	await receiver.close()

	const money = [
		'payment_webhooks',
		'payment_transactions',
		'disputes',
		'settlements',
		'settlement_lines',
		'order_holds',
	]
	const tables = [...money, 'events', 'webhook_deliveries', 'webhook_attempts']
	const stored: string[] = []
	for (const table of tables) {
		const { rows } = await sql<{ text: string }>`select to_jsonb(t)::text as text from ${sql.table(table)} t`.execute(
			db,
		)
		expect(rows, table).not.toEqual([])
		stored.push(...rows.map(({ text }) => text))
	}
	expect(ALL.flatMap((capability) => Object.keys(capability.tables))).toEqual(expect.arrayContaining(tables))
	const written = [...lines, ...stored].join('\n')
	// What has to be there: the events, the trouble, the duties.
	for (const word of [
		'webhook-signature',
		'payment_method_unactivated',
		'A payment is disputed',
		'Settlements do not match',
	])
		expect(written).toContain(word)
	const seeds = [
		[CARD, CARD.slice(0, 12), CARD.slice(4, 12), '4242 4242', '"cvc"', '737"'],
		[EMAIL, OTHER_EMAIL, FORGED_EMAIL, 'seeded@', '@private.example', encodeURIComponent(EMAIL)],
		['Seedcamille', 'Seedurand', 'Seedoberkampf', 'Seedcour', 'Seedparis', '33600112233'],
		[PASSWORD, 'wrong-password-seeded', tokens.accessToken, tokens.refreshToken, 'forged-token-seeded'],
		[SUBSCRIPTION_KEY, OPERATOR_KEY, 'wrong-operator-key-seeded', AUTH_SECRET, customer.email],
		[account.secretKey, secret, 'whsec_', 'forged-secret-seeded', 'return-token-seeded'],
	].flat()
	expect(seeds.length).toBeGreaterThanOrEqual(30)
	expect(seeds.filter((seed) => written.includes(seed))).toEqual([])
})
