import { MEANS } from '../capabilities.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { ProblemError } from '../http/problem.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import type { Authorization, ProviderState } from '../payments/providers/payment-provider.ts'
import { decide, findByReference, type Delivery } from '../sandbox-bank/bank.ts'
import { providerPayment } from '../payments/queries/payments.ts'
import { createPaymentBook } from '../payments/providers/payment-book.ts'
import { SANDBOX_WEBHOOKS, signWebhook } from '../sandbox-bank/provider.ts'
import { runSandboxRound } from '../sandbox-bank/webhooks.ts'
import { fillCheckout, sandbox, sandboxPayments } from './fixtures/checkouts.ts'
import { addLineItem } from '../carts/commands/change-lines.ts'
import { syncPayment } from './commands/settle-payment.ts'
import { findSettlement } from './queries/find-settlement.ts'
import { settlementRoutes } from './routes/settlement.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
})
afterAll(() => drop())

function routes(payments = sandboxPayments(db), patience = 8_000) {
	const app = settlementRoutes({ db, means: MEANS, clock: () => new Date(), payments, patience })
	app.onError((error, c) => c.text(error.message, error instanceof ProblemError ? (error.status as 400) : 500))
	return app
}

const WEBHOOKS = `http://gateway.test${SANDBOX_WEBHOOKS}`

/** Runs the jobs that webhooks have queued, as the worker does. Returns how many there were. */
async function settleQueued(payments = sandboxPayments(db)): Promise<number> {
	const { rows } = await sql<{ data: { paymentId: string } }>`
		update pgboss.job set state = 'completed' where name = 'settle-payment' and state = 'created' returning data`.execute(
		db,
	)
	for (const { data } of rows)
		await syncPayment(db, { ...data, payments, means: MEANS, kind: 'webhook', now: new Date() })
	return rows.length
}

const SYNC = {
	method: 'POST',
	headers: { 'accept-language': 'fr-FR', 'ocp-apim-subscription-key': 'x', 'x-store-id': '001' },
}
const syncOf = (orderId: string) => `http://gateway.test/payments/orders/${orderId}/sync`

async function pendingOrder(): Promise<{ orderId: string; sandboxId: string }> {
	const { colorways } = await insertProduct(db)
	const checkout = await fillCheckout(db, { items: [{ sku: colorways[0]!.skus[0]!, quantity: 1 }] })
	const result = await checkout.pay()
	if (!result.ok) throw new Error(result.reason)
	const { orderId } = result.placed
	const payment = await findByReference(db, `pay_${orderId}`)
	return { orderId, sandboxId: payment!.id }
}

function post(body: string, headers: Record<string, string>) {
	return routes().request(WEBHOOKS, { method: 'POST', body, headers })
}

test.each<Delivery>(['normal', 'twice', 'late', 'out-of-order'])(
	'events that arrive %s confirm the order once',
	async (delivery) => {
		const { orderId, sandboxId } = await pendingOrder()
		const start = new Date()
		await decide(db, { id: sandboxId, decision: 'approve', delivery, now: start })
		const app = routes()
		for (let second = 0; second <= 12; second++) {
			const now = new Date(start.getTime() + second * 1_000)
			await runSandboxRound(
				{ db, webhookSecret: 'secret', send: async (request) => app.request(request), webhookUrl: WEBHOOKS },
				now,
			)
			await settleQueued()
		}
		expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid' })
		const left = await db
			.selectFrom('sandbox_webhooks')
			.select('id')
			.where('payment_id', '=', sandboxId)
			.where('delivered_at', 'is', null)
			.execute()
		expect(left).toEqual([])
		const history = await db
			.selectFrom('order_history')
			.select('status')
			.where('order_id', '=', orderId)
			.where('axis', '=', 'order')
			.execute()
		expect(history.map((row) => row.status)).toEqual(['pending', 'confirmed'])
	},
)

