import { createServer, request as send, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

let shop: TestShop
let server: Server
let path: string
let guarded = 0
beforeAll(async () => {
	shop = await openTestShop(
		async (db) => {
			const { colorways } = await insertProduct(db)
			path = `/fr/p/chemise-en-popeline-rayee-${colorways[0]!.id.toLowerCase()}/`
		},
		{
			pageCacheSeconds: 3_600,
			trustedProxies: ['127.0.0.2'],
			siteHosts: { 'www.marque.fr': 'fr', 'www.marke.de': 'de' },
			routeRules: { '/{l}/offers/**': { appMiddleware: { counting: true } } },
			guards: { counting: () => (guarded += 1) > 0 },
		},
	)
	server = createServer(shop.shop.listener)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
	server.close()
	server.closeAllConnections()
	await shop.close()
})

type Sent = { method?: string; headers?: Record<string, string>; localAddress?: string }

async function ask(address: string, { method = 'GET', headers = {}, localAddress }: Sent = {}) {
	const { port } = server.address() as AddressInfo
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		const options = { port, host: '127.0.0.1', path: address, method, localAddress, headers }
		send(options, resolve).on('error', reject).end()
	})
	const body = Buffer.concat(await answer.toArray())
	return { status: answer.statusCode, headers: answer.headers, body, text: body.toString() }
}

/** Without what the server of this process adds of itself. */
function ownHeaders(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
	const ofServer = ['date', 'connection', 'keep-alive']
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofServer.includes(name)))
}

const known = { cookie: 'i18n_redirected=fr' }

/** The answer of the shop's app, which knows nothing of the listener. */
async function longWay(address: string, headers: Record<string, string>) {
	const { port } = server.address() as AddressInfo
	const url = address.startsWith('/') ? `http://127.0.0.1:${port}${address}` : address
	const response = await shop.shop.request(url, { headers })
	return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
}

test('a kept page leaves without a call, with the very answer of the long way', async () => {
	const first = await ask(path, { headers: known })
	expect(first.status).toBe(200)
	const asked = shop.calls.length
	const again = await ask(path, { headers: known })
	const slow = await longWay(path, known)
	expect(shop.calls.length).toBe(asked)
	expect(again.text === first.text && again.text === slow.text).toBe(true)
	const { 'content-length': length, ...headers } = ownHeaders(again.headers)
	expect(Number(length)).toBe(again.body.byteLength)
	expect(headers).toEqual(slow.headers)
})

