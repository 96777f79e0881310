import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { MEANS } from '../../../capabilities.ts'
import { choosePayment } from '../../../checkout/commands/fill-checkout.ts'
import { expireOrders } from '../../../checkout/commands/expire-orders.ts'
import { payAsHoldEnds } from '../../../returns/fixtures/late-payment.ts'
import { findSettlement } from '../../../checkout/queries/find-settlement.ts'
import { capturePayment } from '../../../checkout/commands/capture-payment.ts'
import { reconcilePayments } from '../../../checkout/jobs.ts'
import type { Database } from '../../../database/client.ts'
import { createTestDatabase } from '../../../database/test-database.ts'
import { findOrder } from '../../../orders/queries/find-order.ts'
import { cancelOrder } from '../../../returns/commands/cancel-order.ts'
import { executeRefunds } from '../../../returns/jobs.ts'
import { listRefunds } from '../../queries/refunds.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { fails, openStripeShop, type StripeShop } from '../../../checkout/fixtures/stripe-orders.ts'

let shop: StripeShop
let db: Database
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase())
	;({ db } = shop)
})
afterAll(() => shop.close())

const clock = () => new Date()

/** The provider, whose first answer is lost. */
function losing(): PaymentProvider {
	let asked = 0
	return {
		...shop.provider,
		async authorize(authorization) {
			const state = await shop.provider.authorize(authorization)
			asked += 1
			if (asked === 1) throw new Error('the answer was lost')
			return state
		},
	}
}

test('a card is authorized on Stripe’s page, captured by the worker and refunded when the order is cancelled', async () => {
	const one = await shop.order()
	expect(one.nextAction).toMatchObject({ type: 'redirect', url: expect.stringContaining(shop.stripe.endpoint.origin) })
	shop.stripe.press(await one.reference(), 'approve')
	await one.sync()
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'authorized' })
	await capturePayment(one.work, one.paymentId)
	expect(await findOrder(db, one.orderId)).toMatchObject({ paymentStatus: 'paid' })
	expect(await cancelOrder(db, { orderId: one.orderId, now: clock() })).toMatchObject({ ok: true })
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
	expect(shop.stripe.refundsOf(await one.reference())).toHaveLength(1)
})

test('a payment refunded in full in the dashboard is a refund that is made', async () => {
	const one = await shop.order()
	shop.stripe.press(await one.reference(), 'approve')
	await one.sync()
	await capturePayment(one.work, one.paymentId)
	const { centAmount } = (await findSettlement(db, { orderId: one.orderId }))!.payment!
	shop.stripe.refundByHand(await one.reference(), centAmount)
	expect(await cancelOrder(db, { orderId: one.orderId, now: clock() })).toMatchObject({ ok: true })
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	expect(await listRefunds(db, one.orderId)).toMatchObject([{ status: 'settled' }])
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
	expect(shop.stripe.refundsOf(await one.reference())).toHaveLength(1)
})

test('an opening that Stripe refuses for good is logged, and its order cancelled within one round', async () => {
	shop.stripe.disabled.add('card')
	onTestFinished(() => shop.stripe.disabled.clear())
	const errors: unknown[] = []
	const onPaymentError = (error: unknown) => void errors.push(error)
	const one = await shop.order({ onPaymentError })
	expect([one.nextAction, errors.map(String)]).toEqual([null, [expect.stringContaining('unactivated')]])
	await reconcilePayments(one.work, { onError: fails, silence: -60_000 })
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'cancelled' })
	expect(await one.free()).toEqual({ on_hand: 1, reserved: 0 })
})

test('another choice than the one Stripe refuses is paid at once', async () => {
	shop.stripe.disabled.add('card')
	onTestFinished(() => shop.stripe.disabled.clear())
	const { checkout, orderId } = await shop.order({ onPaymentError: () => undefined })
	const { checkoutId, payments } = checkout
	const reading = { site: 'fr', language: 'fr', now: clock(), means: MEANS, payments } as const
	expect(await choosePayment(db, { ...reading, checkoutId, paymentProduct: 'paypal' })).toMatchObject({ ok: true })
	const again = await checkout.pay()
	expect(again).toMatchObject({ ok: true, placed: { nextAction: { type: 'redirect' } } })
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled' })
})

test('a process killed between the session and its commit finds the same session (acceptance 6)', async () => {
	const one = await shop.order({ using: losing(), onPaymentError: () => undefined })
	expect(one.nextAction).toBeNull()
	await reconcilePayments(one.work, { onError: fails, silence: -60_000 })
	expect(shop.stripe.count(one.paymentId)).toBe(1)
	shop.stripe.press(await one.reference(), 'approve')
	await one.sync()
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'confirmed' })
})

test('an order submitted again on another page repeats its request with the same bytes', async () => {
	const one = await shop.order({ using: losing(), onPaymentError: () => undefined })
	const again = await one.checkout.pay({ returnUrl: 'https://other.example/ORDER_ID/', onPaymentError: fails })
	expect(again).toMatchObject({ ok: true, placed: { orderId: one.orderId, nextAction: { type: 'redirect' } } })
	expect(shop.stripe.count(one.paymentId)).toBe(1)
})

test('a session still open when the hold ends is expired before the units are free (acceptance 7)', async () => {
	let later = 0
	const now = () => new Date(Date.now() + later)
	const one = await shop.order({ now, holdSeconds: 60 })
	later = 61_000
	expect(await expireOrders(db, { ...one.work, onError: fails })).toBe(1)
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'cancelled' })
	expect(await one.free()).toEqual({ on_hand: 1, reserved: 0 })
	// The page is closed: nothing can be paid any more.
	shop.stripe.press(await one.reference(), 'approve')
	await one.sync()
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled' })
})

test('paying in the moment the hold ends confirms the order or pays nothing, never both (acceptance 7)', async () => {
	for (let round = 0; round < 20; round++) {
		const paymentProduct = round % 2 ? 'card' : 'paypal'
		expect((await payAsHoldEnds(shop, { paymentProduct, delay: round / 2 })).faults).toEqual([])
	}
})