test('an approved payment whose event was never received is found by asking', async () => {
	const { orderId, sandboxId } = await pendingOrder()
	await decide(db, { id: sandboxId, decision: 'approve', delivery: 'normal', now: new Date() })
	const response = await routes().request(syncOf(orderId), SYNC)
	expect(await response.json()).toEqual({ orderStatus: 'confirmed', nextAction: null, isStale: false })
})

test('while a bank is away the shop says so; a fault of our own is none of the bank', async () => {
	const { orderId, sandboxId } = await pendingOrder()
	await decide(db, { id: sandboxId, decision: 'approve', delivery: 'normal', now: new Date() })
	const ask = async (retrieve: () => Promise<ProviderState>) => {
		const app = routes(createPaymentBook({ sandbox: { ...sandbox(db), retrieve } }))
		return (await app.request(syncOf(orderId), SYNC)).status
	}
	await db.updateTable('payments').set({ next_action: null }).where('order_id', '=', orderId).execute()
	expect(await ask(() => Promise.reject(new Error('the bank is away')))).toBe(503)
	const known = (await findSettlement(db, { orderId }))!
	const state = (await sandbox(db).retrieve(providerPayment(known, known.payment!)))!
	// More than a column holds.
	expect(await ask(async () => ({ ...state, capturedCentAmount: 2 ** 40 }))).toBe(500)
	expect(await ask(async () => state)).toBe(200)
})

test('a shopper who comes back unpaid is told where to pay, while the bank is away too', async () => {
	const { orderId, sandboxId } = await pendingOrder()
	const nextAction = { type: 'redirect', url: expect.stringContaining(sandboxId) }
	const unpaid = { orderStatus: 'pending', nextAction, isStale: false }
	const ask = async (payments = sandboxPayments(db)) => (await routes(payments).request(syncOf(orderId), SYNC)).json()
	expect(await ask()).toEqual(unpaid)
	const retrieve = () => Promise.reject(new Error('the bank is away'))
	expect(await ask(createPaymentBook({ sandbox: { ...sandbox(db), retrieve } }))).toEqual({ ...unpaid, isStale: true })
})

test('a bank slower than a shopper waits is waited for without the shopper, who is led to its page by the next question', async () => {
	const { colorways } = await insertProduct(db)
	const bank = sandbox(db)
	const opens = Promise.withResolvers<void>()
	const slow = {
		...bank,
		authorize: (asked: Authorization) => opens.promise.then(() => bank.authorize(asked)),
		retrieve: () => new Promise<undefined>(() => undefined),
	}
	const payments = createPaymentBook({ sandbox: slow })
	const checkout = await fillCheckout(db, { items: [{ sku: colorways[0]!.skus[0]!, quantity: 1 }], payments })
	const result = await checkout.pay({ patience: 5 })
	if (!result.ok) throw new Error(result.reason)
	const { orderId, nextAction } = result.placed
	expect(nextAction).toBeNull()
	const ask = () => routes(payments, 5).request(syncOf(orderId), SYNC)
	expect((await ask()).status).toBe(503)
	opens.resolve()
	const stored = () =>
		db.selectFrom('payments').select('next_action').where('order_id', '=', orderId).executeTakeFirst()
	await expect.poll(stored).toMatchObject({ next_action: { type: 'redirect' } })
	expect(await (await ask()).json()).toMatchObject({ orderStatus: 'pending', nextAction: { type: 'redirect' } })
})

test('a webhook without the right signature, too old, or of an unknown payment changes nothing', async () => {
	const { orderId, sandboxId } = await pendingOrder()
	await decide(db, { id: sandboxId, decision: 'approve', delivery: 'normal', now: new Date() })
	const body = JSON.stringify({ id: 'evt_x', reference: `pay_${orderId}` })
	expect((await post(body, {})).status).toBe(400)
	expect((await post(body, signWebhook('another', body, new Date()))).status).toBe(400)
	expect((await post(`${body} `, signWebhook('secret', body, new Date()))).status).toBe(400)
	expect((await post(body, signWebhook('secret', body, new Date(Date.now() - 600_000)))).status).toBe(400)
	expect(await settleQueued()).toBe(0)
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'pending' })
})

