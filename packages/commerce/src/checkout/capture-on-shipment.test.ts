import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { listCaptures, listUnpaidOrders } from '../fulfillment/queries/captures.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { cancelOrder } from '../returns/commands/cancel-order.ts'
import { executeRefunds } from '../returns/jobs.ts'
import { capturePayment } from './commands/capture-payment.ts'
import { fails, openStripeShop, type StripeShop } from './fixtures/stripe-orders.ts'
import { followAuthorizations, reconcilePayments } from './jobs.ts'

let shop: StripeShop
let db: Database
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase())
	;({ db } = shop)
	await shop.captureOn('on-shipment')
})
afterAll(() => shop.close())

const DAY = 86_400_000

/** An order of several units whose card is authorized. */
async function authorized(options: Parameters<StripeShop['order']>[0] = { units: 3 }) {
	const one = await shop.order(options)
	shop.stripe.press(await one.reference(), 'approve')
	await one.sync()
	const { payment_id: _, ...row } = await db
		.selectFrom('payments')
		.select(['id as payment_id', 'cent_amount as authorized', 'capture'])
		.where('id', '=', one.paymentId)
		.executeTakeFirstOrThrow()
	return {
		...one,
		...row,
		captured: async () => shop.stripe.capturesOf(await one.reference()),
		async paymentStatus() {
			return (await findOrder(db, one.orderId))!.paymentStatus
		},
	}
}

test('nothing is captured before the first parcel leaves; each then captures its share (acceptance 12)', async () => {
	const one = await authorized()
	await capturePayment(one.work, one.paymentId)
	await reconcilePayments(one.work, { onError: fails, silence: -60_000 })
	expect([await one.captured(), await one.paymentStatus()]).toEqual([[], 'authorized'])
	expect(await one.ship(1)).toMatchObject({ ok: true })
	await Promise.all([1, 2].map(() => capturePayment(one.work, one.paymentId)))
	expect([await one.captured(), await one.paymentStatus()]).toEqual([[expect.any(Number)], 'authorized'])
	await one.ship()
	await capturePayment(one.work, one.paymentId)
	const captures = await one.captured()
	expect(captures).toHaveLength(2)
	expect(captures.reduce((sum, part) => sum + part, 0)).toBe(one.authorized)
	expect(await listCaptures(db, one.orderId)).toMatchObject([
		{ isLast: false, status: 'done' },
		{ isLast: true, status: 'done' },
	])
	expect(await one.paymentStatus()).toBe('paid')
})

test('where a card is captured once, the first parcel captures everything (acceptance 12)', async () => {
	shop.stripe.allowMulticapture(false)
	onTestFinished(() => shop.stripe.allowMulticapture(true))
	const one = await authorized()
	await one.ship(1)
	await capturePayment(one.work, one.paymentId)
	await one.ship()
	await capturePayment(one.work, one.paymentId)
	expect([await one.captured(), await one.paymentStatus()]).toEqual([[one.authorized], 'paid'])
})

test('a capture whose job was lost is made in the next round, and one whose answer was lost is made once', async () => {
	const one = await authorized()
	await one.ship()
	const provider = one.work.payments.of({ provider: 'stripe', account: 'eu' })
	const { capture } = provider
	provider.capture = async (...asked) => {
		await capture(...asked)
		throw new Error('the answer was lost')
	}
	const errors: unknown[] = []
	await reconcilePayments(one.work, { onError: (error) => errors.push(error), silence: -60_000 })
	provider.capture = capture
	expect(errors.map(String)).toEqual([expect.stringContaining('the answer was lost')])
	await reconcilePayments(one.work, { onError: fails, silence: -60_000 })
	expect([await one.captured(), await one.paymentStatus()]).toEqual([[one.authorized], 'paid'])
})

test('an order cancelled before it leaves is let go, never captured', async () => {
	const one = await authorized()
	await cancelOrder(db, { orderId: one.orderId, now: new Date() })
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	expect(await one.ship()).toEqual({ ok: false, reason: 'order-cancelled' })
	await capturePayment(one.work, one.paymentId)
	expect([await one.captured(), await one.paymentStatus()]).toEqual([[], 'cancelled'])
})

/** Runs what looks after authorizations so many days later. */
async function daysLater(one: Awaited<ReturnType<typeof authorized>>, days: number) {
	const reports: unknown[] = []
	const log = { error: (facts: object) => reports.push(facts) }
	const now = new Date(Date.now() + days * DAY)
	await followAuthorizations({ ...one.work, clock: () => now, log })
	const unpaid = await listUnpaidOrders(db, now)
	const { orderNumber } = (await findOrder(db, one.orderId))!
	return { reports, state: unpaid.find((order) => order.orderNumber === orderNumber)?.state }
}

test('an authorization that ends within a day is captured where goods have left, and the order says why (acceptance 13)', async () => {
	const one = await authorized()
	await one.ship(1)
	await capturePayment(one.work, one.paymentId)
	await daysLater(one, 5.9)
	expect(await one.captured()).toHaveLength(1)
	expect((await daysLater(one, 6.1)).state).toBeUndefined()
	const captures = await one.captured()
	expect([captures.length, captures.reduce((sum, part) => sum + part, 0)]).toEqual([2, one.authorized])
	const history = db.selectFrom('order_history').select(['status', 'reason']).where('order_id', '=', one.orderId)
	expect(await history.execute()).toContainEqual({ status: 'paid', reason: 'authorization-ends' })
	await one.ship()
	expect(await one.captured()).toHaveLength(2)
})

test('where nothing has left a person is told, a day before the end and after it (acceptance 13)', async () => {
	const one = await authorized()
	expect((await daysLater(one, 5.9)).state).toBeUndefined()
	const soon = await daysLater(one, 6.1)
	expect([soon.state, soon.reports.length]).toEqual(['ending', 1])
	shop.stripe.endAuthorization(await one.reference())
	const over = await daysLater(one, 7.1)
	expect([over.state, over.reports.length, await one.captured()]).toEqual(['ended', 1, []])
	expect(await one.ship()).toEqual({ ok: false, reason: 'order-not-paid' })
	await cancelOrder(db, { orderId: one.orderId, now: new Date() })
	expect((await daysLater(one, 7.1)).state).toBeUndefined()
})

test('an authorization that ends after a part was captured is told, for the rest of the order is not paid', async () => {
	const one = await authorized()
	await one.ship(1)
	await capturePayment(one.work, one.paymentId)
	shop.stripe.endAuthorization(await one.reference())
	await one.sync()
	expect((await daysLater(one, 1)).state).toBe('ended')
	expect(await one.captured()).toHaveLength(1)
})

test('the policy is the order’s: a route that changes later concerns new orders', async () => {
	const one = await authorized()
	await shop.captureOn('on-confirmation')
	onTestFinished(() => shop.captureOn('on-shipment'))
	const two = await authorized()
	for (const { work, paymentId } of [one, two]) await capturePayment(work, paymentId)
	expect([one.capture, two.capture]).toEqual(['on-shipment', 'on-confirmation'])
	expect([await one.captured(), await two.captured()]).toEqual([[], [two.authorized]])
})
