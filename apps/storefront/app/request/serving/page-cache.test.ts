import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { openTestShop, type TestShop } from '#app/test-shop.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { createPageStore } from './page-store.ts'

let shop: TestShop
let path: string
beforeAll(async () => {
	shop = await openTestShop(
		async (db) => {
			const { colorways } = await insertProduct(db)
			path = `/fr/p/chemise-en-popeline-rayee-${colorways[0]!.id.toLowerCase()}/`
		},
		{ pageCacheSeconds: 3_600 },
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

test('its styles stand within it and are allowed by their hashes (decision 0077)', async () => {
	const { html, policy } = await ask(path)
	const styles = [...html.matchAll(/<style data-file="\/assets\/[\w-]+\.css">(.*?)<\/style>/gs)]
	expect(styles.length).toBeGreaterThan(1)
	expect(html).not.toContain('rel="stylesheet"')
	const hashes = styles.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
	expect(/style-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ')).toEqual(["'self'", ...hashes])
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

const html = { 'Content-Type': 'text/html' }
const CASES: [what: string, times: number, response: () => Response][] = [
	['a document', 1, () => new Response('<p>', { headers: html })],
	['what is missing', 2, () => new Response('', { status: 404, headers: html })],
	['a redirect', 2, () => new Response(null, { status: 302, headers: { Location: '/' } })],
	['a cookie', 2, () => new Response('', { headers: { ...html, 'Set-Cookie': 'a=b' } })],
	[
		'what no cache may store',
		2,
		() => new Response('', { headers: { ...html, 'Cache-Control': 'private, no-store' } }),
	],
	['data', 2, () => Response.json({})],
	['a nonce where none belongs', 2, () => new Response('<p>the-nonce', { headers: html })],
]

test.each(CASES)('%s is rendered %s times for two who ask', async (_, times, response) => {
	const { cache, rendered, address } = cacheOf(response)
	for (const _ of [1, 2]) await cache.answer(address)
	expect(rendered()).toBe(times)
})

test('a page is rendered once for all who ask meanwhile', async () => {
	const { cache, rendered, address } = cacheOf(() => new Response('<p>', { headers: html }))
	const found = await Promise.all([cache.answer(address), cache.answer(address), cache.answer(address)])
	expect(rendered()).toBe(1)
	expect(new Set(found).size).toBe(1)
})

test('what may not be kept belongs to whoever asked first', async () => {
	const { cache, address } = cacheOf(() => new Response('', { status: 404, headers: html }))
	const found = await Promise.all([cache.answer(address), cache.answer(address)])
	expect(found.map((page) => page !== undefined)).toEqual([true, false])
})

test('what changes while a page is rendered is not in what is kept, nor given to who asks later', async () => {
	let version = 1
	const first = Promise.withResolvers<void>()
	const { cache, address, rendered } = cacheOf(async () => {
		const text = `<p>${version}`
		if (version === 1) await first.promise
		return new Response(text, { headers: html })
	})
	const early = cache.answer(address)
	await wait(5)
	version = 2
	cache.purge(['product:other'])
	cache.purge(['product:1'])
	await wait(5)
	const late = cache.answer(address)
	first.resolve()
	expect(textOfPage(await early)).toBe('<p>1')
	expect(textOfPage(await late)).toBe('<p>2')
	expect(rendered()).toBe(2)
})

test('only what shows a thing is old when it changes; for a second the page of before may stand in', async () => {
	const { cache, store, address, rendered } = cacheOf(() => new Response('<p>', { headers: html }))
	const page = await cache.answer(address)
	if (!page || !('document' in page)) throw new Error('not kept')
	const stored = store.get(address.key)!
	cache.purge(['product:2', 'list:women'])
	expect(store.freshness(stored, Date.now())).toBe('fresh')
	cache.purge(['product:1'])
	expect(store.freshness(stored, Date.now())).toBe('stale')
	expect(store.freshness(stored, Date.now() + 1_001)).toBe('over')
	cache.renew(address)
	cache.renew(address)
	await cache.answer(address)
	expect(rendered()).toBe(2)
	expect(store.freshness(store.get(address.key)!, Date.now())).toBe('fresh')
	cache.purge(undefined)
	expect(store.freshness(store.get(address.key)!, Date.now() + 1_001)).toBe('over')
})

test('a page is counted by its compressed bytes from the beginning', async () => {
	const { cache, store, address } = cacheOf(() => new Response('<p>'.repeat(300_000), { headers: html }))
	for (let n = 0; n < 100; n++) await cache.answer({ ...address, key: String(n) })
	expect(Array.from({ length: 100 }, (_, n) => store.get(String(n))).filter(Boolean)).toHaveLength(100)
})

function cacheOf(response: () => Response | Promise<Response>) {
	let renders = 0
	const store = createPageStore({ maxBytes: 1e7, shortest: 60_000, stale: 1_000, isAnnounced: () => true })
	const cache = createPageCache({
		store,
		async render() {
			renders += 1
			const keys = ['product:1']
			return {
				response: await response(),
				nonce: 'the-nonce',
				headOf: () => [],
				isPublic: false,
				keys,
				until: Number.POSITIVE_INFINITY,
			}
		},
	})
	const url = 'http://shop.test/fr/p/x/'
	const address = { key: url, url, locale: 'fr', isNativeApp: false, isMadeUp: false } as const
	return { cache, store, address, rendered: () => renders }
}

function textOfPage(page: Awaited<ReturnType<PageCache['answer']>>): string | undefined {
	return page && 'document' in page ? brotliDecompressSync(page.document.ready('br')!).toString() : undefined
}
