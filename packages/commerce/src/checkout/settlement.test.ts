import { MEANS } from '../capabilities.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { ProblemError } from '../http/problem.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import type { ProviderState } from '../payments/providers/payment-provider.ts'
import { decide, findByReference, type Delivery } from '../sandbox-bank/bank.ts'
import { signWebhook } from '../sandbox-bank/provider.ts'
import { runSandboxRound } from '../sandbox-bank/webhooks.ts'
import { fillCheckout, sandbox } from './fixtures/checkouts.ts'
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

function routes() {
	const app = settlementRoutes({ db, means: MEANS, clock: () => new Date(), provider: sandbox(db) })
	app.onError((error, c) => c.text(error.message, error instanceof ProblemError ? (error.status as 400) : 500))
	return app
}

const WEBHOOKS = 'http://gateway.test/payments/webhooks/sandbox'

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
	'news that arrives %s confirms the order once',
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

test('an approved payment whose news was never heard is found by asking', async () => {
	const { orderId, sandboxId } = await pendingOrder()
	await decide(db, { id: sandboxId, decision: 'approve', delivery: 'normal', now: new Date() })
	const response = await routes().request(syncOf(orderId), SYNC)
	expect(await response.json()).toEqual({ orderStatus: 'confirmed' })
})

test('while a bank is away the shop says so; a fault of our own is none of the bank', async () => {
	const { orderId, sandboxId } = await pendingOrder()
	await decide(db, { id: sandboxId, decision: 'approve', delivery: 'normal', now: new Date() })
	const ask = async (retrieve: () => Promise<ProviderState>) => {
		const app = settlementRoutes({ db, means: MEANS, clock: () => new Date(), provider: { ...sandbox(db), retrieve } })
		app.onError((error, c) => c.text('', error instanceof ProblemError ? error.status : 500))
		return (await app.request(syncOf(orderId), SYNC)).status
	}
	expect(await ask(() => Promise.reject(new Error('the bank is away')))).toBe(503)
	const state = (await sandbox(db).retrieve(`pay_${orderId}`))!
	// More than a column holds.
	expect(await ask(async () => ({ ...state, capturedCentAmount: 2 ** 40 }))).toBe(500)
	expect(await ask(async () => state)).toBe(200)
})

test('a webhook without the right signature, too old, or of an unknown payment changes nothing', async () => {
	const { orderId, sandboxId } = await pendingOrder()
	await decide(db, { id: sandboxId, decision: 'approve', delivery: 'normal', now: new Date() })
	const body = JSON.stringify({ id: 'evt_x', reference: `pay_${orderId}` })
	expect((await post(body, {})).status).toBe(400)
	expect((await post(body, signWebhook('another', body, new Date()))).status).toBe(400)
	expect((await post(`${body} `, signWebhook('secret', body, new Date()))).status).toBe(400)
	expect((await post(body, signWebhook('secret', body, new Date(Date.now() - 600_000)))).status).toBe(400)
	const unknown = JSON.stringify({ id: 'evt_y', reference: 'pay_nobody' })
	expect((await post(unknown, signWebhook('secret', unknown, new Date()))).status).toBe(404)
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'pending' })
})

test('a webhook that was carried out asks the provider no second time, one that failed does', async () => {
	const { orderId, sandboxId } = await pendingOrder()
	await decide(db, { id: sandboxId, decision: 'approve', delivery: 'normal', now: new Date() })
	const bank = sandbox(db)
	const answers = ['fails', 'answers']
	let asked = 0
	const provider = {
		...bank,
		async retrieve(paymentId: string) {
			asked += 1
			if (answers.shift() === 'fails') throw new Error('the bank is away')
			return bank.retrieve(paymentId)
		},
	}
	const app = settlementRoutes({ db, means: MEANS, clock: () => new Date(), provider })
	app.onError((_, c) => c.text('', 500))
	const body = JSON.stringify({ id: `evt_${orderId}`, reference: `pay_${orderId}` })
	const send = async () => {
		const headers = signWebhook('secret', body, new Date())
		return (await app.request(WEBHOOKS, { method: 'POST', body, headers })).status
	}
	expect([await send(), await send(), await send(), await send()]).toEqual([500, 204, 204, 204])
	expect(asked).toBe(2)
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'confirmed' })
})

test.each(['', '{', 'null', '[]', '"text"', '{}', '{"id":1,"reference":"pay_x"}', '{"id":"evt_1"}'])(
	'a signed message that is no news, %j, is refused and breaks nothing (L3)',
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
	const asked = { provider: sandbox(db), means: MEANS, paymentId, kind: 'sync', now: new Date(), known } as const
	expect(await syncPayment(db, asked)).toMatchObject({ orderStatus: 'confirmed' })
	// Repeated with what was true before, it changes nothing.
	expect(await syncPayment(db, asked)).toMatchObject({ orderStatus: 'confirmed' })
	const lines = await db.selectFrom('line_items').select('quantity').where('cart_id', '=', cartId).execute()
	expect(lines).toEqual([{ quantity: 2 }])
	const moved = await db.selectFrom('stock_movements').select('quantity').where('reference', '=', orderId).execute()
	expect(moved).toEqual([{ quantity: -1 }])
})
