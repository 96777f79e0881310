import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { openTestShop, type TestShop } from '../test-shop.ts'
import { createPageCache } from './page-cache.ts'

let shop: TestShop
let path: string
beforeAll(async () => {
	shop = await openTestShop(
		async (db) => {
			const { colorways } = await insertProduct(db)
			path = `/fr/p/chemise-en-popeline-rayee-${colorways[0]!.id.toLowerCase()}/`
		},
		{ pageCacheSeconds: 60 },
	)
})
afterAll(() => shop.close())

async function nonces(address: string, init?: RequestInit) {
	const response = await shop.shop.request(address, init)
	const html = await response.text()
	const inPage = new Set([...html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]))
	const policy = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
	return { html, inPage, policy, status: response.status, cookie: response.headers.get('set-cookie') }
}

test('a page is rendered once for all, and each answer carries a nonce of its own', async () => {
	const first = await nonces(path)
	expect(first.status).toBe(200)
	const asked = shop.calls.length
	const others = await Promise.all(Array.from({ length: 5 }, () => nonces(path)))
	expect(shop.calls.length).toBe(asked)
	for (const other of others) {
		expect(other.inPage).toEqual(new Set([other.policy]))
		expect(other.html.replaceAll(other.policy!, '')).toBe(first.html.replaceAll(first.policy!, ''))
	}
	expect(new Set([first, ...others].map((answer) => answer.policy)).size).toBe(6)
})

test('the language cookie is still set for who has none, and only for them', async () => {
	expect((await nonces(path)).cookie).toMatch(/^i18n_redirected=fr;/)
	expect((await nonces(path, { headers: { cookie: 'i18n_redirected=fr' } })).cookie).toBeNull()
})

test('sites, queries and devices have pages of their own; the native app has no header', async () => {
	const here = await nonces('/fr/')
	const there = await nonces('http://ch.localhost/fr/')
	expect(there.html).not.toBe(here.html)
	const app = await nonces('/fr/', { headers: { 'user-agent': 'LinaireApp/1.0 (iPhone)' } })
	expect(app.html).not.toContain('<header')
	expect((await nonces('/fr/')).html).toContain('<header')
})

test('bag, checkout, orders, forms and errors are never kept', async () => {
	let renders = 0
	const cache = createPageCache({ seconds: 60 })
	const ask = (url: string, init?: RequestInit, response?: () => Response) =>
		cache.answer({ request: new Request(url, init), variant: '', nonce: 'n' }, async () => {
			renders += 1
			return response?.() ?? new Response('<p>', { headers: { 'Content-Type': 'text/html' } })
		})
	const html = { 'Content-Type': 'text/html' }
	const cases: [string, RequestInit?, (() => Response)?][] = [
		['http://shop.test/fr/cart/'],
		['http://shop.test/fr/checkout/review/'],
		['http://shop.test/fr/order/x/confirmation/'],
		['http://shop.test/fr/', { method: 'POST', body: '' }],
		['http://shop.test/fr/_.data'],
		// As many addresses as there are points: kept, they would push out what others ask for.
		['http://shop.test/fr/loyalty/?points=250'],
		['http://shop.test/fr/p/gone/', undefined, () => new Response('', { status: 404, headers: html })],
		['http://shop.test/fr/p/cookie/', undefined, () => new Response('', { headers: { ...html, 'Set-Cookie': 'a=b' } })],
		[
			'http://shop.test/fr/p/secret/',
			undefined,
			() => new Response('', { headers: { ...html, 'Cache-Control': 'no-store' } }),
		],
	]
	for (const [url, init, response] of cases) {
		renders = 0
		await ask(url, init, response)
		await ask(url, init, response)
		expect(renders, url).toBe(2)
	}
	renders = 0
	await Promise.all([ask('http://shop.test/fr/'), ask('http://shop.test/fr/'), ask('http://shop.test/fr/')])
	expect(renders).toBe(1)
	for (const _ of [1, 2]) await ask('http://shop.test/fr/loyalty/')
	expect(renders).toBe(2)
})
