import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../database/test-database.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { requestRefund, retryRefund } from '../payments/commands.ts'
import { receiveEvents } from '../payments/jobs/receive-events.ts'
import { followRefund } from '../payments/jobs/fraud-warnings.ts'
import { listRefunds } from '../payments/queries/refunds.ts'
import { cancelOrder } from '../returns/commands/cancel-order.ts'
import { executeRefunds } from '../returns/jobs.ts'
import { listFailedRefunds } from '../returns/queries/due.ts'
import { importSettlements } from '../settlements/jobs.ts'
import { listUnmatchedLines, listUnsettled } from '../settlements/queries.ts'
import { fails, openStripeShop, type StripeShop } from './fixtures/stripe-orders.ts'

let shop: StripeShop
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase())
})
afterAll(() => shop.close())

const now = () => new Date()

/** An order whose card was charged. */
async function paid() {
	const one = await shop.order()
	await one.pay()
	const atStripe = await one.reference()
	const { totalCentAmount, orderNumber } = (await findOrder(shop.db, one.orderId))!
	const work = { ...one.work, log: { error: () => undefined } }
	return {
		...one,
		work,
		totalCentAmount,
		orderNumber,
		atStripe,
		refunds: () => listRefunds(shop.db, one.orderId),
	}
}
type Paid = Awaited<ReturnType<typeof paid>>

/** What the worker does with the events of a payment so far. */
async function hear(one: Paid): Promise<void> {
	const events = shop.stripe
		.webhooks(one.paymentId, { secret: 'whsec_1' })
		.flatMap((webhook) => shop.provider.readWebhook({ ...webhook, now: now() }) ?? [])
	await receiveEvents(shop.db, { provider: 'stripe', account: 'eu', events, now: now() })
	const asked = () => sql<{ name: string; data: { reference: string } }>`
		delete from pgboss.job where name in ('follow-refund', 'settle-payment') and state = 'created' returning name, data`
	for (const { name, data } of (await asked().execute(shop.db)).rows)
		if (name === 'follow-refund') await followRefund(one.work, { provider: 'stripe', account: 'eu', ...data })
	const found = await asked().execute(shop.db)
	if (found.rows.some(({ name }) => name === 'settle-payment')) await one.sync()
}

test('a refund made in the dashboard is noticed by its event, booked once and told', async () => {
	const one = await paid()
	const id = shop.stripe.refundByHand(one.atStripe, 500)
	await hear(one)
	await one.sync()
	expect(await one.refunds()).toMatchObject([{ id, reference: id, status: 'settled', centAmount: 500 }])
	expect(await findOrder(shop.db, one.orderId)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid' })
	const told = shop.db.selectFrom('events').select('type').where('subject', '=', one.orderNumber)
	expect(await told.where('type', '=', 'payment.refunded').execute()).toHaveLength(1)
	// What follows does not give it back twice.
	expect(await cancelOrder(shop.db, { orderId: one.orderId, now: now() })).toMatchObject({
		refundCentAmount: one.totalCentAmount - 500,
	})
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	expect(await findOrder(shop.db, one.orderId)).toMatchObject({ paymentStatus: 'refunded' })
})

test('one that the bank sends back later names its payment, and waits for a person', async () => {
	const one = await paid()
	const id = shop.stripe.refundByHand(one.atStripe, one.totalCentAmount)
	await hear(one)
	expect(await findOrder(shop.db, one.orderId)).toMatchObject({ paymentStatus: 'refunded' })
	// Nothing is sent for money that went back.
	expect(await one.ship()).toEqual({ ok: false, reason: 'order-not-paid' })
	shop.stripe.failRefunds(one.atStripe)
	await hear(one)
	expect(await findOrder(shop.db, one.orderId)).toMatchObject({ paymentStatus: 'paid' })
	expect(await listFailedRefunds(shop.db)).toMatchObject([{ refundId: id, failure: 'lost_or_stolen_card' }])
	expect(await retryRefund(shop.db, id)).toEqual({ ok: true })
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	expect(await findOrder(shop.db, one.orderId)).toMatchObject({ paymentStatus: 'refunded' })
})

test('goods that come back after it bring what is left, and never more than there is', async () => {
	const one = await paid()
	shop.stripe.refundByHand(one.atStripe, 500)
	await hear(one)
	const { orderId, totalCentAmount } = one
	const asking = { orderId, currency: 'EUR', now: now() } as const
	await shop.db.transaction().execute(async (tx) => {
		expect(await requestRefund(tx, { ...asking, reference: 'RT-1', centAmount: totalCentAmount })).toBe(
			totalCentAmount - 500,
		)
		expect(await requestRefund(tx, { ...asking, reference: 'RT-2', centAmount: 100 })).toBe(0)
	})
})

test('it is settled as what it is', async () => {
	const one = await paid()
	shop.stripe.refundByHand(one.atStripe, 500)
	await hear(one)
	shop.stripe.payOut('2026-11-20')
	await importSettlements(one.work)
	expect(await listUnmatchedLines(shop.db, '2026-11-20')).toEqual([])
	expect(await listUnsettled(shop.db)).toEqual([])
})
