import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expireOrders } from '../../../checkout/commands/expire-orders.ts'
import { syncPayment } from '../../../checkout/commands/settle-payment.ts'
import { capturePayment } from '../../../checkout/commands/capture-payment.ts'
import { reconcilePayments } from '../../../checkout/jobs.ts'
import { settlementRoutes } from '../../../checkout/routes/settlement.ts'
import { findOrder } from '../../../orders/queries/find-order.ts'
import { cancelOrder } from '../../../returns/commands/cancel-order.ts'
import { executeRefund } from '../../../returns/jobs.ts'
import { listRefunds } from '../../queries/refunds.ts'
import { createPaymentBook } from '../payment-book.ts'
import { createStripeProvider } from './provider.ts'
import { openStripeShop, type StripeShop } from '../../../checkout/fixtures/stripe-orders.ts'
import { createTestDatabase } from '../../../database/test-database.ts'

let shop: StripeShop
/** Milliseconds by which the clock of the shop is ahead. */
let ahead = 0
const clock = () => new Date(Date.now() + ahead)
let errors: string[] = []
const onPaymentError = (error: unknown) => void errors.push(String(error))
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase(), { clock })
})
afterAll(() => shop.close())
beforeEach(() => {
	shop.stripe.disturb(() => undefined)
	errors = []
	ahead = 0
})

type Order = Awaited<ReturnType<StripeShop['order']>>
const sync = ({ work, paymentId }: Order) => syncPayment(shop.db, { ...work, paymentId, kind: 'sync', now: clock() })
/** A round of the duty. Others' orders of this suite fail in it too: only errors of this one count. */
const round = (work: Order['work']) => reconcilePayments(work, { onError: onPaymentError, silence: -60_000 })
const stateOf = async ({ orderId }: Order) => {
	const { orderStatus, paymentStatus } = (await findOrder(shop.db, orderId))!
	return [orderStatus, paymentStatus]
}
const UNITS_HELD = { on_hand: 1, reserved: 1 }

test('a wrong key is named by the check; orders under it wait, and are paid once it is right', async () => {
	const wrong = createStripeProvider({ ...shop.account, secretKey: 'sk_test_wrong' })
	expect(await wrong.check(['card'])).toEqual(['the secret key is refused'])
	shop.stripe.disabled.add('p24')
	expect(await shop.provider.check(['card', 'przelewy24', 'wero'])).toEqual([
		'Stripe has no product wero',
		'przelewy24 is not enabled in the account',
	])
	const one = await shop.order({ using: wrong, onPaymentError })
	expect([one.nextAction, errors]).toEqual([null, [expect.stringContaining('api_key_invalid')]])
	await round({ ...one.work, payments: createPaymentBook({ accounts: [wrong] }) })
	expect([await stateOf(one), await one.free()]).toEqual([['pending', 'pending'], UNITS_HELD])
	await round(one.work)
	await one.pay()
	expect(await stateOf(one)).toEqual(['confirmed', 'paid'])
})

test('with the clock ten minutes ahead events are refused, and the payment is confirmed all the same', async () => {
	const one = await shop.order()
	shop.stripe.press(await one.reference(), 'approve')
	const [event] = shop.stripe.webhooks(one.paymentId, { secret: shop.secret })
	const at = (minutes: number) => shop.provider.readWebhook({ ...event!, now: new Date(Date.now() + minutes * 60_000) })
	expect([at(10), at(-10)]).toMatchObject([undefined, [{ paymentId: one.paymentId }]])
	ahead = 600_000
	await round(one.work)
	expect((await stateOf(one))[0]).toBe('confirmed')
})

test.each(['error', 'lost'] as const)('answers of 500 (%s) leave an order that is paid once', async (trouble) => {
	const isOf = (path: string) => path.endsWith('/checkout/sessions')
	shop.stripe.disturb((path) => (isOf(path) ? trouble : undefined))
	const one = await shop.order({ onPaymentError })
	expect([one.nextAction, errors.length, await stateOf(one)]).toEqual([null, 1, ['pending', 'pending']])
	shop.stripe.disturb(() => undefined)
	await round(one.work)
	expect(shop.stripe.count(one.paymentId)).toBe(1)
	// Taken, and the answer is lost: it is taken once.
	shop.stripe.press(await one.reference(), 'approve')
	await sync(one)
	shop.stripe.disturb((path) => (path.endsWith('/capture') ? trouble : undefined))
	await expect(capturePayment(one.work, one.paymentId)).rejects.toThrow()
	shop.stripe.disturb(() => undefined)
	await capturePayment(one.work, one.paymentId)
	expect(await stateOf(one)).toEqual(['confirmed', 'paid'])
	await cancelOrder(shop.db, { orderId: one.orderId, now: clock() })
	const [refund] = await listRefunds(shop.db, one.orderId)
	shop.stripe.disturb((path) => (path.endsWith('/refunds') ? trouble : undefined))
	await expect(executeRefund(one.work, refund!.id)).rejects.toThrow()
	shop.stripe.disturb(() => undefined)
	await executeRefund(one.work, refund!.id)
	expect([await stateOf(one), shop.stripe.refundsOf(await one.reference()).length]).toEqual([
		['cancelled', 'refunded'],
		1,
	])
})

