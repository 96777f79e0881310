import { insertSites } from '@vitrine/commerce/catalog/fixtures'
import { orderBook } from '@vitrine/commerce/checkout/fixtures/order-book'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import type { FollowedOrder, TrackedOrder } from '@vitrine/commerce/fulfillment/contract/delivery'
import { sendOrderLink } from '@vitrine/commerce/fulfillment/jobs'
import { createInboxMailer } from '@vitrine/commerce/mail/commands'
import type { OrderPage } from '@vitrine/commerce/orders/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGatewayFixtures, OPERATOR_KEY } from './gateway-fixtures.ts'

let db: Database
let drop: () => Promise<void>
let fixtures: ReturnType<typeof openGatewayFixtures>
let book: Awaited<ReturnType<typeof orderBook>>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	fixtures = openGatewayFixtures(db, { isShopUrl: (url) => url.hostname.endsWith('.localhost') })
	book = await orderBook(db)
})
afterAll(() => drop())

/** An order of a customer, as if the customer had been signed in when buying. */
async function buyAs(customerId: string) {
	const order = await book.buy()
	await db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', order.orderId).execute()
	return order
}

async function ship(orderNumber: string) {
	const parcel = { carrier: 'colissimo', trackingNumber: book.trackingNumber() }
	const shipped = await fixtures.warehouse(`/warehouse/orders/${orderNumber}/parcels`, parcel)
	return { ...parcel, shipped }
}

test('the warehouse tells of a parcel and its arrival, each again without effect', async () => {
	const { orderId, orderNumber } = await book.buy()
	const { shipped, ...parcel } = await ship(orderNumber)
	expect(shipped).toMatchObject({
		status: 201,
		body: { carrierName: 'Colissimo', lines: [{ quantity: 2 }, { quantity: 1 }] },
	})
	const again = await fixtures.warehouse(`/warehouse/orders/${orderNumber}/parcels`, parcel)
	expect([again.status, again.body]).toEqual([200, shipped.body])
	const events = `/warehouse/parcels/${parcel.carrier}/${parcel.trackingNumber}/events`
	expect(await fixtures.warehouse(events, { event: 'ready' })).toMatchObject({
		status: 409,
		body: { code: 'brought-home' },
	})
	const occurredAt = new Date().toISOString()
	const arrived = await fixtures.warehouse(events, { event: 'delivered', occurredAt })
	expect(arrived).toMatchObject({ status: 200, body: { deliveredAt: occurredAt } })
	expect((await fixtures.warehouse(events, { event: 'delivered' })).body).toEqual(arrived.body)
	expect(await book.historyOf(orderId)).toEqual(['preparing', 'shipped', 'delivered'])
})

test('what the warehouse says is checked', async () => {
	const { orderNumber } = await book.buy()
	const path = `/warehouse/orders/${orderNumber}/parcels`
	const refusal = async (body: unknown) => {
		const { status, body: problem } = await fixtures.warehouse(path, body)
		return [status, problem.code]
	}
	expect(await refusal({ carrier: 'pigeons', trackingNumber: '123456' })).toEqual([422, 'refused-values'])
	expect(await refusal({ carrier: 'dhl' })).toEqual([400, 'malformed-request'])
	expect(await refusal({ carrier: 'dhl', trackingNumber: '123456', lines: [] })).toEqual([400, 'malformed-request'])
	expect(
		(await fixtures.warehouse('/warehouse/orders/FR-1/parcels', { carrier: 'dhl', trackingNumber: '123456' })).status,
	).toBe(404)
	expect((await fixtures.warehouse('/warehouse/parcels/dhl/404404/events', { event: 'delivered' })).status).toBe(404)
	const asShop = await fixtures.shop('POST', path, {
		token: `${OPERATOR_KEY}x`,
		body: { carrier: 'dhl', trackingNumber: '123456' },
	})
	expect([asShop.status, asShop.body.code]).toEqual([401, 'operator-key-unknown'])
})

test('a customer sees their own orders, newest first, and those of nobody else', async () => {
	const [mine, theirs] = await Promise.all([fixtures.signIn(), fixtures.signIn()])
	const list = async (query = '') =>
		(await fixtures.shop('GET', `/customers/me/orders${query}`, { token: mine.token })).body as OrderPage
	expect(await list()).toEqual({ orders: [], page: 1, pageCount: 0, orderCount: 0, years: [] })
	const orders = []
	for (let index = 0; index < 11; index++) orders.push(await buyAs(mine.customerId))
	const foreign = await buyAs(theirs.customerId)
	await ship(orders[10]!.orderNumber)
	const first = await list()
	expect(first.orders.map((order) => order.orderNumber)).toEqual(
		orders
			.slice(1)
			.reverse()
			.map((order) => order.orderNumber),
	)
	expect(first).toMatchObject({ page: 1, pageCount: 2, orderCount: 11, years: [new Date().getFullYear()] })
	expect(first.orders[0]).toMatchObject({ site: 'fr', statusWord: 'sent', itemCount: 3, currency: 'EUR' })
	expect(first.orders[1]).toMatchObject({ statusWord: 'preparing' })
	expect((await list('?page=2')).orders.map((order) => order.orderNumber)).toEqual([orders[0]!.orderNumber])
	expect((await list('?year=2020')).orders).toEqual([])
	expect((await list(`?year=${new Date().getFullYear()}&page=2`)).orders).toHaveLength(1)

	const open = (number: string, token = mine.token) => fixtures.shop('GET', `/customers/me/orders/${number}`, { token })
	const detail = (await open(orders[10]!.orderNumber.toLowerCase())).body as FollowedOrder
	expect(detail.parcels).toHaveLength(1)
	expect(detail.timeline.map(({ step, isDone }) => [step, isDone])).toEqual([
		['confirmed', true],
		['preparing', true],
		['sent', true],
		['delivered', false],
	])
	expect(detail.snapshot.deliveryAddress.lastName).toBe('Durand')
	expect((await open(foreign.orderNumber)).status).toBe(404)
	expect((await open(orders[0]!.orderNumber, theirs.token)).status).toBe(404)
	expect((await open('FR-1')).status).toBe(404)
	expect((await open(orders[0]!.orderNumber, 'no.good.token')).status).toBe(401)
})