test('a signed event about somebody else’s payment is received and counted', async () => {
	const unknown = JSON.stringify({ id: 'evt_y', reference: 'pay_nobody' })
	expect((await post(unknown, signWebhook('secret', unknown, new Date()))).status).toBe(204)
	const events = db.selectFrom('payment_webhooks').select('event_id').where('payment_id', 'is', null)
	expect(await events.execute()).toEqual([{ event_id: 'evt_y' }])
	expect(await settleQueued()).toBe(0)
})

test('a webhook is answered without asking the provider, which is asked once for repeated events', async () => {
	const { orderId, sandboxId } = await pendingOrder()
	await decide(db, { id: sandboxId, decision: 'approve', delivery: 'normal', now: new Date() })
	const bank = sandbox(db)
	let asked = 0
	const payments = createPaymentBook({
		sandbox: {
			...bank,
			async retrieve(payment) {
				asked += 1
				return bank.retrieve(payment)
			},
		},
	})
	const app = routes(payments)
	const send = async (id: string) => {
		const body = JSON.stringify({ id, reference: `pay_${orderId}` })
		const headers = signWebhook('secret', body, new Date())
		return (await app.request(WEBHOOKS, { method: 'POST', body, headers })).status
	}
	// Different events about a payment are one question while it waits.
	const ids = ['evt_1', 'evt_1', 'evt_2', 'evt_1'].map((id) => `${id}_${orderId}`)
	expect(await Promise.all(ids.map(send))).toEqual([204, 204, 204, 204])
	expect(asked).toBe(0)
	expect(await settleQueued(payments)).toBe(1)
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'confirmed' })
	expect(await send(ids[0]!)).toBe(204)
	expect(await settleQueued(payments)).toBe(0)
	expect(asked).toBe(1)
})

test('webhooks of an account that is not configured are not found', async () => {
	for (const path of ['sandbox/other', 'stripe/demo'])
		expect((await routes().request(`http://gateway.test/payments/webhooks/${path}`, { method: 'POST' })).status).toBe(
			404,
		)
})

test.each(['', '{', 'null', '[]', '"text"', '{}', '{"id":1,"reference":"pay_x"}', '{"id":"evt_1"}'])(
	'a signed message that is no event, %j, is refused and breaks nothing (L3)',
	async (body) => {
		const response = await post(body, signWebhook('secret', body, new Date()))
		expect(response.status).toBe(400)
	},
)

test('what is added to the cart between reading and confirming stays in it', async () => {
	const { colorways } = await insertProduct(db)
	const sku = colorways[0]!.skus[0]!
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }] })
	const placed = await checkout.pay()
	if (!placed.ok) throw new Error(placed.reason)
	const { orderId } = placed.placed
	const paymentId = `pay_${orderId}`
	await decide(db, {
		id: (await findByReference(db, paymentId))!.id,
		decision: 'approve',
		delivery: 'normal',
		now: new Date(),
	})
	const known = await findSettlement(db, { orderId })
	const { cartId } = checkout
	await addLineItem(db, { site: 'fr', language: 'fr', now: new Date(), cartId, sku, quantity: 2 })
	const asked = {
		payments: sandboxPayments(db),
		means: MEANS,
		paymentId,
		kind: 'sync',
		now: new Date(),
		known,
	} as const
	expect(await syncPayment(db, asked)).toMatchObject({ orderStatus: 'confirmed' })
	// Repeated with what was true before, it changes nothing.
	expect(await syncPayment(db, asked)).toMatchObject({ orderStatus: 'confirmed' })
	const lines = await db.selectFrom('line_items').select('quantity').where('cart_id', '=', cartId).execute()
	expect(lines).toEqual([{ quantity: 2 }])
	const moved = await db.selectFrom('stock_movements').select('quantity').where('reference', '=', orderId).execute()
	expect(moved).toEqual([{ quantity: -1 }])
})
