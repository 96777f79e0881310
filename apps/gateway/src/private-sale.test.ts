import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { insertProduct, insertSites } from '@vitrine/commerce/catalog/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from './app.ts'
import { createCapabilities } from './capabilities.ts'
import { testServices } from './fixtures.ts'
import { BUYER } from '@vitrine/commerce/documents/fixtures/orders'
import { createLog } from './log.ts'

const SHOPPERS = 80
const UNITS = 8
let db: Database
let url: string
let close: () => Promise<void>

beforeAll(async () => {
	const database = await createTestDatabase()
	await insertSites(database.db)
	db = database.open({ poolSize: 10 })
	const gateway = createGateway({
		db,
		log: createLog({ level: 'silent' }),
		subscriptionKeys: ['demo'],
		rateLimits: { perMinute: 1_000_000 },
		capabilities: createCapabilities(testServices(db)),
	})
	const server = serve({ fetch: gateway.fetch, port: 0, hostname: '127.0.0.1' })
	if (!server.listening) await once(server, 'listening')
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	close = async () => {
		server.close()
		await database.drop()
	}
})
afterAll(() => close())

type Answer = { id: string; code: string; orderId: string; totals: { totalCentAmount: number } }

async function call(shopper: number, method: string, path: string, body: unknown) {
	const response = await fetch(`${url}${path}`, {
		method,
		headers: {
			'Accept-Language': 'fr-FR',
			'Ocp-Apim-Subscription-Key': 'demo',
			'X-Store-Id': '001',
			'X-Client-Address': `10.0.${shopper >> 8}.${shopper & 255}`,
			'Content-Type': 'application/json',
		},
		body: JSON.stringify(body),
	})
	return { status: response.status, body: (await response.json()) as Answer }
}

/** Orders a unit as far as the bank, pressing twice; returns the statuses and ids of both answers. */
async function order(shopper: number, sku: string) {
	const cart = await call(shopper, 'POST', '/carts', { lineItem: { sku, quantity: 1 } })
	if (cart.status !== 201) return [cart]
	const { body: checkout } = await call(shopper, 'POST', '/checkout/sessions', { cartId: cart.body.id })
	const session = `/checkout/sessions/${checkout.id}`
	await call(shopper, 'PUT', `${session}/identification`, { email: `shopper-${shopper}@example.com` })
	await call(shopper, 'PUT', `${session}/delivery`, { methodId: 'home', address: BUYER })
	const { body: ready } = await call(shopper, 'PUT', `${session}/payment`, { paymentProduct: 'paypal' })
	const submission = {
		expectedTotalCentAmount: ready.totals.totalCentAmount,
		returnUrl: 'https://shop.test/fr/order/ORDER_ID/confirmation/',
	}
	const press = () => call(shopper, 'POST', `${session}/order`, submission)
	return Promise.all([press(), press()])
}

test('of 80 shoppers for 8 units exactly 8 order, all others are told, and the rest of the shop goes on', async () => {
	const { colorways } = await insertProduct(db, {
		colorways: [{ variants: [{ size: '38', stock: UNITS }] }, { variants: [{ size: '38', stock: 500 }] }],
	})
	const [wanted, other] = colorways.map(({ skus }) => skus[0]!) as [string, string]
	const shoppers = Array.from({ length: SHOPPERS }, (_, shopper) => order(shopper, wanted))
	const others = Array.from({ length: 10 }, (_, shopper) => order(SHOPPERS + shopper, other))
	const outcomes = await Promise.all(shoppers)
	const placed = outcomes.filter((answers) => answers.every(({ status }) => status === 200))
	expect(placed).toHaveLength(UNITS)
	expect(new Set(placed.map((answers) => new Set(answers.map(({ body }) => body.orderId)).size))).toEqual(new Set([1]))
	const refused = outcomes.filter((answers) => !placed.includes(answers)).flat()
	expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 out-of-stock']))
	for (const answers of await Promise.all(others)) expect(answers.map(({ status }) => status)).toEqual([200, 200])
	const { rows } = await sql<{ reserved: number; held: number }>`
		select reserved, (select sum(quantity)::int from stock_holds where sku = ${wanted} and status = 'held') as held
		from stock_levels where sku = ${wanted} and location_id = 'warehouse'`.execute(db)
	expect(rows).toEqual([{ reserved: UNITS, held: UNITS }])
})