test('a Stripe that hangs holds up nothing for longer than its time; the order waits', async () => {
	shop.stripe.disturb(() => 'silent')
	const hurried = createStripeProvider({ ...shop.account, timeout: 200 })
	const one = await shop.order({ using: hurried, onPaymentError })
	expect([one.nextAction, errors.length, await one.free()]).toEqual([null, 1, UNITS_HELD])
	shop.stripe.disturb(() => undefined)
	await round(one.work)
	await one.pay()
	expect(await stateOf(one)).toEqual(['confirmed', 'paid'])
})

test('a hold does not end while Stripe cannot be told: units are sold to nobody else', async () => {
	const one = await shop.order({ holdSeconds: 60 })
	shop.stripe.disturb(() => 'error')
	ahead = 61_000
	expect(await expireOrders(shop.db, { ...one.work, onError: onPaymentError })).toBe(0)
	expect([await stateOf(one), await one.free()]).toEqual([['pending', 'pending'], UNITS_HELD])
	shop.stripe.disturb(() => undefined)
	expect(await expireOrders(shop.db, { ...one.work, onError: onPaymentError })).toBe(1)
	expect([await stateOf(one), await one.free()]).toEqual([['cancelled', 'cancelled'], { on_hand: 1, reserved: 0 }])
})

test('events sent twice, of other people and of another account are answered and change nothing', async () => {
	const { db, stripe, secret } = shop
	const [one, other] = [await shop.order(), await shop.order()]
	stripe.press(await one.reference(), 'approve')
	stripe.charge('pay_of-another-shop', { amount: 1_000, currency: 'eur' })
	const foreign = [...stripe.payments()].at(-1)!.intent.id
	stripe.dispute(foreign)
	const app = settlementRoutes(other.work)
	const events = [
		...stripe.webhooks(one.paymentId, { secret }),
		...stripe.webhooks(one.paymentId, { secret }),
		...stripe.webhooks('pay_of-another-shop', { secret }),
	]
	const send = async ({ body, headers }: (typeof events)[number]) =>
		app.request('/payments/webhooks/stripe/eu', { method: 'POST', body, headers })
	expect(new Set((await Promise.all(events.map(send))).map(({ status }) => status))).toEqual(new Set([204]))
	const ids = events.map(({ body }) => (JSON.parse(body) as { id: string }).id)
	const recorded = await db
		.selectFrom('payment_webhooks')
		.select(['event_id', 'payment_id'])
		.where('event_id', 'in', ids)
		.execute()
	expect(recorded).toHaveLength(new Set(ids).size)
	expect(new Set(recorded.map(({ payment_id }) => payment_id))).toEqual(new Set([one.paymentId, null]))
	expect([await stateOf(one), await stateOf(other)]).toEqual([
		['pending', 'pending'],
		['pending', 'pending'],
	])
	expect((await app.request('/payments/webhooks/stripe/us', { method: 'POST', body: '{}' })).status).toBe(404)
})

test.each([
	['less', -1],
	['more', 1],
] as const)('a payment over %s than was asked for confirms nothing', async (_, difference) => {
	const one = await shop.order({ holdSeconds: 60 })
	const reference = await one.reference()
	const { totalCentAmount } = (await findOrder(shop.db, one.orderId))!
	shop.stripe.changeAmount(reference, totalCentAmount + difference)
	shop.stripe.press(reference, 'approve')
	const told = `Stripe has ${totalCentAmount + difference} eur for payment ${one.paymentId} of ${totalCentAmount} EUR`
	await expect(sync(one)).rejects.toThrow(told)
	await round(one.work)
	expect(errors).toContain(`Error: ${told}`)
	expect(await stateOf(one)).toEqual(['pending', 'pending'])
	// Its money is only authorized: it is let go with the hold.
	ahead = 61_000
	await expireOrders(shop.db, { ...one.work, onError: onPaymentError })
	expect([await stateOf(one), await one.free()]).toEqual([['cancelled', 'cancelled'], { on_hand: 1, reserved: 0 }])
})
