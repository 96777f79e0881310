import { createKey, revokeKey } from '@vitrine/commerce/api-keys/commands'
import { listKeys } from '@vitrine/commerce/api-keys/queries'
import { insertSites } from '@vitrine/commerce/catalog/fixtures'
import { orderBook } from '@vitrine/commerce/checkout/fixtures/order-book'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { numberEvents } from '@vitrine/commerce/events/commands'
import { type Permission, PERMISSIONS } from '@vitrine/commerce/http/permissions'
import type { SiteCode } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGatewayFixtures, OPERATOR_KEY } from './gateway-fixtures.ts'

let db: Database
let drop: () => Promise<void>
let fixtures: ReturnType<typeof openGatewayFixtures>
let order: { orderNumber: string; orderId: string }
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	fixtures = openGatewayFixtures(db)
	order = await (await orderBook(db)).buy()
	await numberEvents(db)
})
afterAll(() => drop())

const DAY = 86_400_000

async function keyOf(options: { permissions?: Permission[]; sites?: SiteCode[]; days?: number } = {}) {
	const { permissions = ['events.read', 'orders.read'], sites = null, days } = options
	const expiresAt = days === undefined ? null : new Date(Date.now() + days * DAY)
	return createKey(db, { name: 'ERP', permissions, sites, expiresAt, now: new Date() })
}

test('a key with the permission of its site releases a held order, and says why', async () => {
	const { orderId, orderNumber } = order
	await db
		.insertInto('order_holds')
		.values({
			reason: 'fraud-warning',
			reference: 'issfr_1',
			order_id: orderId,
			payment_id: `pay_${orderId}`,
			detail: 'misc',
			held_at: new Date(),
			ended_at: null,
			outcome: null,
			ended_by: null,
			note: null,
		})
		.execute()
	const release = `POST /admin/orders/${orderNumber}/hold/release`
	const body = { note: 'called back' }
	const { key } = await keyOf({ permissions: ['orders.hold'], sites: ['fr'] })
	expect((await fixtures.operate('GET /admin/orders/held', { key })).body).toMatchObject({
		orders: [{ orderNumber, site: 'fr', reason: 'fraud-warning', detail: 'misc' }],
	})
	expect((await fixtures.operate(release, { key: (await keyOf()).key, body })).status).toBe(403)
	const other = await keyOf({ permissions: ['orders.hold'], sites: ['de'] })
	expect((await fixtures.operate(release, { key: other.key, body })).status).toBe(404)
	expect((await fixtures.operate(release, { key, body: { note: ' ' } })).status).toBe(400)
	expect((await fixtures.operate(`POST /admin/orders/${orderNumber}/hold/cancel`, { key, body })).status).toBe(403)
	expect((await fixtures.operate(release, { key, body })).status).toBe(204)
	expect(await fixtures.operate(release, { key, body })).toMatchObject({ status: 409, body: { code: 'not-held' } })
	const holds = await db.selectFrom('order_holds').select(['outcome', 'note', 'ended_by']).execute()
	expect(holds).toEqual([{ outcome: 'released', note: 'called back', ended_by: expect.stringContaining('ERP') }])
})

test('an ERP reads what has happened, then the order', async () => {
	const { key } = await keyOf()
	const feed = await fixtures.operate('GET /admin/events?types=order.confirmed', { key })
	expect(feed).toMatchObject({
		status: 200,
		body: {
			events: [
				{
					id: expect.stringMatching(/^evt_[0-9a-f]{24}$/),
					type: 'order.confirmed',
					subject: order.orderNumber,
					site: 'fr',
					order: { orderNumber: order.orderNumber, orderStatus: 'confirmed' },
					stock: null,
				},
			],
			isCaughtUp: true,
		},
	})
	const { next } = feed.body
	expect((await fixtures.operate(`GET /admin/events?after=${next}&wait=0.3`, { key })).body).toEqual({
		events: [],
		next,
		isCaughtUp: true,
	})
	expect(await fixtures.operate(`GET /admin/events?after=${next + 1}`, { key })).toMatchObject({
		status: 409,
		body: { code: 'cursor-ahead' },
	})
	const [told] = feed.body.events
	const listed = await fixtures.operate('GET /admin/orders?status=confirmed', { key })
	expect(listed.body).toMatchObject({
		orders: [{ orderNumber: told.subject, version: told.order.version }],
		next: null,
	})
	const read = await fixtures.operate(`GET /admin/orders/${told.subject}`, { key })
	expect(read).toMatchObject({ status: 200, body: { orderNumber: told.subject, version: told.order.version } })
	expect((await fixtures.operate('GET /admin/orders/FR-00000001', { key })).status).toBe(404)
	expect((await fixtures.operate('GET /admin/orders?after=yesterday', { key })).status).toBe(400)
})

