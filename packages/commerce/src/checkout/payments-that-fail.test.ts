import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MEANS } from '../capabilities.ts'
import { expireOrders } from './commands/expire-orders.ts'
import { capturePayment } from './commands/capture-payment.ts'
import { followPayment } from './commands/settle-payment.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { shipParcel } from '../fulfillment/commands/ship-parcel.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { cancelOrder } from '../returns/commands/cancel-order.ts'
import { closePaidOtherwise } from '../returns/commands/execute-refund.ts'
import { executeRefunds } from '../returns/jobs.ts'
import { listFailedRefunds } from '../returns/queries/due.ts'
import { failRefund, requestRefund, retryRefund } from '../payments/commands.ts'
import { receiveEvents } from '../payments/jobs/receive-events.ts'
import { listPaymentsWithoutOrder, listUndecidedPayments, providerPayment } from '../payments/queries/payments.ts'
import { listRefunds } from '../payments/queries/refunds.ts'
import { insertProduct } from '../catalog/fixtures.ts'
import type { PlaceOrderResult } from './commands/place-order.ts'
import type { PlacedOrder } from './contract.ts'
import { fillCheckout } from './fixtures/checkouts.ts'
import { fails, openStripeShop, type StripeShop } from './fixtures/stripe-orders.ts'
import { findSettlement } from './queries/find-settlement.ts'
import { listExpiredOrders } from './queries/read-checkout.ts'

let shop: StripeShop
let db: Database
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase())
	;({ db } = shop)
})
afterAll(() => shop.close())

const clock = () => new Date()

test('a refund that the bank fails later waits for a person, and no letter is sent (acceptance 14)', async () => {
	const one = await shop.order()
	shop.stripe.press(await one.reference(), 'approve')
	await one.sync()
	await capturePayment(one.work, one.paymentId)
	await cancelOrder(db, { orderId: one.orderId, now: clock() })
	shop.stripe.holdRefunds(true)
	const refund = async () => (await listRefunds(db, one.orderId))[0]!
	const run = async (hours = 0) => {
		const errors: unknown[] = []
		const ahead = () => new Date(Date.now() + hours * 3_601_000)
		await executeRefunds({ ...one.work, clock: ahead }, { onError: (error) => errors.push(error), grace: -60_000 })
		return errors
	}
	const asked = async () => {
		const rows = db.selectFrom('payment_transactions').select('id').where('payment_id', '=', one.paymentId)
		return (await rows.where('kind', '=', 'refund').execute()).length
	}
	// A bank takes days: it is asked about once an hour, or when an event has told of it.
	expect([await run(), await run(), await asked()]).toEqual([[], [], 1])
	expect([await run(1), await asked()]).toEqual([[], 2])
	const events = [{ id: `evt_${one.orderId}`, paymentId: one.paymentId }]
	await receiveEvents(db, { provider: 'stripe', account: 'eu', events, now: clock() })
	expect([await run(), await asked()]).toEqual([[], 3])
	expect(await refund()).toMatchObject({ status: 'pending' })
	shop.stripe.decideRefunds(await one.reference(), 'failed')
	// Told once; from then on it stands on the list.
	expect([(await run(2)).map(String), await run(2)]).toEqual([
		[expect.stringContaining('expired_or_canceled_card')],
		[],
	])
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
	shop.stripe.holdRefunds(false)
	const retried = [await retryRefund(db, refundId), await retryRefund(db, refundId)]
	expect(retried).toEqual([{ ok: true }, { ok: false, reason: 'refund-not-found' }])
	expect(await run()).toEqual([])
	expect(await refund()).toMatchObject({ status: 'settled' })
	expect([await letters(), await findOrder(db, one.orderId)]).toMatchObject([1, { paymentStatus: 'refunded' }])
	expect(shop.stripe.refundsOf(await one.reference()).map((made) => made.status)).toEqual(['failed', 'succeeded'])
})

test('other systems are told of a refund the provider refuses, at once or later', async () => {
	const one = await shop.order()
	shop.stripe.press(await one.reference(), 'approve')
	await one.sync()
	await capturePayment(one.work, one.paymentId)
	const { orderNumber } = (await findOrder(db, one.orderId))!
	const changes = async () => {
		const rows = db.selectFrom('events').select('type').where('subject', '=', orderNumber).orderBy('serial').execute()
		return (await rows).filter(({ type }) => type === 'order.changed').length
	}
	await cancelOrder(db, { orderId: one.orderId, now: clock() })
	const provider = one.work.payments.of({ provider: 'stripe', account: 'eu' })
	const { refund } = provider
	provider.refund = async (payment) => ({
		is: 'refused',
		reason: 'insufficient_funds',
		state: (await provider.retrieve(payment))!,
	})
	const before = await changes()
	const errors: unknown[] = []
	await executeRefunds(one.work, { onError: (error) => errors.push(error), grace: -60_000 })
	provider.refund = refund
	expect([(await changes()) - before, errors.length]).toEqual([1, 1])
	const [{ id: refundId } = { id: '' }] = await listRefunds(db, one.orderId)
	await retryRefund(db, refundId)
	await executeRefunds(one.work, { onError: fails, grace: -60_000 })
	shop.stripe.failRefunds(await one.reference())
	await one.sync()
	expect((await changes()) - before).toBe(2)
})

