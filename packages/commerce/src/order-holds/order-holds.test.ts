import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import { giftCardFixtures, sender } from '../checkout/fixtures/gift-cards.ts'
import { fails, openStripeShop, type StripeShop } from '../checkout/fixtures/stripe-orders.ts'
import { reconcilePayments } from '../checkout/jobs.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { fulfillment } from '../fulfillment/capability.ts'
import { listUnpaidOrders } from '../fulfillment/queries/captures.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { findFullOrder } from '../order-management/queries/find-full-order.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { receiveEvents } from '../payments/jobs/receive-events.ts'
import { followFraudWarning, followFraudWarnings } from '../payments/jobs/fraud-warnings.ts'
import { cancelHeldOrder } from '../returns/commands/cancel-held-order.ts'
import { cancelOrder } from '../returns/commands/cancel-order.ts'
import { executeRefunds } from '../returns/jobs.ts'
import { holdOrder, releaseOrder } from './commands.ts'
import { sendOrderHeld } from './jobs.ts'
import { listHeldOrders, listHolds } from './queries.ts'

let shop: StripeShop
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase())
})
afterAll(() => shop.close())

type Paying = Parameters<StripeShop['stripe']['press']>[2]

/** A confirmed order, paid with a card that 3-D Secure has secured unless said otherwise. */
async function bought({ paying = {} as Paying, units = 1 } = {}) {
	const one = await shop.order({ units })
	shop.stripe.press(await one.reference(), 'approve', paying)
	await one.sync()
	const { orderNumber } = (await findOrder(shop.db, one.orderId))!
	const log = { error: () => undefined }
	const decision = { orderNumber, sites: null, by: 'desk', note: 'called back', now: new Date() }
	const isListed = async () =>
		(await listHeldOrders(shop.db)).filter((held) => held.orderNumber === orderNumber).length === 1
	return { ...one, orderNumber, work: { ...one.work, log }, decision, isListed }
}

/** The same, reported as fraud by its bank. */
async function warned(options: Parameters<typeof bought>[0] & { shipped?: number } = {}) {
	const one = await bought(options)
	await capturePayment(one.work, one.paymentId)
	if (options.shipped) await one.ship(options.shipped)
	const reference = shop.stripe.warn(await one.reference())
	const told = { provider: 'stripe', account: 'eu', reference }
	return { ...one, warning: reference, follow: () => followFraudWarning(one.work, told) }
}

async function eventsOf(orderNumber: string): Promise<string[]> {
	const events = shop.db.selectFrom('events').select('type').where('subject', '=', orderNumber)
	return (await events.orderBy('serial').execute()).map(({ type }) => type)
}

test('an order whose payment a bank reports as fraud is told of and held from leaving; it is unchanged', async () => {
	const one = await warned()
	const before = await findOrder(shop.db, one.orderId)
	const events = shop.stripe
		.webhooks(one.paymentId, { secret: 'whsec_1' })
		.flatMap((webhook) => shop.provider.readWebhook({ ...webhook, now: new Date() }) ?? [])
	const received = { provider: 'stripe', account: 'eu', events, now: new Date() }
	for (const _ of [1, 2]) await receiveEvents(shop.db, received)
	const jobs = sql`select from pgboss.job where name = 'follow-fraud-warning' and singleton_key = ${one.warning}`
	expect((await jobs.execute(shop.db)).rows).toHaveLength(1)
	for (const _ of [1, 2]) await one.follow()
	expect(await findOrder(shop.db, one.orderId)).toEqual(before)
	expect(await one.isListed()).toBe(true)
	expect((await eventsOf(one.orderNumber)).filter((type) => type === 'order.held')).toHaveLength(1)
	expect(await one.ship()).toEqual({ ok: false, reason: 'order-held' })
	expect(await findFullOrder(shop.db, { orderNumber: one.orderNumber, sites: null })).toMatchObject({
		payments: [{ method: 'card/visa', liability: 'issuer' }],
		holds: [{ reason: 'fraud-warning', detail: 'made_with_stolen_card', endedAt: null }],
	})
	// Another key than one of the site does not find it.
	expect(await listHeldOrders(shop.db, ['de'])).toEqual([])
	const elsewhere = { ...one.decision, sites: ['de' as const] }
	expect(await releaseOrder(shop.db, elsewhere)).toEqual({ ok: false, reason: 'order-not-found' })

	expect(await releaseOrder(shop.db, one.decision)).toEqual({ ok: true })
	expect(await releaseOrder(shop.db, one.decision)).toEqual({ ok: false, reason: 'not-held' })
	expect((await eventsOf(one.orderNumber)).at(-1)).toBe('order.released')
	expect(await one.ship()).toMatchObject({ ok: true })
	// The same warning, told again, is decided.
	await one.follow()
	expect([await one.isListed(), await listHolds(shop.db, one.orderId)]).toMatchObject([
		false,
		[{ outcome: 'released' }],
	])
})