test('a call that waits is answered as soon as something happens', async () => {
	const book = await orderBook(db)
	const { next } = (await fixtures.operate('GET /admin/events')).body
	const waiting = fixtures.operate(`GET /admin/events?after=${next}&types=order.confirmed&wait=20`)
	const { orderNumber } = await book.buy()
	await numberEvents(db)
	expect((await waiting).body.events).toMatchObject([{ type: 'order.confirmed', subject: orderNumber }])
})

test('a key does what it may and nothing else', async () => {
	const { key } = await keyOf({ permissions: ['events.read'] })
	expect((await fixtures.operate('GET /admin/events', { key })).status).toBe(200)
	for (const call of ['GET /admin/orders', `GET /admin/orders/${order.orderNumber}`, 'GET /warehouse/refunds/due'])
		expect(await fixtures.operate(call, { key })).toMatchObject({ status: 403, body: { code: 'permission-missing' } })
	expect((await fixtures.operate('GET /admin/orders')).status).toBe(200)
})

test('a key of some sites sees their orders, and nothing that is of all', async () => {
	const german = await keyOf({ permissions: [...PERMISSIONS], sites: ['de'] })
	expect((await fixtures.operate('GET /admin/orders', german)).body.orders).toEqual([])
	expect((await fixtures.operate(`GET /admin/orders/${order.orderNumber}`, german)).status).toBe(404)
	const { events } = (await fixtures.operate('GET /admin/events', german)).body
	expect(events.filter(({ site }: { site: string | null }) => site !== null)).toEqual([])
	expect((await fixtures.operate('GET /warehouse/refunds/due', german)).status).toBe(403)
})

test('a key ends: revoked, expired; one that is changed never was', async () => {
	const { id, key } = await keyOf()
	const status = async (tried: string) => (await fixtures.operate('GET /admin/events', { key: tried })).status
	expect(await status(key)).toBe(200)
	const used = (await listKeys(db)).find((listed) => listed.id === id)
	expect(used?.last_used_at).toBeInstanceOf(Date)
	expect(JSON.stringify(await listKeys(db))).not.toContain(key.slice(-43))
	expect(await status(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toBe(401)
	expect(await status(OPERATOR_KEY.slice(1))).toBe(401)
	expect(await revokeKey(db, { id, now: new Date() })).toBe(true)
	expect(await revokeKey(db, { id, now: new Date() })).toBe(false)
	expect(await status(key)).toBe(401)
	expect(await status((await keyOf({ days: -1 })).key)).toBe(401)
	expect(await status((await keyOf({ days: 1 })).key)).toBe(200)
})

test('the document names the permission of each operation of other systems, and its key', async () => {
	const { paths } = (await fixtures.operate('GET /openapi.json')).body as {
		paths: Record<string, Record<string, Record<string, unknown>>>
	}
	const operated = Object.entries(paths).filter(([path]) => /^\/(admin|warehouse)\//.test(path))
	expect(operated.length).toBeGreaterThan(5)
	for (const operation of operated.flatMap(([, methods]) => Object.values(methods)))
		expect(operation).toMatchObject({
			security: [{ operatorKey: [] }],
			'x-permission': expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
			'x-scope': expect.stringMatching(/^(site|all)$/),
			responses: { 403: expect.anything() },
		})
})

test('webhooks are opened, rotated, replayed and closed by who manages them', async () => {
	const manager = await keyOf({ permissions: ['webhooks.manage'] })
	const body = { url: 'https://erp.example/vitrine', types: ['order.confirmed'] }
	expect((await fixtures.operate('POST /admin/webhooks', { ...(await keyOf()), body })).status).toBe(403)
	const opened = await fixtures.operate('POST /admin/webhooks', { ...manager, body })
	expect(opened).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^whsec_/) } })
	const path = `/admin/webhooks/${opened.body.id}`
	const rotated = await fixtures.operate(`POST ${path}/rotation`, manager)
	expect(rotated.body.secret).not.toBe(opened.body.secret)
	const replayed = await fixtures.operate(`POST ${path}/replay`, { ...manager, body: { from: 0 } })
	expect(replayed).toMatchObject({ status: 200, body: { queued: expect.any(Number) } })
	expect(replayed.body.queued).toBeGreaterThan(0)
	expect((await fixtures.operate(`PUT ${path}/state`, { ...manager, body: { state: 'closed' } })).status).toBe(204)
	const { body: listed } = await fixtures.operate('GET /admin/webhooks', manager)
	expect(listed.webhooks).toMatchObject([{ ...body, state: 'closed', closedBecause: 'asked' }])
	expect((await fixtures.operate(`GET ${path}/attempts`, manager)).body).toEqual({ attempts: [] })
	for (const url of ['http://erp.example/', 'https://user:word@erp.example/', 'ftp://erp.example/', 'erp'])
		expect((await fixtures.operate('POST /admin/webhooks', { ...manager, body: { url } })).status).toBe(400)
	const unknown = '/admin/webhooks/whe_000000000000000000'
	expect((await fixtures.operate(`POST ${unknown}/rotation`, manager)).status).toBe(404)
})