test.each([
	['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
	['gzip', 'br;q=0, gzip', gunzipSync],
	[undefined, 'br;q=0, gzip;q=0', (body: Buffer) => body],
	[undefined, 'identity', (body: Buffer) => body],
])('it travels as %s to who takes %s', async (encoding, accepted, decode) => {
	const plain = await ask(path, { headers: known })
	for (const _ of [1, 2]) {
		const answer = await ask(path, { headers: { ...known, 'accept-encoding': accepted } })
		expect(answer.headers['content-encoding']).toBe(encoding)
		expect(decode(answer.body).toString() === plain.text).toBe(true)
	}
})

test('who has it is told so, and HEAD is told all but the page', async () => {
	const headers = { ...known, 'accept-encoding': 'br' }
	const { headers: page, body } = await ask(path, { headers })
	for (const tags of [page.etag!, `"x", ${page.etag}`, '*']) {
		const unchanged = await ask(path, { headers: { ...headers, 'if-none-match': tags } })
		expect([tags, unchanged.status, unchanged.body.length]).toEqual([tags, 304, 0])
		expect(unchanged.headers['content-security-policy']).toBe(page['content-security-policy'])
	}
	expect((await ask(path, { headers: { ...headers, 'if-none-match': 'W/"other"' } })).status).toBe(200)
	const head = await ask(path, { method: 'HEAD', headers })
	expect([head.status, head.body.length, ownHeaders(head.headers)]).toEqual([200, 0, ownHeaders(page)])
	// No part of a page is ever sent: the whole is an answer too (RFC 9110, 14.2).
	const ranged = await ask(path, { headers: { ...headers, range: 'bytes=0-9' } })
	expect([ranged.status, ranged.body.byteLength]).toEqual([200, body.byteLength])
})

test('the language is remembered for whoever has chosen another or none, and for nobody else', async () => {
	for (const cookie of [undefined, 'a=b', 'i18n_redirected=de', 'i18n_redirected=%E0%A4%A']) {
		const answer = await ask(path, { headers: cookie ? { cookie } : {} })
		expect([cookie, answer.headers['set-cookie']]).toEqual([
			cookie,
			[expect.stringMatching(/^i18n_redirected=fr; Path=\//)],
		])
	}
	expect((await ask(path, { headers: { cookie: 'x=1; i18n_redirected=fr' } })).headers['set-cookie']).toBeUndefined()
})

test('who is signed in, sends a form, or asks for data goes the long way', async () => {
	const signedIn = await ask(path, { headers: { cookie: 'access_token=a; refresh_token=b; i18n_redirected=fr' } })
	expect([signedIn.headers['cache-control'], signedIn.headers.etag]).toEqual(['private, no-store', undefined])
	await ask('/fr/')
	const home = await ask('/fr/', { headers: { cookie: 'access_token=a; refresh_token=b' } })
	expect(home.headers['set-cookie']?.join()).toMatch(/access_token=;/)
	expect((await ask(path, { method: 'POST' })).status).not.toBe(200)
	const fetched = await ask(path, { headers: { ...known, 'sec-fetch-dest': 'empty' } })
	expect(fetched.headers['content-security-policy']).toContain("'nonce-")
})

test('hosts are told apart, and only our proxies speak for visitors', async () => {
	const seen = async (headers: Record<string, string>, localAddress?: string) => {
		const answers = []
		for (const _ of [1, 2]) answers.push(await ask('/fr/', { headers: { ...known, ...headers }, localAddress }))
		const [first, second] = answers
		expect(second!.text === first!.text).toBe(true)
		const [, facts = '{}'] = /id="document-facts"[^>]*>([^<]*)</.exec(second!.text) ?? []
		return { site: JSON.parse(facts).hostSite, isHttps: 'strict-transport-security' in second!.headers }
	}
	const forwarded = { 'x-forwarded-host': 'www.marke.de', 'x-forwarded-proto': 'https' }
	expect(await seen({ host: 'www.marque.fr' })).toEqual({ site: 'fr', isHttps: false })
	expect(await seen({ host: 'WWW.Marque.FR' })).toEqual({ site: 'fr', isHttps: false })
	expect(await seen({ host: 'www.marque.fr', ...forwarded })).toEqual({ site: 'fr', isHttps: false })
	expect(await seen({ host: 'www.marque.fr', ...forwarded }, '127.0.0.2')).toEqual({ site: 'de', isHttps: true })
	expect(await seen({ host: '[::1]:3000' })).toEqual({ site: undefined, isHttps: false })
	expect((await ask('/fr/', { headers: { host: 'a b' } })).status).toBe(400)
})

test('the app of the retailer has pages without header and footer', async () => {
	const app = { ...known, 'user-agent': 'ShopApp/1.0 (iPhone)' }
	for (const _ of [1, 2]) {
		expect((await ask('/fr/', { headers: app })).text).not.toContain('<header')
		expect((await ask('/fr/', { headers: known })).text).toContain('<header')
	}
})

test('a page says nothing of the device it was rendered for; pages of one visitor do', async () => {
	const iphone = { ...known, 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)' }
	const deviceIn = async (address: string) => {
		const { text } = await ask(address, { headers: iphone })
		return JSON.parse(/id="document-facts"[^>]*>([^<]*)</.exec(text)?.[1] ?? '{}').device
	}
	expect(await deviceIn('/fr/new/')).toBeUndefined()
	expect(await deviceIn('/fr/cart/')).toMatchObject({ class: 'm' })
})

test('a guard of the deployment is asked for every visitor', async () => {
	for (const _ of [1, 2, 3]) await ask('/fr/offers/', { headers: known })
	expect(guarded).toBe(3)
})

test('odd addresses are answered as ever', async () => {
	expect((await ask(path.slice(0, -1))).status).toBe(301)
	expect((await ask(`/${path}`)).status).not.toBe(500)
	expect((await ask('/fr//new/')).headers.location).toContain('/fr/new/')
	expect((await ask(`/fr/search/?q=${'a'.repeat(8_000)}`)).status).toBe(200)
	expect((await ask(`${path}?utm_source=mail`, { headers: known })).status).toBe(200)
	const asked = shop.calls.length
	const campaign = await ask(`${path}?gclid=abc`, { headers: known })
	expect([shop.calls.length, campaign.text.includes('gclid')]).toEqual([asked, false])
})