test('the retailer gets one e-mail of a held order, which names no person', async () => {
	const one = await warned()
	await one.follow()
	const mailer = createInboxMailer({ db: shop.db, clock: () => new Date() })
	const job = { db: shop.db, mailer, sender, reason: 'fraud-warning', reference: one.warning, now: new Date() } as const
	for (const _ of [1, 2]) await sendOrderHeld(job)
	const [mail, ...others] = await shop.db.selectFrom('inbox_messages').selectAll().execute()
	expect(others).toEqual([])
	const { details } = await shop.db
		.selectFrom('sellers')
		.select('details')
		.where('site', '=', 'fr')
		.executeTakeFirstOrThrow()
	expect(mail).toMatchObject({ recipient: details.email, subject: expect.stringContaining(one.orderNumber) })
	const { snapshot } = (await findOrder(shop.db, one.orderId))!
	for (const word of [snapshot.billingAddress.lastName, snapshot.billingAddress.line1])
		expect(mail!.text).not.toContain(word)
	expect(mail!.text).toContain(`POST /admin/orders/${one.orderNumber}/hold/release`)
	// Decided before the job has run.
	const two = await warned()
	await two.follow()
	await releaseOrder(shop.db, two.decision)
	await sendOrderHeld({ ...job, reference: two.warning })
	expect(await shop.db.selectFrom('inbox_messages').select('id').execute()).toHaveLength(1)
})

