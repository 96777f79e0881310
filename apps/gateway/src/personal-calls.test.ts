import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGateway } from './app.ts'
import { createCapabilities } from './capabilities.ts'
import { testServices } from './fixtures.ts'
import { createLog } from './log.ts'
import type { OpenApiDocument } from './openapi.ts'
import { isShopUrl as isOfHosts } from './shop-hosts.ts'

const SHOP_HOSTS = ['shop.example', '.localhost']
const ID = 'x'.repeat(24)
const headers = {
	'Accept-Language': 'fr-FR',
	'Content-Type': 'application/json',
	'Ocp-Apim-Subscription-Key': 'demo',
	'X-Store-Id': '001',
}
let db: Database
let drop: () => Promise<void>
let gateway: ReturnType<typeof createGateway>

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	const isShopUrl = (url: URL) => isOfHosts(url, SHOP_HOSTS)
	gateway = createGateway({
		db,
		log: createLog({ level: 'silent' }),
		subscriptionKeys: ['demo'],
		rateLimits: { perMinute: 1000 },
		capabilities: createCapabilities(testServices(db, { isShopUrl })),
	})
})
afterAll(() => drop())

describe('where a payment provider may send the shopper back to (R42)', () => {
	async function placeOrder(returnUrl: string) {
		const body = JSON.stringify({ expectedTotalCentAmount: 1, returnUrl })
		const response = await gateway.request(`/checkout/sessions/${ID}/order`, { method: 'POST', headers, body })
		return { status: response.status, body: await response.json() }
	}

	test.each([
		'https://evil.example/fr/order/ORDER_ID/confirmation/',
		'https://evilshop.example/',
		'https://shop.example.evil.example/',
		'https://evil-localhost/',
		'https://shop.example@evil.example/',
		'https://shop.example:443@evil.example/',
		'https://evil.example\\@shop.example/',
		'https://evil.example#@shop.example/',
		'https://evil.example%2F@shop.example/',
		'https://someone@shop.example/',
		'https://:secret@shop.example/',
		'https://shop.example./',
		'javascript://shop.example/%0Aalert(1)',
		'javascript:alert(1)',
		'data:text/html,hello',
		'ftp://shop.example/',
		'blob:https://shop.example/1',
	])('not to %s', async (returnUrl) => {
		expect(await placeOrder(returnUrl)).toMatchObject({
			status: 422,
			body: { errors: [{ field: 'returnUrl', code: 'foreign' }] },
		})
	})

	test.each([
		'https://shop.example/fr/order/ORDER_ID/confirmation/',
		'http://fr.localhost:3000/fr/order/ORDER_ID/confirmation/',
		'HTTPS://SHOP.EXAMPLE/fr/',
	])('%s is its own', async (returnUrl) => {
		expect(await placeOrder(returnUrl)).toMatchObject({ status: 404, body: { code: 'checkout-not-found' } })
	})
})

describe('what belongs to one shopper is kept nowhere', () => {
	test('every read below carts, checkout, orders and payments', async () => {
		const document = (await (await gateway.request('/openapi.json')).json()) as OpenApiDocument
		const paths = Object.entries(document.paths ?? {}).filter(
			([path, operations]) => operations?.get && /^\/(carts|checkout|orders|payments)\//.test(path),
		)
		expect(paths.map(([path]) => path)).toEqual(
			expect.arrayContaining([
				'/carts/{cartId}',
				'/checkout/sessions/{checkoutId}',
				'/orders/{orderId}',
				'/payments/products',
			]),
		)
		for (const [path] of paths) {
			const response = await gateway.request(path.replaceAll(/\{\w+\}/g, ID), { headers })
			// An id is unknown, or no id of its kind at all.
			const statuses = path === '/payments/products' ? [200] : [400, 401, 404]
			expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store'])
			expect(statuses, path).toContain(response.status)
		}
	})

	test('every read of an account', async () => {
		const document = (await (await gateway.request('/openapi.json')).json()) as OpenApiDocument
		const paths = Object.entries(document.paths ?? {}).filter(
			([path, operations]) => operations?.get && /^\/(auth|customers)\//.test(path),
		)
		expect(paths.map(([path]) => path)).toEqual(
			expect.arrayContaining(['/customers/me', '/customers/me/addresses', '/customers/confirm/{token}']),
		)
		const signedIn = { ...headers, Authorization: 'Bearer a.b.c' }
		for (const [path] of paths) {
			const response = await gateway.request(path.replaceAll(/\{\w+\}/g, ID), { headers: signedIn })
			expect([path, response.status < 500, response.headers.get('cache-control')]).toEqual([path, true, 'no-store'])
		}
	})

	test('a refusal and a probe neither; what has an entity tag says so itself', async () => {
		const cached = async (path: string, init = { headers }) =>
			(await gateway.request(path, init)).headers.get('cache-control')
		expect(await cached('/orders/x')).toBe('no-store')
		expect(await cached('/health/ready')).toBe('no-store')
		expect(await cached('/web-domains/')).toBe('private, no-cache')
	})
})
