import { sql } from 'kysely'
import { listRefunds } from '../payments/queries/refunds.ts'
import { executeRefund } from '../returns/commands/execute-refund.ts'
import { MEANS } from '../capabilities.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { decide, decideDue, findByReference } from '../sandbox-bank/bank.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import { addLineItem } from '../carts/commands/change-lines.ts'
import { findCart } from '../carts/queries/find-cart.ts'
import { expireOrders } from './commands/expire-orders.ts'
import { syncPayment } from './commands/settle-payment.ts'
import { fillCheckout } from './fixtures/checkouts.ts'
import { capturePayment } from './commands/capture-payment.ts'
import { reconcilePayments } from './jobs.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
})
afterAll(() => drop())

const onError = (error: unknown) => expect.unreachable(String(error))

async function stock(sku: string) {
	return db
		.selectFrom('stock_levels')
		.select(['on_hand', 'reserved'])
		.where('sku', '=', sku)
		.where('location_id', '=', 'warehouse')
		.executeTakeFirstOrThrow()
}

async function oneSku(units: number) {
	const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: units }] }] })
	return colorways[0]!.skus[0]!
}

async function press(orderId: string, decision: 'approve' | 'refuse' | 'cancel') {
	const payment = await findByReference(db, `pay_${orderId}`)
	await decide(db, { id: payment!.id, decision, delivery: 'normal', now: new Date() })
}

function placed(result: Awaited<ReturnType<Awaited<ReturnType<typeof fillCheckout>>['pay']>>) {
	if (!result.ok) throw new Error(result.reason)
	return result.placed
}

async function jobs(name: string, key: string): Promise<number> {
	const { sql } = await import('kysely')
	const { rows } = await sql<{
		count: string
	}>`select count(*) from pgboss.job where name = ${name} and singleton_key = ${key}`.execute(db)
	return Number(rows[0]!.count)
}

test('a wallet payment holds stock, then sells it, empties the cart and queues one confirmation', async () => {
	const sku = await oneSku(5)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 2 }] })
	const { orderId, orderStatus, nextAction } = placed(await checkout.pay())
	expect(orderStatus).toBe('pending')
	expect(nextAction).toMatchObject({ type: 'redirect' })
	expect(await stock(sku)).toEqual({ on_hand: 5, reserved: 2 })

	await press(orderId, 'approve')
	const sync = () =>
		syncPayment(db, {
			payments: checkout.payments,
			means: MEANS,
			paymentId: `pay_${orderId}`,
			kind: 'webhook',
			now: new Date(),
		})
	await Promise.all([sync(), sync(), sync()])
	const order = await findOrder(db, orderId)
	expect(order).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid', fulfillmentStatus: 'preparing' })
	expect(order!.orderNumber).toMatch(/^FR-\d{8}$/)
	expect(await stock(sku)).toEqual({ on_hand: 3, reserved: 0 })
	const cart = await findCart(db, { site: 'fr', language: 'fr', now: new Date(), cartId: checkout.cartId })
	expect(cart!.lines).toEqual([])
	expect(await jobs('send-order-confirmation', orderId)).toBe(1)
	expect(await jobs('issue-invoice', orderId)).toBe(1)
	expect(placed(await checkout.pay()).orderId).toBe(orderId)
})

test('pressing the button many times at once makes one order and one payment', async () => {
	const sku = await oneSku(9)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 3 }] })
	const results = await Promise.all(Array.from({ length: 8 }, () => checkout.pay()))
	expect(new Set(results.map((result) => placed(result).orderId)).size).toBe(1)
	expect(await stock(sku)).toEqual({ on_hand: 9, reserved: 3 })
	const payments = await db
		.selectFrom('sandbox_payments')
		.select('id')
		.where('merchant_reference', '=', `pay_${placed(results[0]!).orderId}`)
		.execute()
	expect(payments).toHaveLength(1)
})

test('the last unit is sold once, however many want it', async () => {
	const sku = await oneSku(5)
	const checkouts = await Promise.all(
		Array.from({ length: 20 }, () => fillCheckout(db, { items: [{ sku, quantity: 1 }] })),
	)
	const results = await Promise.all(checkouts.map((checkout) => checkout.pay()))
	expect(results.filter((result) => result.ok)).toHaveLength(5)
	expect(results.filter((result) => !result.ok && result.reason === 'out-of-stock')).toHaveLength(15)
	expect(await stock(sku)).toEqual({ on_hand: 5, reserved: 5 })
})

