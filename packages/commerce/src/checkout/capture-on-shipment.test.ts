import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { listCaptures, listUnpaidOrders } from '../fulfillment/queries/captures.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { lockOrder } from '../orders/queries/order-rows.ts'
import { requestRefund } from '../payments/commands.ts'
import { cancelOrder } from '../returns/commands/cancel-order.ts'
import { executeRefunds } from '../returns/jobs.ts'
import { captureAuthorized, capturePayment } from './commands/capture-payment.ts'
import { fails, openStripeShop, type StripeShop } from './fixtures/stripe-orders.ts'
import { followAuthorizations, reconcilePayments } from './jobs.ts'
import { findSettlement } from './queries/find-settlement.ts'

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
	expect(await one.ship()).toEqual({ ok: false, reason: 'order-not-paid' })
	expect(await one.captured()).toHaveLength(1)
	expect([(await daysLater(one, 36)).state, (await daysLater(one, 38)).state]).toEqual(['ended', undefined])
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

let refunds = 0
/** Refunds a part of an order, by default all that is left, and runs what executes it. */
async function refund(
	one: Awaited<ReturnType<typeof authorized>>,
	centAmount?: number,
	creditAgreedAt: Date | null = null,
) {
	const { orderId } = one
	refunds += 1
	await db.transaction().execute(async (tx) => {
		await lockOrder(tx, { column: 'id', value: orderId })
		const part = centAmount === undefined ? {} : { centAmount }
		const asked = { orderId, reference: `R-${refunds}`, ...part, creditAgreedAt }
		await requestRefund(tx, { ...asked, currency: 'EUR', now: new Date() })
	})
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
}

test('what comes back of the first parcel before the second leaves ends neither payment nor order', async () => {
	const one = await authorized({ units: 2 })
	await one.ship(1)
	await capturePayment(one.work, one.paymentId)
	const [first] = await one.captured()
	await refund(one, first!)
	await one.sync()
	expect([await one.paymentStatus(), (await daysLater(one, 6.1)).state]).toEqual(['authorized', undefined])
	await one.ship()
	await capturePayment(one.work, one.paymentId)
	expect([await one.captured(), await one.paymentStatus()]).toEqual([[first, one.authorized - first!], 'paid'])
	await refund(one, one.authorized - first!)
	expect(await one.paymentStatus()).toBe('refunded')
})

test('a refund of everything gives back what was captured and lets go of the rest', async () => {
	const one = await authorized({ units: 2 })
	await one.ship(1)
	await capturePayment(one.work, one.paymentId)
	await refund(one)
	expect([shop.stripe.heldOf(await one.reference()), await one.paymentStatus()]).toEqual([0, 'refunded'])
})

test('the last part is captured after the others, whenever each was asked for', async () => {
	const one = await authorized()
	await one.ship(1)
	await one.ship()
	const asked = db.updateTable('parcel_captures').where('order_id', '=', one.orderId)
	await asked
		.set({ requested_at: new Date(0) })
		.where('is_last', '=', true)
		.execute()
	await capturePayment(one.work, one.paymentId)
	const captures = await one.captured()
	expect([captures.length, captures.reduce((sum, part) => sum + part, 0)]).toEqual([2, one.authorized])
})

test('the last part captures what a refused one has left', async () => {
	const one = await authorized()
	await one.ship(1)
	await one.ship()
	shop.stripe.refuseCaptures(true)
	onTestFinished(() => shop.stripe.refuseCaptures(false))
	await expect(capturePayment(one.work, one.paymentId)).rejects.toThrow('refused')
	shop.stripe.refuseCaptures(false)
	await capturePayment(one.work, one.paymentId)
	expect([await one.captured(), await one.paymentStatus()]).toEqual([[one.authorized], 'paid'])
	expect(await listCaptures(db, one.orderId)).toMatchObject([
		{ status: 'refused' },
		{ status: 'done', centAmount: one.authorized },
	])
})

test('all that is left is captured under a key of its own after a part', async () => {
	const one = await authorized()
	shop.stripe.refuseCaptures(true)
	onTestFinished(() => shop.stripe.refuseCaptures(false))
	const known = async () => (await findSettlement(db, one))!
	await expect(captureAuthorized(one.work, await known())).rejects.toThrow('refused')
	shop.stripe.refuseCaptures(false)
	await one.ship(1)
	await capturePayment(one.work, one.paymentId)
	await captureAuthorized(one.work, await known())
	const captures = await one.captured()
	expect([captures.length, captures.reduce((sum, part) => sum + part, 0)]).toEqual([2, one.authorized])
})

test('store credit for what was captured captures nothing more', async () => {
	const { customerId } = await insertCustomer(db)
	const one = await authorized({ units: 2, customerId })
	await one.ship(1)
	await capturePayment(one.work, one.paymentId)
	const [first] = await one.captured()
	await refund(one, first!, new Date())
	expect([await one.captured(), await one.paymentStatus()]).toEqual([[first], 'authorized'])
	// What was captured is used up: more credit takes more money.
	await refund(one, one.authorized - first!, new Date())
	expect([await one.captured(), await one.paymentStatus()]).toEqual([[first, one.authorized - first!], 'refunded'])
})

test('captures that a killed process left pending are closed once their payment is over', async () => {
	const one = await authorized()
	await one.ship(1)
	await one.ship()
	await capturePayment(one.work, one.paymentId)
	const pending = { status: 'pending', settled_at: null } as const
	await db.updateTable('parcel_captures').set(pending).where('order_id', '=', one.orderId).execute()
	await reconcilePayments(one.work, { onError: fails, silence: -60_000 })
	expect(await listCaptures(db, one.orderId)).toMatchObject([{ status: 'done' }, { status: 'done' }])
	const two = await authorized()
	await two.ship()
	shop.stripe.endAuthorization(await two.reference())
	await two.sync()
	await reconcilePayments(two.work, { onError: fails, silence: -60_000 })
	expect(await listCaptures(db, two.orderId)).toMatchObject([{ status: 'refused' }])
})

test('a capture with the confirmation that is not made within an hour is told', async () => {
	await shop.captureOn('on-confirmation')
	onTestFinished(() => shop.captureOn('on-shipment'))
	const one = await authorized()
	const states = [(await daysLater(one, 0.04)).state, (await daysLater(one, 0.05)).state]
	expect(states).toEqual([undefined, 'refused'])
})
