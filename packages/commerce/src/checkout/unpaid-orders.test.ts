import { MEANS } from '../capabilities.ts'
import { JOBS } from '../capabilities.ts'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { installQueue } from '../queue/queue.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { createPaymentBook } from '../payments/providers/payment-book.ts'
import { cancelPendingOrder, expireOrders } from './commands/expire-orders.ts'
import { deleteOrigins } from './commands/limit-unpaid-orders.ts'
import { fillCheckout } from './fixtures/checkouts.ts'

let db: Database
let drop: () => Promise<void>
let sku = ''
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await installQueue(database.url, JOBS)
	await insertSites(db)
	const { colorways } = await insertProduct(db)
	sku = colorways[0]!.skus[0]!
	await db.updateTable('stock_levels').set({ on_hand: 45 }).where('sku', '=', sku).execute()
})
afterAll(() => drop())

const secret = randomBytes(32).toString('hex')
const from = (clientAddress: string) => ({ clientAddress, secret, most: 3 })
const checkout = () => fillCheckout(db, { items: [{ sku, quantity: 1 }] })
const reserved = async () =>
	(await db.selectFrom('stock_levels').select('reserved').where('sku', '=', sku).executeTakeFirstOrThrow()).reserved

test('one network takes three unpaid orders off the shelf, however many it places at once (M7)', async () => {
	const checkouts = await Promise.all(Array.from({ length: 12 }, checkout))
	const origin = (index: number) => from(`2001:db8:7:7::${index}`)
	const results = await Promise.all(checkouts.map((each, index) => each.pay({ origin: origin(index) })))
	const reasons = results.map((result) => (result.ok ? 'placed' : result.reason)).toSorted()
	expect(reasons).toEqual([
		...Array.from({ length: 3 }, () => 'placed'),
		...Array.from({ length: 9 }, () => 'too-many-unpaid'),
	])
	expect(await reserved()).toBe(3)

	const [placed] = results.filter((result) => result.ok)
	// Submitted again, an order that is there already is no further one.
	const again = await checkouts[results.indexOf(placed!)]!.pay({ origin: origin(0) })
	expect(again).toMatchObject({ ok: true, placed: { orderId: placed?.ok && placed.placed.orderId } })
	expect((await (await checkout()).pay({ origin: from('2001:db8:7:8::1') })).ok).toBe(true)

	// Cancelling one makes room for another.
	const next = await checkout()
	expect(await next.pay({ origin: origin(0) })).toEqual({ ok: false, reason: 'too-many-unpaid' })
	if (placed?.ok)
		await cancelPendingOrder(db, { ...next, means: MEANS, orderId: placed.placed.orderId, clock: () => new Date() })
	expect((await next.pay({ origin: origin(0) })).ok).toBe(true)
})

test('customers are counted by their accounts, not by the network they share', async () => {
	for (const { customerId } of [await insertCustomer(db), await insertCustomer(db)]) {
		for (let index = 0; index < 3; index++)
			expect((await (await checkout()).pay({ origin: from('192.0.2.9'), customerId })).ok).toBe(true)
		const refused = await (await checkout()).pay({ origin: from('198.51.100.1'), customerId })
		expect(refused).toEqual({ ok: false, reason: 'too-many-unpaid' })
	}
	expect((await (await checkout()).pay({ origin: from('192.0.2.9') })).ok).toBe(true)
})

test('an order that cannot be cancelled now keeps no other from expiring', async () => {
	let now = new Date('2026-03-02T10:00:00Z')
	const clock = () => now
	const place = async (holdSeconds: number) => {
		const { pay, provider } = await fillCheckout(db, { items: [{ sku, quantity: 1 }], clock })
		const result = await pay({ holdSeconds })
		if (!result.ok) throw new Error(result.reason)
		return { provider, orderId: result.placed.orderId }
	}
	// The one that expires first is in the way.
	const [other, stuck] = [await place(61), await place(60)]
	now = new Date('2026-03-02T11:00:00Z')
	const { provider } = other
	const errors: unknown[] = []
	const round = (voids: typeof provider.void) => {
		const payments = createPaymentBook({ sandbox: { ...provider, void: voids } })
		return expireOrders(db, { payments, means: MEANS, clock, onError: (error) => errors.push(error) })
	}
	const isStuck = (payment: { id: string }) => payment.id === `pay_${stuck.orderId}`
	const away = () => Promise.reject(new Error('away'))
	expect(await round((payment) => (isStuck(payment) ? away() : provider.void(payment)))).toBe(1)
	expect(errors.map(String)).toEqual(['Error: away'])
	expect(await findOrder(db, other.orderId)).toMatchObject({ orderStatus: 'cancelled' })
	expect(await round(provider.void)).toBe(1)
	expect(await findOrder(db, stuck.orderId)).toMatchObject({ orderStatus: 'cancelled' })
})

test('from where an order came is known for a day, under a key', async () => {
	const rows = await db.selectFrom('order_origins').selectAll().execute()
	expect(JSON.stringify(rows)).not.toMatch(/2001|192\.0/)
	await deleteOrigins(db, new Date())
	expect(await db.selectFrom('order_origins').selectAll().execute()).toHaveLength(rows.length)
	await deleteOrigins(db, new Date(Date.now() + 25 * 3_600_000))
	expect(await db.selectFrom('order_origins').selectAll().execute()).toEqual([])
})