test('a refund sent back days after it was made is failed, and closed when a person has paid it otherwise', async () => {
	const one = await shop.order()
	shop.stripe.press(await one.reference(), 'approve')
	await one.sync()
	await capturePayment(one.work, one.paymentId)
	await cancelOrder(db, { orderId: one.orderId, now: clock() })
	const refunds = async () => {
		await executeRefunds(one.work, { onError: fails, grace: -60_000 })
		return listRefunds(db, one.orderId)
	}
	const [made] = await refunds()
	expect([made, await findOrder(db, one.orderId)]).toMatchObject([{ status: 'settled' }, { paymentStatus: 'refunded' }])
	const { id: refundId } = made!
	const letters = async () => {
		const jobs =
			await sql`select from pgboss.job where name = 'send-refund-letter' and singleton_key = ${refundId}`.execute(db)
		return jobs.rows.length
	}
	expect(await letters()).toBe(1)
	shop.stripe.failRefunds(await one.reference())
	expect([await one.sync(), await one.sync()]).toMatchObject([{ loss: 'refund-failed' }, {}])
	expect(await refunds()).toMatchObject([{ status: 'failed', settledAt: null }])
	const failed = (await listFailedRefunds(db)).filter((listed) => listed.refundId === refundId)
	expect(failed).toMatchObject([{ failure: 'lost_or_stolen_card' }])
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'paid' })
	const closing = { refundId, means: MEANS, now: clock() }
	expect([await closePaidOtherwise(db, closing), await closePaidOtherwise(db, closing)]).toEqual([true, false])
	// Asked again, the provider still says that it has the money: it stays the shop's.
	await one.sync()
	const later = { before: new Date(Date.now() + 60_000), limit: 100 }
	expect(await listPaymentsWithoutOrder(db, later)).not.toContain(one.paymentId)
	expect(await refunds()).toMatchObject([{ status: 'settled', isPaidOtherwise: true }])
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
	expect([await letters(), shop.stripe.refundsOf(await one.reference()).length]).toEqual([1, 1])
})

test('an order whose authorization ends before its capture is not sent, and somebody is told', async () => {
	const one = await shop.order()
	shop.stripe.press(await one.reference(), 'approve')
	await one.sync()
	shop.stripe.endAuthorization(await one.reference())
	expect([await one.sync(), await one.sync()]).toMatchObject([{ loss: 'authorization-ended' }, {}])
	const { orderNumber, ...found } = (await findOrder(db, one.orderId))!
	expect(found).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'cancelled' })
	const parcel = { orderNumber, carrier: 'colissimo', trackingNumber: '6A12345678901', now: clock() }
	expect(await shipParcel(db, parcel)).toEqual({ ok: false, reason: 'order-not-paid' })
	// Its units are sold to somebody else by cancelling it; there is nothing to give back.
	expect(await cancelOrder(db, { orderId: one.orderId, now: clock() })).toMatchObject({ ok: true, refundCentAmount: 0 })
	expect(await one.free()).toEqual({ on_hand: 1, reserved: 0 })
})

test('payments that always fail wait behind the others', async () => {
	let later = 0
	const now = () => new Date(Date.now() + later)
	const placing = { now, holdSeconds: 60 }
	const failing = await shop.order(placing)
	await db.updateTable('payments').set({ account: 'gone' }).where('id', '=', failing.paymentId).execute()
	later = 61_000
	const errors: unknown[] = []
	const onError = (error: unknown) => void errors.push(error)
	expect(await expireOrders(db, { ...failing.work, onError })).toBe(0)
	expect(errors.map(String)).toEqual([expect.stringContaining('no payment account stripe/gone')])
	later = 0
	const other = await shop.order(placing)
	later = 61_000
	expect(await listExpiredOrders(db, { now: now(), limit: 1 })).toEqual([other.orderId])
	const undecided = await listUndecidedPayments(db, { before: new Date(Date.now() + 120_000), limit: 500 })
	expect(undecided.at(-1)).toBe(failing.paymentId)
	expect(undecided).toContain(other.paymentId)
	// Once it answers it is one of them again.
	await db.updateTable('payments').set({ account: 'eu' }).where('id', '=', failing.paymentId).execute()
	await failing.sync()
	const row = db.selectFrom('payments').select('failed_at').where('id', '=', failing.paymentId)
	expect(await row.executeTakeFirst()).toEqual({ failed_at: null })
})