test('a held order is cancelled by a person: the money goes back, the units are free', async () => {
	const one = await warned()
	await one.follow()
	expect(await cancelHeldOrder(shop.db, one.decision)).toEqual({ ok: true })
	expect(await cancelHeldOrder(shop.db, one.decision)).toEqual({ ok: false, reason: 'not-held' })
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	expect(await findOrder(shop.db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
	expect(await one.free()).toEqual({ on_hand: 1, reserved: 0 })
	const history = shop.db.selectFrom('order_history').select('reason').where('order_id', '=', one.orderId)
	expect(await history.where('status', '=', 'cancelled').execute()).toEqual([{ reason: 'shop' }])
	expect(await listHolds(shop.db, one.orderId)).toMatchObject([{ outcome: 'cancelled' }])
})

test('what has left cannot be cancelled; what is left of it is held', async () => {
	const one = await warned({ units: 2, shipped: 1 })
	await one.follow()
	expect(await one.ship()).toEqual({ ok: false, reason: 'order-held' })
	expect(await cancelHeldOrder(shop.db, one.decision)).toEqual({ ok: false, reason: 'shipped' })
	expect(await one.isListed()).toBe(true)
})

test('a buyer may cancel a held order, which then waits for nobody', async () => {
	const one = await warned()
	await one.follow()
	expect(await cancelOrder(shop.db, { orderId: one.orderId, now: new Date() })).toMatchObject({ ok: true })
	expect(await one.isListed()).toBe(false)
	expect(await releaseOrder(shop.db, one.decision)).toEqual({ ok: false, reason: 'order-cancelled' })
})

test('a warning whose event was lost is found; one of another system is none of ours', async () => {
	const [one, other] = [await warned(), await warned()]
	await shop.db.updateTable('payments').set({ account: 'other' }).where('id', '=', other.paymentId).execute()
	await followFraudWarnings(one.work)
	expect([await one.isListed(), await other.isListed()]).toEqual([true, false])
})

test('above the amount of its route a payment the shop is liable for waits uncaptured for a person', async () => {
	await shop.db.updateTable('payment_routes').set({ review_above: 100 }).where('product', '=', 'card').execute()
	const exempted = { three_d_secure: { result: 'exempted' as const } }
	const one = await bought({ paying: exempted })
	const secured = await bought()
	await shop.db.updateTable('payment_routes').set({ review_above: 99_999_900 }).where('product', '=', 'card').execute()
	const small = await bought({ paying: exempted })
	expect([await one.isListed(), await secured.isListed(), await small.isListed()]).toEqual([true, false, false])
	// Neither its job nor the reconciliation captures it, and it is no capture that somebody refuses.
	await capturePayment(one.work, one.paymentId)
	await reconcilePayments(one.work, { onError: fails, silence: -60_000 })
	expect(await findOrder(shop.db, one.orderId)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'authorized' })
	expect(await findOrder(shop.db, small.orderId)).toMatchObject({ paymentStatus: 'paid' })
	const later = new Date(Date.now() + 2 * 3_600_000)
	expect((await listUnpaidOrders(shop.db, later)).map(({ orderNumber }) => orderNumber)).not.toContain(one.orderNumber)
	expect(await one.ship()).toEqual({ ok: false, reason: 'order-held' })
	await releaseOrder(shop.db, one.decision)
	await capturePayment(one.work, one.paymentId)
	expect(await findOrder(shop.db, one.orderId)).toMatchObject({ paymentStatus: 'paid' })
})

test('a gift card of a held order is not sent before somebody releases it', async () => {
	// Through the sandbox.
	await shop.db.deleteFrom('payment_routes').where('product', '=', 'paypal').execute()
	const gift = giftCardFixtures(shop.db)
	const { checkoutId } = await gift.giftCheckout()
	const orderId = await gift.orderOf(await gift.pay(checkoutId))
	await gift.bankSays(orderId, 'approve')
	await gift.sync(orderId)
	const card = async () => (await gift.cardsOf(orderId))[0]!
	const { id: giftCardId } = await card()
	const [clock, reference] = [() => new Date(), 'issfr_gift']
	const hold = { orderId, paymentId: `pay_${orderId}`, reason: 'fraud-warning', reference, detail: null } as const
	await shop.db.transaction().execute((tx) => holdOrder(tx, { ...hold, now: clock() }))
	const mailer = createInboxMailer({ db: shop.db, clock })
	const work = { db: shop.db, clock, mailer, sender, log: { error: () => undefined } }
	const taken = sql`delete from pgboss.job where name = 'send-gift-card' returning data`
	await taken.execute(shop.db)
	await fulfillment.jobs['send-gift-card'](work, { giftCardId })
	expect((await card()).sent_at).toBeNull()
	const { orderNumber } = (await findOrder(shop.db, orderId))!
	await releaseOrder(shop.db, { orderNumber, sites: null, by: 'desk', note: 'called back', now: clock() })
	expect((await taken.execute(shop.db)).rows).toEqual([{ data: { giftCardId } }])
	await fulfillment.jobs['send-gift-card'](work, { giftCardId })
	expect((await card()).sent_at).not.toBeNull()
})

test('a hold ends once and is never removed, whoever writes', async () => {
	const one = await warned()
	await one.follow()
	await releaseOrder(shop.db, one.decision)
	const mine = sql`where order_id = ${one.orderId}`
	await expect(sql`update order_holds set outcome = 'cancelled' ${mine}`.execute(shop.db)).rejects.toThrow('ends once')
	await expect(sql`delete from order_holds ${mine}`.execute(shop.db)).rejects.toThrow()
})
