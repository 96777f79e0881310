import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { issueInvoice } from '../documents/jobs.ts'
import { readEvents } from '../event-feed/queries.ts'
import { numberEvents } from '../events/commands.ts'
import { expireOrders } from '../checkout/commands/expire-orders.ts'
import { fillCheckout } from '../checkout/fixtures/checkouts.ts'
import { receiveReturn } from '../returns/commands/receive-return.ts'
import { requestReturn } from '../returns/commands/request-return.ts'
import { returnsFixtures } from '../returns/fixtures/returns-counter.ts'
import { findFullOrder } from './queries/find-full-order.ts'
import { listOrders } from './queries/list-orders.ts'

let db: Database
let drop: () => Promise<void>
let fixtures: ReturnType<typeof returnsFixtures>
let cursor = 0
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	fixtures = returnsFixtures(db)
})
afterAll(() => drop())

/** Types and subjects of the events since the last call. */
async function news() {
	await numberEvents(db)
	const result = await readEvents(db, { after: cursor, limit: 100 })
	if (!result.ok) throw new Error(result.reason)
	cursor = result.page.next
	return result.page.events.map(({ type, subject, stock }) => [type, subject, ...(stock ? [stock.quantity] : [])])
}
const full = (orderNumber: string) => findFullOrder(db, { orderNumber, sites: null })

test('an order is told from its contract to its refund, and reads as it stands', async () => {
	const sku = await fixtures.variant(10, 5_000)
	const { orderId, orderNumber } = await fixtures.paidOrder({
		items: [{ sku, quantity: 2 }],
		paymentProduct: 'card',
		isCaptured: false,
	})
	expect((await news()).toSorted()).toEqual([
		['order.confirmed', orderNumber],
		['stock.sold', sku, -2],
	])
	const begun = await full(orderNumber)
	expect(begun).toMatchObject({
		orderNumber,
		site: 'fr',
		orderStatus: 'confirmed',
		paymentStatus: 'authorized',
		version: 2,
		lines: [{ sku, quantity: 2, totalCentAmount: 10_000, taxRate: 2_000 }],
		payments: [{ provider: 'sandbox', product: 'card', status: 'authorized', capturedCentAmount: 0 }],
		parcels: [],
		documents: [],
	})
	expect(JSON.stringify(begun)).not.toContain(orderId)

	await fixtures.refundAll()
	await issueInvoice({ db, orderId, now: new Date() })
	await fixtures.ship(orderId, new Date())
	expect(await news()).toEqual([
		['order.sent', orderNumber],
		['order.delivered', orderNumber],
	])
	const submitted = {
		submissionKey: 'orders-out-return',
		lines: [{ position: 0, quantity: 1, reason: 'too-small' as const }],
		method: 'relay' as const,
		wish: 'refund' as const,
		refundTo: 'same-means' as const,
		pageUrl: 'https://fr.localhost/fr/account/returns/RETURN_NUMBER/',
	}
	const asked = await requestReturn(db, { orderId, submitted, languageTag: 'fr-FR', now: new Date() })
	const returnNumber = asked.ok ? asked.returnNumber : ''
	expect(await news()).toEqual([['return.requested', returnNumber]])
	await receiveReturn(db, {
		returnNumber,
		lines: [{ position: 0, accepted: 1, refused: 0, refusal: null, deductionCentAmount: 0, deduction: null }],
		isGoodsBack: true,
		now: new Date(),
	})
	expect((await news()).toSorted()).toEqual([
		['return.received', returnNumber],
		['stock.returned', sku, 1],
	])
	await fixtures.refundAll()
	expect(await news()).toEqual([
		['payment.captured', orderNumber],
		['payment.refunded', orderNumber],
		['return.refunded', returnNumber],
	])
	expect(await full(orderNumber)).toMatchObject({
		paymentStatus: 'paid',
		fulfillmentStatus: 'delivered',
		payments: [{ capturedCentAmount: expect.any(Number), refundedCentAmount: 5_000 }],
		refunds: [{ reference: returnNumber, centAmount: 5_000, parts: [{ means: 'bank', centAmount: 5_000 }] }],
		parcels: [{ carrier: 'colissimo', lines: [{ sku, quantity: 2 }] }],
		returns: [{ returnNumber, status: 'received', lines: [{ sku, acceptedQuantity: 1 }] }],
		documents: [{ kind: 'invoice' }, { kind: 'credit-note', totalCentAmount: 5_000 }],
	})
})

test('a cancelled contract is told, an order that never was one is not', async () => {
	const sku = await fixtures.variant(10)
	const { orderId, orderNumber } = await fixtures.paidOrder({ items: [{ sku, quantity: 1 }] })
	await news()
	await fixtures.cancel(orderId)
	await fixtures.refundAll()
	expect((await news()).toSorted()).toEqual([
		['order.cancelled', orderNumber],
		['payment.refunded', orderNumber],
		['stock.returned', sku, 1],
	])
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }] })
	const placed = await checkout.pay()
	expect(placed.ok).toBe(true)
	const later = new Date(Date.now() + 86_400_000)
	const fails = (error: unknown) => expect.unreachable(String(error))
	await expireOrders(db, { ...fixtures.work, clock: () => later, onError: fails })
	expect(await news()).toEqual([])
})

test('orders are listed newest first, page by page, by status, site and instant of change', async () => {
	const sku = await fixtures.variant(10)
	const begun = new Date()
	const orders = []
	for (let count = 0; count < 3; count++) orders.push(await fixtures.paidOrder({ items: [{ sku, quantity: 1 }] }))
	await fixtures.cancel(orders[1]!.orderId)
	const list = async (options: Partial<Parameters<typeof listOrders>[1]> = {}) => {
		const page = await listOrders(db, { sites: null, limit: 50, orderedAfter: begun.toISOString(), ...options })
		return { numbers: page.orders.map(({ orderNumber }) => orderNumber), next: page.next }
	}
	const newest = orders.map(({ orderNumber }) => orderNumber).toReversed()
	expect(await list()).toEqual({ numbers: newest, next: null })
	const first = await list({ limit: 2 })
	expect(first).toEqual({ numbers: newest.slice(0, 2), next: expect.any(String) })
	expect(await list({ limit: 2, after: first.next! })).toEqual({ numbers: newest.slice(2), next: null })
	expect((await list({ status: 'cancelled' })).numbers).toEqual([orders[1]!.orderNumber])
	expect((await list({ sites: ['de'] })).numbers).toEqual([])
	expect((await list({ site: 'fr', updatedAfter: new Date(Date.now() + 60_000).toISOString() })).numbers).toEqual([])
	expect(await findFullOrder(db, { orderNumber: orders[0]!.orderNumber, sites: ['de'] })).toBeUndefined()
	expect(await full('FR-00000000')).toBeUndefined()
})