function checked(result: PlaceOrderResult, type: string): PlacedOrder {
	expect(result).toMatchObject({ ok: true, placed: { nextAction: { type } } })
	return (result as { placed: PlacedOrder }).placed
}

test('a code whose confirmation was lost is typed again for the same order', async () => {
	const params = JSON.stringify({ deliveryCountries: ['FR'], paymentProducts: ['blik'] })
	await db.updateTable('web_domains').set({ params }).where('site', '=', 'es').execute()
	const { colorways } = await insertProduct(db)
	const items = [{ sku: colorways[0]!.skus[0]!, quantity: 1 }]
	const checkout = await fillCheckout(db, { items, site: 'es', paymentProduct: 'blik' })
	const { authorize } = checkout.provider
	const codes: unknown[] = []
	checkout.provider.authorize = async (authorization) => {
		codes.push(authorization.code)
		if (codes.length > 1) return authorize(authorization)
		return {
			reference: 'sbx_lost',
			status: 'requires-action',
			capturedCentAmount: 0,
			refundedCentAmount: 0,
			nextAction: { type: 'enter-code' },
		}
	}
	const { orderId } = checked(await checkout.pay({ code: '777 123' }), 'enter-code')
	expect(checked(await checkout.pay({ code: '777 456' }), 'approve-in-app').orderId).toBe(orderId)
	expect(codes).toEqual(['777123', '777456'])
})

/** An order paid by means that are captured at once. */
async function orderByBizum() {
	const params = JSON.stringify({ deliveryCountries: ['FR'], paymentProducts: [5001] })
	await db.updateTable('web_domains').set({ params }).where('site', '=', 'fr').execute()
	const route = { site: 'fr', product: 'bizum', provider: 'stripe', account: 'eu' }
	await db
		.insertInto('payment_routes')
		.values(route)
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return shop.order({ paymentProduct: 'bizum' })
}

/** Somebody refunds all of a payment at Stripe, which the shop has not heard of. */
async function refundAtStripe(one: Awaited<ReturnType<StripeShop['order']>>) {
	const reference = await one.reference()
	const { payment, ...known } = (await findSettlement(db, one))!
	const centAmount = shop.stripe.heldOf(reference)
	await shop.provider.refund(providerPayment(known, payment!), { centAmount, key: `dashboard-${reference}` })
}

test('a refund made in the dashboard that comes back leaves the order paid; one paid otherwise does not', async () => {
	const one = await shop.order()
	const reference = await one.reference()
	shop.stripe.press(reference, 'approve')
	await one.sync()
	await capturePayment(one.work, one.paymentId)
	await refundAtStripe(one)
	await one.sync()
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'refunded' })
	shop.stripe.failRefunds(reference)
	expect([await one.sync(), await one.sync()]).toMatchObject([{ loss: 'refund-failed' }, {}])
	const { totalCentAmount: centAmount, ...order } = (await findOrder(db, one.orderId))!
	expect(order).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid' })
	const asked = { orderId: one.orderId, reference: 'by-hand', centAmount, currency: 'EUR', now: clock() } as const
	await db.transaction().execute((tx) => requestRefund(tx, asked))
	const [refund] = await listRefunds(db, one.orderId)
	await failRefund(db, { key: refund!.key, failure: 'expired_or_canceled_card' })
	await closePaidOtherwise(db, { refundId: refund!.id, means: MEANS, now: clock() })
	await followPayment(db, { paymentId: one.paymentId, means: MEANS, now: clock() })
	expect(await findOrder(db, one.orderId)).toMatchObject({ paymentStatus: 'refunded' })
})

test('a payment refunded before its order was confirmed ends the order', async () => {
	const one = await orderByBizum()
	shop.stripe.press(await one.reference(), 'approve')
	await refundAtStripe(one)
	await one.sync()
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
	expect(await one.free()).toEqual({ on_hand: 1, reserved: 0 })
})

test('money of another amount confirms nothing, and refunded ends the order', async () => {
	const one = await orderByBizum()
	shop.stripe.changeAmount(await one.reference(), 1_000_000)
	shop.stripe.press(await one.reference(), 'approve')
	await expect(one.sync()).rejects.toThrow('Stripe has 1000000')
	await refundAtStripe(one)
	await one.sync()
	expect(await findOrder(db, one.orderId)).toMatchObject({ orderStatus: 'cancelled' })
	expect(await one.free()).toEqual({ on_hand: 1, reserved: 0 })
})