test('a refusal frees the stock, keeps the cart and lets the shopper try again', async () => {
	const sku = await oneSku(2)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 2 }] })
	const first = placed(await checkout.pay())
	await press(first.orderId, 'refuse')
	await syncPayment(db, {
		payments: checkout.payments,
		means: MEANS,
		paymentId: `pay_${first.orderId}`,
		kind: 'sync',
		now: new Date(),
	})
	expect(await findOrder(db, first.orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refused' })
	expect(await stock(sku)).toEqual({ on_hand: 2, reserved: 0 })
	const second = placed(await checkout.pay())
	expect(second.orderId).not.toBe(first.orderId)
	expect(await stock(sku)).toEqual({ on_hand: 2, reserved: 2 })
})

test('with the cart changed the attempt under way is given up and another one made', async () => {
	const sku = await oneSku(5)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }] })
	const first = placed(await checkout.pay())
	await addLineItem(db, { site: 'fr', language: 'fr', now: new Date(), cartId: checkout.cartId, sku, quantity: 1 })
	const second = placed(await checkout.pay())
	expect(second.orderId).not.toBe(first.orderId)
	expect(await findOrder(db, first.orderId)).toMatchObject({ orderStatus: 'cancelled' })
	expect(await stock(sku)).toEqual({ on_hand: 5, reserved: 2 })
})

test('another total than the one the shopper read is refused', async () => {
	const sku = await oneSku(1)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }] })
	expect(await checkout.pay({ expectedTotalCentAmount: 1 })).toEqual({ ok: false, reason: 'total-changed' })
	expect(await stock(sku)).toEqual({ on_hand: 1, reserved: 0 })
})

test('a card is authorized, then captured by the worker, once', async () => {
	const sku = await oneSku(1)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }], paymentProduct: 'card' })
	const { orderId } = placed(await checkout.pay())
	await press(orderId, 'approve')
	const work = { db, payments: checkout.payments, means: MEANS, clock: () => new Date() }
	await syncPayment(db, { ...work, paymentId: `pay_${orderId}`, kind: 'sync', now: new Date() })
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'authorized' })
	await capturePayment(work, `pay_${orderId}`)
	await capturePayment(work, `pay_${orderId}`)
	expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: 'paid' })
})

test('an abandoned payment frees its stock when its time is over, and only then', async () => {
	const sku = await oneSku(1)
	let now = new Date('2026-03-02T10:00:00Z')
	const clock = () => now
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }], clock })
	const { orderId } = placed(await checkout.pay({ holdSeconds: 60 }))
	now = new Date('2026-03-02T10:00:59Z')
	expect(await expireOrders(db, { payments: checkout.payments, means: MEANS, clock, onError })).toBe(0)
	now = new Date('2026-03-02T10:01:00Z')
	expect(await expireOrders(db, { payments: checkout.payments, means: MEANS, clock, onError })).toBe(1)
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'cancelled' })
	expect(await stock(sku)).toEqual({ on_hand: 1, reserved: 0 })
})

test('money taken in the moment of expiry makes the order, not a refund', async () => {
	const sku = await oneSku(1)
	let now = new Date('2026-03-02T10:00:00Z')
	const clock = () => now
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }], clock })
	const { orderId } = placed(await checkout.pay({ holdSeconds: 60 }))
	await press(orderId, 'approve')
	now = new Date('2026-03-02T11:00:00Z')
	await expireOrders(db, { payments: checkout.payments, means: MEANS, clock, onError })
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid' })
	expect(await stock(sku)).toEqual({ on_hand: 0, reserved: 0 })
})

