import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { once } from 'node:events'
import { connect } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { LOCALES } from '@vitrine/market/locales'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBuiltShop } from '#app/test-shop.ts'
import { MOST_BYTES } from './door.ts'

const logged: { message: string }[] = []
let calls = 0
let shop: Awaited<ReturnType<typeof createBuiltShop>>
let server: ServerType
let port = 0
beforeAll(async () => {
	shop = await createBuiltShop({
		gateway() {
			calls += 1
			return Promise.reject(new Error('away'))
		},
		log: { error: (fields, message) => logged.push({ ...fields, message }) },
	})
	server = serve({ fetch: (request, env) => shop.fetch(request, env), port: 0, hostname: '127.0.0.1' }, (address) => {
		port = address.port
	})
	await once(server, 'listening')
})
afterAll(() => new Promise((closed) => server.close(closed)))
beforeEach(() => {
	logged.length = calls = 0
})

const FORM = 'application/x-www-form-urlencoded'
/** A form of the cart page that needs no gateway: there is no cart to change, so it redirects back. */
const BODY = 'intent=remove&sku=LN-W01-SKY-38'
const post = (path: string, { body = BODY, ...headers }: Record<string, string> = {}) =>
	shop.request(path, { method: 'POST', headers: { 'content-type': FORM, ...headers }, body })

/** Words of HTTP/1.1 as they are, and what comes back until the connection ends or the answer is whole. */
async function speak(text: string, more: Iterable<string> = []): Promise<string> {
	const socket = connect({ port, host: '127.0.0.1' })
	// The shop may end the connection while we are still writing: that is what is asked for.
	socket.on('error', () => undefined)
	const heard: Buffer[] = []
	socket.on('data', (chunk: Buffer) => heard.push(chunk))
	const closed = new Promise((resolve) => socket.on('close', resolve))
	socket.write(text)
	for (const part of more) {
		if (socket.destroyed) break
		if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
	}
	await closed
	return Buffer.concat(heard).toString()
}

test('a body beyond 256 KB is refused by its length, before it is sent (H3)', async () => {
	for (const path of [
		'/fr/auth/sign-in/',
		'/fr/auth/passkey/use/',
		'/fr/cookies/proof/',
		'/nope',
		'/fr/auth/sign-in/_.data',
	]) {
		const answer = await speak(
			`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM}\r\nContent-Length: 400000000\r\nConnection: close\r\n\r\n`,
		)
		expect(answer).toMatch(/^HTTP\/1\.1 413 /)
	}
	const photos = 'multipart/form-data; boundary=x'
	for (const path of ['/fr/review/AAAAAAAAAAAAAAAAAAAA/', '/fr/review/AAAAAAAAAAAAAAAAAAAA/_.data']) {
		const answer = await speak(
			`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${photos}\r\nContent-Length: 300000000\r\nConnection: close\r\n\r\n`,
		)
		expect(answer).toMatch(/^HTTP\/1\.1 413 /)
	}
	expect([calls, logged]).toEqual([0, []])
})

test('a body without a length is counted while it arrives, and no more of it is kept (H3)', async () => {
	const part = `10000\r\n${'a'.repeat(0x1_00_00)}\r\n`
	const before = process.memoryUsage().rss
	const answer = await speak(
		`POST /fr/auth/sign-in/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM}\r\nTransfer-Encoding: chunked\r\n\r\n`,
		Array.from({ length: 1_600 }, () => part),
	)
	expect(answer).toMatch(/^HTTP\/1\.1 413 /)
	expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(100)
	expect([calls, logged]).toEqual([0, []])
})

test('what fits is read, with or without a length', async () => {
	expect((await post('/fr/cart/', { body: `${BODY}&note=${'a'.repeat(MOST_BYTES - 1_000)}` })).status).toBe(303)
	expect((await post('/fr/cart/', { body: `${BODY}&note=${'a'.repeat(MOST_BYTES)}` })).status).toBe(413)
	const answer = await speak(
		`POST /fr/cart/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`,
		[`${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`],
	)
	expect(answer).toMatch(/^HTTP\/1\.1 303 /)
})