test('units and prices are told by who may, with more in one call than a shopper sends', async () => {
	const { skus } = await orderBook(db)
	const items = Array.from({ length: 2_000 }, (_, index) => ({
		location: 'warehouse',
		sku: skus[0],
		relative: 1,
		reference: `delivery-note-of-the-supplier-${index}`,
	}))
	const erp = await keyOf({ permissions: ['stock.adjust', 'prices.edit'], sites: ['fr'] })
	const stock = { source: 'erp', items }
	expect((await fixtures.operate('POST /admin/stock/deltas', { ...erp, body: stock })).status).toBe(403)
	const adjusted = await fixtures.operate('POST /admin/stock/deltas', { body: stock })
	expect(adjusted.status).toBe(200)
	expect(adjusted.body.items.at(-1)).toMatchObject({ sku: skus[0], outcome: 'applied', onHand: 2_500 })
	const wrong = { source: 'erp', items: [{ ...items[0], absolute: 3 }] }
	expect((await fixtures.operate('POST /admin/stock/deltas', { body: wrong })).status).toBe(400)
	const prices = { site: 'fr', items: [{ sku: skus[0], centAmount: 4_995 }] }
	expect((await fixtures.operate('POST /admin/prices/batches', { ...erp, body: prices })).body).toEqual({
		items: [{ sku: skus[0], outcome: 'accepted' }],
	})
	expect(
		await fixtures.operate('POST /admin/prices/batches', { ...erp, body: { ...prices, site: 'de' } }),
	).toMatchObject({ status: 403, body: { code: 'site-not-permitted' } })
})

test('units that are not there are cancelled once for a key, and the full order says so', async () => {
	const { orderNumber, orderId } = await (await orderBook(db)).buy()
	const [line] = await db.selectFrom('order_lines').select('sku').where('order_id', '=', orderId).execute()
	const cancel = `POST /admin/orders/${orderNumber}/cancellations`
	const { key } = await keyOf({ permissions: ['orders.cancel'], sites: ['fr'] })
	const asked = { key, headers: { 'idempotency-key': 'wms-1' } }
	const body = { reason: 'not-available', lines: [{ sku: line!.sku, quantity: 1 }] }
	expect((await fixtures.operate(cancel, { ...asked, key: (await keyOf()).key, body })).status).toBe(403)
	const german = await keyOf({ permissions: ['orders.cancel'], sites: ['de'] })
	expect((await fixtures.operate(cancel, { ...asked, key: german.key, body })).status).toBe(404)
	expect((await fixtures.operate(cancel, { key, body })).status).toBe(400)
	expect((await fixtures.operate(cancel, { ...asked, body: { ...body, reason: 'lost' } })).status).toBe(400)
	const answers = await Promise.all([1, 2, 3].map(() => fixtures.operate(cancel, { ...asked, body })))
	expect(answers[0]).toMatchObject({
		status: 200,
		body: { orderStatus: 'confirmed', cancellation: { reason: 'not-available' } },
	})
	expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
	const more = { ...body, lines: [{ sku: line!.sku, quantity: 2 }] }
	expect(await fixtures.operate(cancel, { key, headers: { 'idempotency-key': 'wms-2' }, body: more })).toMatchObject({
		status: 409,
		body: { code: 'more-than-left' },
	})
	const { body: full } = await fixtures.operate(`GET /admin/orders/${orderNumber}`)
	expect(full.cancellations).toEqual([answers[0]!.body.cancellation])
	expect(full.left.totalCentAmount).toBe(full.totalCentAmount - full.cancelledCentAmount)
	expect(full.lines[0]).toMatchObject({ quantity: 2, cancelledQuantity: 1 })
})
