import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { openTestShop, type TestShop } from '#app/test-shop.ts'
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

async function ask(address: string, init?: RequestInit) {
	const response = await shop.shop.request(address, init)
	const html = await response.text()
	const { status, headers } = response
	return { html, status, headers, policy: headers.get('content-security-policy'), cookie: headers.get('set-cookie') }
}

test('a page is rendered once for all, and is the same for all to the byte', async () => {
	const first = await ask(path)
	expect(first.status).toBe(200)
	const asked = shop.calls.length
	const others = await Promise.all(Array.from({ length: 5 }, () => ask(path)))
	expect(shop.calls.length).toBe(asked)
	for (const other of others) expect([other.html === first.html, other.policy === first.policy]).toEqual([true, true])
})

test('its policy allows the scripts it was rendered with by their hashes, and nothing else (decision 0046)', async () => {
	const { html, policy } = await ask(path)
	expect(html.includes(' nonce=')).toBe(false)
	expect(policy).not.toContain('nonce-')
	const [, allowed = ''] = /script-src ([^;]*)/.exec(policy ?? '') ?? []
	expect(allowed).not.toMatch(/unsafe|https:/)
	const inline = [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g)]
	expect(inline.length).toBeGreaterThan(2)
	const hashes = inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
	expect(new Set(allowed.split(' '))).toEqual(new Set(["'self'", ...hashes]))
})

test('a page that is not kept carries a nonce of its own', async () => {
	const [first, second] = [await ask('/fr/cart/'), await ask('/fr/cart/')]
	const nonceOf = ({ policy }: { policy: string | null }) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
	expect(nonceOf(first)).toBeDefined()
	expect(nonceOf(first)).not.toBe(nonceOf(second))
	expect(new Set([...first.html.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce))).toEqual(
		new Set([nonceOf(first)]),
	)
})

test('each encoding is the same page; the browser says which it takes most gladly', async () => {
	const { html } = await ask(path)
	const decoders = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }
	for (const [accepted, encoding] of [
		['gzip, deflate, br, zstd', 'br'],
		['gzip, zstd', 'zstd'],
		['gzip, deflate', 'gzip'],
		['br;q=0, gzip;q=0.5', 'gzip'],
		['br;q=0.1, gzip', 'gzip'],
	] as const) {
		const response = await shop.shop.request(path, { headers: { 'accept-encoding': accepted } })
		expect([accepted, response.headers.get('content-encoding')]).toEqual([accepted, encoding])
		expect(response.headers.get('vary')).toContain('Accept-Encoding')
		const body = decoders[encoding](Buffer.from(await response.arrayBuffer()))
		expect(body.toString() === html, accepted).toBe(true)
	}
	expect((await ask(path, { headers: { 'accept-encoding': 'identity, br;q=0' } })).html === html).toBe(true)
})

test('who has the page already gets a few bytes, with every header of it', async () => {
	const known = { cookie: 'i18n_redirected=fr', 'accept-encoding': 'br' }
	const first = await ask(path, { headers: known })
	const tag = first.headers.get('etag') ?? ''
	expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
	const again = await ask(path, { headers: { ...known, 'if-none-match': `"other", ${tag}` } })
	expect([again.status, again.html, again.policy === first.policy]).toEqual([304, '', true])
	expect((await ask(path, { headers: { ...known, 'if-none-match': 'W/"other"' } })).status).toBe(200)
	// A signed-in page is cached nowhere, so it is never revalidated (R101).
	const signedIn = await ask(path, {
		headers: { cookie: 'access_token=a; refresh_token=b; i18n_redirected=fr', 'if-none-match': tag },
	})
	expect([signedIn.status, signedIn.headers.get('etag')]).toEqual([200, null])
})

test('the language cookie is still set for who has none, and only for them', async () => {
	expect((await ask(path)).cookie).toMatch(/^i18n_redirected=fr;/)
	expect((await ask(path, { headers: { cookie: 'i18n_redirected=fr' } })).cookie).toBeNull()
})

test('sites, queries and devices have pages of their own; the native app has no header', async () => {
	const here = await ask('/fr/')
	const there = await ask('http://ch.localhost/fr/')
	expect(there.html).not.toBe(here.html)
	const app = await ask('/fr/', { headers: { 'user-agent': 'ShopApp/1.0 (iPhone)' } })
	expect(app.html).not.toContain('<header')
	expect((await ask('/fr/')).html).toContain('<header')
})

test('bag, checkout, orders, forms and errors are never kept', async () => {
	let renders = 0
	const cache = createPageCache({ seconds: 60 })
	const request = (url: string, init?: RequestInit, response?: () => Response) =>
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
		await request(url, init, response)
		await request(url, init, response)
		expect(renders, url).toBe(2)
	}
	renders = 0
	await Promise.all([request('http://shop.test/fr/'), request('http://shop.test/fr/'), request('http://shop.test/fr/')])
	expect(renders).toBe(1)
	for (const _ of [1, 2]) await request('http://shop.test/fr/loyalty/')
	expect(renders).toBe(2)
})