test('an attempt that was given up before it was confirmed is no order; one cancelled afterwards is', async () => {
	const { token, customerId } = await fixtures.signIn()
	const [attempt, cancelled] = [await buyAs(customerId), await buyAs(customerId)]
	await db
		.updateTable('orders')
		.set({ order_status: 'cancelled' })
		.where('id', 'in', [attempt.orderId, cancelled.orderId])
		.execute()
	await db.updateTable('orders').set({ confirmed_at: null }).where('id', '=', attempt.orderId).execute()
	const { body } = await fixtures.shop('GET', '/customers/me/orders', { token })
	expect((body as OrderPage).orders).toMatchObject([{ orderNumber: cancelled.orderNumber, statusWord: 'cancelled' }])
})

test('an order is tracked by its number and address, and nothing personal is told', async () => {
	const { orderNumber, email } = await book.buy({ email: 'Camille.Durand@example.com' })
	const { trackingNumber } = await ship(orderNumber)
	const typed = { orderNumber: ` ${orderNumber.toLowerCase().replace('-', ' ')} `, email: ` ${email.toUpperCase()} ` }
	const { status, body } = await fixtures.shop('POST', '/orders/track', { body: typed })
	const tracked = body as TrackedOrder
	expect(status).toBe(200)
	expect(tracked).toMatchObject({
		orderNumber,
		statusWord: 'sent',
		deliveryKind: 'home',
		parcels: [{ trackingNumber, trackingUrl: expect.stringContaining(trackingNumber) }],
		lines: [{ quantity: 2 }, { quantity: 1 }],
	})
	const text = JSON.stringify(body)
	for (const secret of [email, 'Camille', 'Durand', 'Oberkampf', '75011', 'entAmount', 'paypal', 'pageUrl'])
		expect(text).not.toContain(secret)
})

test('an unknown number and a wrong address are answered alike, and guessing ends', async () => {
	const { orderNumber } = await book.buy()
	const ask = (body: object, path = '/orders/track', from?: string) => fixtures.shop('POST', path, { body, from })
	const wrong = [
		await ask({ orderNumber: 'FR-999999', email: 'camille@example.com' }),
		await ask({ orderNumber, email: 'somebody@example.com' }),
	]
	for (const { status, body } of wrong) {
		expect(status).toBe(404)
		const { requestId: _, ...problem } = body
		expect(problem).toEqual({
			type: 'urn:vitrine:problem:order-not-found',
			title: 'Not Found',
			status: 404,
			code: 'order-not-found',
		})
	}
	const guess = () => ask({ orderNumber, email: 'somebody@example.com' }, '/orders/track', '2001:db8::dead')
	for (let index = 0; index < 10; index++) expect((await guess()).status).toBe(404)
	expect((await guess()).status).toBe(429)
	const pageUrl = 'https://fr.localhost/fr/order/ORDER_ID/confirmation/'
	expect(
		(await ask({ orderNumber, email: 'x@example.com', pageUrl }, '/orders/track/link', '2001:db8::dead')).status,
	).toBe(429)
})

test('the link to the full page goes to the address of the order, once an hour, and to pages of the shop only', async () => {
	const { orderId, orderNumber, email } = await book.buy()
	const pageUrl = 'https://fr.localhost/fr/order/ORDER_ID/confirmation/'
	const ask = async (changes: object) =>
		(await fixtures.shop('POST', '/orders/track/link', { body: { orderNumber, email, pageUrl, ...changes } })).status
	expect(await ask({})).toBe(202)
	expect(await ask({})).toBe(202)
	expect(await ask({ email: 'somebody@example.com' })).toBe(202)
	expect(await ask({ orderNumber: 'FR-999999' })).toBe(202)
	expect(await ask({ pageUrl: 'https://evil.example/ORDER_ID/' })).toBe(422)
	expect(await ask({ pageUrl: 'https://fr.localhost@evil.example/' })).toBe(422)
	const { rows } = await sql<{ data: { orderId: string; pageUrl: string; askedAt: string } }>`
		select data from pgboss.job where name = 'send-order-link'`.execute(db)
	expect(rows.map(({ data }) => data.orderId).toSorted()).toEqual(
		[orderId, orderId, 'no-order-at-all', 'no-order-at-all'].toSorted(),
	)
	expect(JSON.stringify(rows)).not.toContain(email)
	const now = new Date()
	const mailer = createInboxMailer({ db, clock: () => now })
	const sender = { shopName: 'Linaire', companyLine: 'Linaire SAS, Lille' }
	for (const { data } of rows) await sendOrderLink({ db, mailer, sender, ...data, now })
	const mails = await db.selectFrom('inbox_messages').selectAll().execute()
	expect(mails).toHaveLength(1)
	expect(mails[0]).toMatchObject({ recipient: email, subject: `Le lien vers votre commande ${orderNumber}` })
	expect(mails[0]!.text).toContain(`https://fr.localhost/fr/order/${orderId}/confirmation/`)
})