test('money that shows up after the order was cancelled goes back, once', async () => {
	const sku = await oneSku(1)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }] })
	const { orderId } = placed(await checkout.pay())
	const paymentId = `pay_${orderId}`
	const { followPayment, settlePayment } = await import('./commands/settle-payment.ts')
	await settlePayment(db, { paymentId, means: MEANS, state: undefined, kind: 'sync', now: new Date() })
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled' })
	await press(orderId, 'approve')
	await syncPayment(db, { payments: checkout.payments, means: MEANS, paymentId, kind: 'webhook', now: new Date() })
	const refundId = `cancelled-${paymentId}`
	expect(await jobs('carry-out-refund', refundId)).toBe(1)
	const work = { db, payments: checkout.payments, means: MEANS, clock: () => new Date() }
	// A job of the queue that older code has left, and the one refund twice.
	await followPayment(db, { ...work, paymentId, now: new Date() })
	await executeRefund(work, refundId)
	await executeRefund(work, refundId)
	expect(await listRefunds(db, orderId)).toMatchObject([{ reference: 'late-payment', status: 'settled' }])
	expect(await jobs('send-refund-letter', refundId)).toBe(0)
	const bank = await findByReference(db, paymentId)
	expect(bank).toMatchObject({
		status: 'refunded',
		captured_cent_amount: bank!.cent_amount,
		refunded_cent_amount: bank!.cent_amount,
	})
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
	expect(await stock(sku)).toEqual({ on_hand: 1, reserved: 0 })
})

test('a process that dies between order and provider leaves nothing the worker does not tidy up', async () => {
	const sku = await oneSku(1)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }] })
	checkout.provider.authorize = () => Promise.reject(new Error('killed'))
	const { orderId, nextAction } = placed(await checkout.pay())
	expect(nextAction).toBeNull()
	const work = { db, payments: checkout.payments, means: MEANS, clock: () => new Date(Date.now() + 60_000) }
	await reconcilePayments(work, { onError: (error) => expect.unreachable(String(error)) })
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled' })
	expect(await stock(sku)).toEqual({ on_hand: 1, reserved: 0 })
})

test('a code waits for the bank app and is decided by it', async () => {
	const sku = await oneSku(2)
	await db
		.updateTable('web_domains')
		.set({ params: JSON.stringify({ deliveryCountries: ['FR'], paymentProducts: ['blik'] }) })
		.where('site', '=', 'es')
		.execute()
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }], site: 'es', paymentProduct: 'blik' })
	expect(await checkout.pay()).toEqual({ ok: false, reason: 'payment-code' })
	const { orderId, nextAction } = placed(await checkout.pay({ code: '777 123' }))
	expect(nextAction).toEqual({ type: 'approve-in-app' })
	await decideDue(db, new Date(Date.now() + 5_000))
	await syncPayment(db, {
		payments: checkout.payments,
		means: MEANS,
		paymentId: `pay_${orderId}`,
		kind: 'sync',
		now: new Date(),
	})
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'confirmed' })
})

test('an order, its lines and its history cannot be rewritten', async () => {
	const sku = await oneSku(1)
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }] })
	const { orderId } = placed(await checkout.pay())
	await expect(
		db.updateTable('orders').set({ email: 'other@example.com' }).where('id', '=', orderId).execute(),
	).rejects.toThrow(/immutable/)
	await expect(db.deleteFrom('order_lines').where('order_id', '=', orderId).execute()).rejects.toThrow(/never changed/)
	await expect(db.deleteFrom('orders').where('id', '=', orderId).execute()).rejects.toThrow(/never changed/)
})

test('the trigger names every column of an order but those that say how it stands (decision 0091)', async () => {
	const { rows } = await sql<{ name: string }>`
		select attname as name from pg_attribute, pg_trigger
		where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped
			and tgrelid = attrelid and tgname = 'orders_are_immutable'
			and pg_get_triggerdef(pg_trigger.oid) !~ ('\\mold\\.' || attname || '\\M')
		order by attname`.execute(db)
	expect(rows.map(({ name }) => name)).toEqual([
		'cancelled_cent_amount',
		'confirmed_at',
		'customer_id',
		'fulfillment_status',
		'order_status',
		'payment_status',
		'released_cent_amount',
		'updated_at',
		'version',
	])
})

test('an order is its customer’s who began it signed in, and nobody’s who came as a guest (R2)', async () => {
	const sku = await oneSku(5)
	const { customerId } = await insertCustomer(db)
	const ownerOf = async (options: { customerId?: string }) => {
		const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }], ...options })
		const { orderId } = placed(await checkout.pay())
		const row = db.selectFrom('orders').select('customer_id').where('id', '=', orderId)
		return (await row.executeTakeFirstOrThrow()).customer_id
	}
	expect([await ownerOf({ customerId }), await ownerOf({})]).toEqual([customerId, null])
})