test.each(LOCALES_TRIED)('%s: who is refused reads why, and that nothing has changed', async (locale) => {
	const response = await post(`/${locale}/cart/`, { origin: 'https://evil.example' })
	const html = await response.text()
	expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store'])
	expect(html).toContain(`<html lang="${LOCALES[locale].tag}"`)
	expect(html).toContain(`href="/${locale}/"`)
	expect(html).not.toMatch(/<script|<link|src=/)
	const problem = await post(`/${locale}/cart/`, { origin: 'https://evil.example', accept: 'application/json' })
	expect(await problem.json()).toMatchObject({ status: 403, code: 'forbidden' })
})

/** Pages, their data, and routes that are no page (M4). */
const PLACES = [
	'/fr/cart/',
	'/fr/cart/_.data',
	'/fr/auth/passkey/use/',
	'/fr/auth/passkey/ask/',
	'/fr/auth/passkey/offer/',
	'/fr/auth/passkey/add/',
	'/fr/cookies/proof/',
]

test.each(PLACES)('%s takes nothing from a foreign page (R100)', async (path) => {
	const foreign: Record<string, string>[] = [
		{ origin: 'https://evil.example' },
		{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
		{ origin: 'http://shop.localhost' },
		{ origin: 'https://localhost' },
		{ origin: 'null' },
		{ origin: 'null', 'sec-fetch-site': 'cross-site' },
		{ 'sec-fetch-site': 'cross-site' },
		{ 'sec-fetch-site': 'same-site' },
	]
	for (const headers of foreign) {
		const response = await post(path, headers)
		expect([headers, response.status, response.headers.get('set-cookie')]).toEqual([headers, 403, null])
	}
	expect(calls).toBe(0)
	expect(new Set(logged.map(({ message }) => message))).toEqual(new Set(['A form of a foreign origin']))
	for (const line of logged) expect(line).toMatchObject({ status: 403, err: undefined })
})

test('our own pages are heard, whatever their browser says of them', async () => {
	const browsers: Record<string, string>[] = [
		{},
		{ origin: 'http://localhost' },
		{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
		{ origin: 'null', 'sec-fetch-site': 'same-origin' },
		{ 'sec-fetch-site': 'same-origin' },
		{ 'sec-fetch-site': 'none' },
	]
	for (const headers of browsers) expect([headers, (await post('/fr/cart/', headers)).status]).toEqual([headers, 303])
})

test.each(['application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', '', 'nonsense'])(
	'a form of type "%s" is refused, not failed at (L1)',
	async (type) => {
		for (const path of ['/fr/cart/', '/fr/auth/sign-in/', '/fr/cookies/proof/', '/fr/withdrawal/'])
			expect((await post(path, { 'content-type': type })).status).toBe(415)
		expect([calls, logged]).toEqual([0, []])
	},
)

test('methods of no shopper are refused with those there are (L1)', async () => {
	for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
		const response = await shop.request('/fr/cart/', { method })
		expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD, POST'])
	}
	const traced = await speak('TRACE /fr/ HTTP/1.1\r\nHost: localhost\r\nCookie: a=secret\r\nConnection: close\r\n\r\n')
	expect(traced).toMatch(/^HTTP\/1\.1 405 /)
	expect(traced).not.toContain('secret')
	expect([calls, logged]).toEqual([0, []])
})

test('U+0000 in a field is left out: no page and no table has to know of it (L2)', async () => {
	for (const body of ['intent=rem%00ove&sku=LN%00-W01-SKY-38', `intent=remove\0&sku=LN-W01-SKY-38`])
		expect((await post('/fr/cart/', { body })).status).toBe(303)
})
