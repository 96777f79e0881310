import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { MEANS } from '../../../capabilities.ts'
import { insertProduct, insertSites } from '../../../catalog/fixtures.ts'
import { choosePayment } from '../../../checkout/commands/fill-checkout.ts'
import { expireOrders } from '../../../checkout/commands/expire-orders.ts'
import { syncPayment } from '../../../checkout/commands/settle-payment.ts'
import { fillCheckout } from '../../../checkout/fixtures/checkouts.ts'
import { findSettlement } from '../../../checkout/queries/find-settlement.ts'
import { capturePayment, reconcilePayments } from '../../../checkout/jobs.ts'
import type { Database } from '../../../database/client.ts'
import { createTestDatabase } from '../../../database/test-database.ts'
import { findOrder } from '../../../orders/queries/find-order.ts'
import { cancelOrder } from '../../../returns/commands/cancel-order.ts'
import { executeRefunds } from '../../../returns/jobs.ts'
import { listFailedRefunds } from '../../../returns/queries/due.ts'
import { retryRefund } from '../../commands.ts'
import { serveStripeStandIn } from '../../fixtures/stripe/serve.ts'
import { listPaymentsWithoutOrder, providerPayment } from '../../queries/payments.ts'
import { listRefunds } from '../../queries/refunds.ts'
import { createPaymentBook } from '../payment-book.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { createStripeProvider } from './provider.ts'

let db: Database
let drop: () => Promise<void>
let stripe: Awaited<ReturnType<typeof serveStripeStandIn>>
let provider: PaymentProvider
const clock = () => new Date()
const secretKey = 'sk_test_1234567890'
const fails = (error: unknown): void => expect.unreachable(String(error))

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	await db
		.insertInto('payment_routes')
		.values(['card', 'paypal'].map((product) => ({ site: 'fr', product, provider: 'stripe', account: 'eu' })))
		.execute()
	stripe = await serveStripeStandIn({ secretKey, clock })
	const { endpoint } = stripe
	provider = createStripeProvider({ account: 'eu', secretKey, webhookSecrets: ['whsec_1'], clock, endpoint })
})
afterAll(async () => {
	await stripe.close()
	await drop()
})

/** The provider, whose first answer is lost. */
function losing(): PaymentProvider {
	let asked = 0
	return {
		...provider,
		async authorize(authorization) {
			const state = await provider.authorize(authorization)
			asked += 1
			if (asked === 1) throw new Error('the answer was lost')
			return state
		},
	}
}

/** An order that waits for its payment at Stripe. */
async function order({
	using = provider,
	paymentProduct = 'card',
	now = clock,
	holdSeconds = 900,
	onPaymentError = fails,
} = {}) {
	const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: 1 }] }] })
	const sku = colorways[0]!.skus[0]!
	const payments = createPaymentBook({ accounts: [using] })
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }], paymentProduct, payments, clock: now })
	const result = await checkout.pay({ holdSeconds, onPaymentError })
	if (!result.ok) throw new Error(result.reason)
	const { orderId, nextAction } = result.placed
	const paymentId = `pay_${orderId}`
	const work = { db, payments: createPaymentBook({ accounts: [provider] }), means: MEANS, clock: now }
	return {
		checkout,
		orderId,
		paymentId,
		nextAction,
		work,
		sync: () => syncPayment(db, { ...work, paymentId, kind: 'sync', now: now() }),
		/** Its session at Stripe. */
		async reference() {
			const row = db.selectFrom('payments').select('provider_reference').where('id', '=', paymentId)
			return (await row.executeTakeFirstOrThrow()).provider_reference!
		},
		async free() {
			const row = db.selectFrom('stock_levels').select(['on_hand', 'reserved']).where('sku', '=', sku)
			return row.executeTakeFirstOrThrow()
		},
	}
}

test('a card is authorized on Stripe’s page, captured by the worker and refunded when the order is cancelled', async () => {
	const one = await order()
	expect(one.nextAction).toMatchObject({ type: 'redirect', url: expect.stringContaining(stripe.endpoint.origin) })
	stripe.press(await one.reference(), 'approve')
	await one.sync()
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'authorized' })
	await capturePayment(one.work, one.paymentId)
	expect(await findOrder(db, one.orderId)).toMatchObject({ paymentStatus: 'paid' })
	expect(await cancelOrder(db, { orderId: one.orderId, now: clock() })).toMatchObject({ ok: true })
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
	expect(stripe.refundsOf(await one.reference())).toHaveLength(1)
})

test('a refund that the bank fails later waits for a person, and no letter is sent (acceptance 14)', async () => {
	const one = await order()
	stripe.press(await one.reference(), 'approve')
	await one.sync()
	await capturePayment(one.work, one.paymentId)
	await cancelOrder(db, { orderId: one.orderId, now: clock() })
	stripe.holdRefunds(true)
	const refund = async () => (await listRefunds(db, one.orderId))[0]!
	const run = async () => {
		const errors: unknown[] = []
		await executeRefunds(one.work, { onError: (error) => errors.push(error), grace: -60_000 })
		return errors
	}
	expect([await run(), await run()]).toEqual([[], []])
	expect(await refund()).toMatchObject({ status: 'pending' })
	stripe.decideRefunds(await one.reference(), 'failed')
	// Told once; from then on it stands on the list.
	expect([(await run()).map(String), await run()]).toEqual([[expect.stringContaining('expired_or_canceled_card')], []])
	const held = await listPaymentsWithoutOrder(db, { before: new Date(Date.now() + 60_000), limit: 100 })
	expect(held).not.toContain(one.paymentId)
	const { id: refundId, status } = await refund()
	expect(status).toBe('failed')
	expect(await listFailedRefunds(db)).toMatchObject([{ refundId, failure: 'expired_or_canceled_card' }])
	const letters = async () => {
		const jobs =
			await sql`select from pgboss.job where name = 'send-refund-letter' and singleton_key = ${refundId}`.execute(db)
		return jobs.rows.length
	}
	expect([await letters(), await findOrder(db, one.orderId)]).toMatchObject([0, { paymentStatus: 'paid' }])
	stripe.holdRefunds(false)
	const retried = [await retryRefund(db, refundId), await retryRefund(db, refundId)]
	expect(retried).toEqual([{ ok: true }, { ok: false, reason: 'refund-not-found' }])
	expect(await run()).toEqual([])
	expect(await refund()).toMatchObject({ status: 'settled' })
	expect([await letters(), await findOrder(db, one.orderId)]).toMatchObject([1, { paymentStatus: 'refunded' }])
	expect(stripe.refundsOf(await one.reference()).map((made) => made.status)).toEqual(['failed', 'succeeded'])
})

test('a payment refunded in full in the dashboard is a refund that is made', async () => {
	const one = await order()
	stripe.press(await one.reference(), 'approve')
	await one.sync()
	await capturePayment(one.work, one.paymentId)
	const known = (await findSettlement(db, { orderId: one.orderId }))!
	const { centAmount } = known.payment!
	await provider.refund(providerPayment(known, known.payment!), { centAmount, key: 'by-hand' })
	expect(await cancelOrder(db, { orderId: one.orderId, now: clock() })).toMatchObject({ ok: true })
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	expect(await listRefunds(db, one.orderId)).toMatchObject([{ status: 'settled' }])
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
	expect(stripe.refundsOf(await one.reference())).toHaveLength(1)
})

test('an opening that Stripe refuses for good is logged, and its order cancelled within one round', async () => {
	stripe.disabled.add('card')
	onTestFinished(() => stripe.disabled.clear())
	const errors: unknown[] = []
	const onPaymentError = (error: unknown) => void errors.push(error)
	const one = await order({ onPaymentError })
	expect([one.nextAction, errors.map(String)]).toEqual([null, [expect.stringContaining('unactivated')]])
	await reconcilePayments(one.work, { onError: fails, silence: -60_000 })
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'cancelled' })
	expect(await one.free()).toEqual({ on_hand: 1, reserved: 0 })
})

test('another choice than the one Stripe refuses is paid at once', async () => {
	stripe.disabled.add('card')
	onTestFinished(() => stripe.disabled.clear())
	const { checkout, orderId } = await order({ onPaymentError: () => undefined })
	const { checkoutId, payments } = checkout
	const reading = { site: 'fr', language: 'fr', now: clock(), means: MEANS, payments } as const
	expect(await choosePayment(db, { ...reading, checkoutId, paymentProduct: 'paypal' })).toMatchObject({ ok: true })
	const again = await checkout.pay()
	expect(again).toMatchObject({ ok: true, placed: { nextAction: { type: 'redirect' } } })
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled' })
})

test('a process killed between the session and its commit finds the same session (acceptance 6)', async () => {
	const one = await order({ using: losing(), onPaymentError: () => undefined })
	expect(one.nextAction).toBeNull()
	await reconcilePayments(one.work, { onError: fails, silence: -60_000 })
	expect(stripe.count(one.paymentId)).toBe(1)
	stripe.press(await one.reference(), 'approve')
	await one.sync()
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'confirmed' })
})

test('an order submitted again on another page repeats its request with the same bytes', async () => {
	const one = await order({ using: losing(), onPaymentError: () => undefined })
	const again = await one.checkout.pay({ returnUrl: 'https://other.example/ORDER_ID/', onPaymentError: fails })
	expect(again).toMatchObject({ ok: true, placed: { orderId: one.orderId, nextAction: { type: 'redirect' } } })
	expect(stripe.count(one.paymentId)).toBe(1)
})

test('a session still open when the hold ends is expired before the units are free (acceptance 7)', async () => {
	let later = 0
	const now = () => new Date(Date.now() + later)
	const one = await order({ now, holdSeconds: 60 })
	later = 61_000
	expect(await expireOrders(db, { ...one.work, onError: fails })).toBe(1)
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'cancelled' })
	expect(await one.free()).toEqual({ on_hand: 1, reserved: 0 })
	// The page is closed: nothing can be paid any more.
	stripe.press(await one.reference(), 'approve')
	await one.sync()
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled' })
})

test('paying in the moment the hold ends confirms the order or pays nothing, never both', async () => {
	for (let round = 0; round < 20; round++) {
		let later = 0
		const now = () => new Date(Date.now() + later)
		const one = await order({ now, holdSeconds: 60, paymentProduct: round % 2 ? 'card' : 'paypal' })
		const reference = await one.reference()
		later = 61_000
		const pays = async () => {
			for (let turn = 0; turn < round % 7; turn++) await new Promise(setImmediate)
			stripe.press(reference, 'approve')
		}
		await Promise.all([expireOrders(db, { ...one.work, onError: fails }), pays()])
		await one.sync()
		const { orderStatus } = (await findOrder(db, one.orderId))!
		const paid = await db
			.selectFrom('payments')
			.select('status')
			.where('id', '=', one.paymentId)
			.executeTakeFirstOrThrow()
		expect([orderStatus, paid.status]).toEqual(
			orderStatus === 'confirmed' ? ['confirmed', 'authorized'] : ['cancelled', 'cancelled'],
		)
		expect(await one.free()).toEqual({ on_hand: orderStatus === 'confirmed' ? 0 : 1, reserved: 0 })
	}
})
