import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cookieOf, signIn } from '#app/test-customer.ts'
import { createBuiltShop, openTestShop, type TestShop } from '#app/test-shop.ts'

let opened: TestShop
let customerId: string
beforeAll(async () => {
	opened = await openTestShop(async (db) => void (await insertProduct(db)), { pageCacheSeconds: 3_600 })
	;({ customerId } = await insertCustomer(opened.db))
})
afterAll(() => opened.close())
beforeEach(() => {
	opened.calls.length = 0
	opened.setDown(false)
})

const STATE = 's'.repeat(43)
/** A page of the account that asks the gateway in the customer's name, on a host that knows the other sites. */
const ACCOUNT = `http://fr.localhost/fr/auth/hand-over/?to=de&state=${STATE}`
const ask = (address: string, cookie: string, init: RequestInit = {}) =>
	opened.shop.request(address, { ...init, headers: { ...init.headers, cookie } })
const post = (cookie: string) => ask(ACCOUNT, cookie, { method: 'POST', body: new URLSearchParams() })
const callsTo = (path: string) => opened.calls.filter((call) => new URL(call.url).pathname === path)
const valuesOf = (response: Response) =>
	Object.fromEntries(
		response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!.split('=') as [string, string]),
	)

test('five requests at once with an access token that has ended make one refresh, and all get the same pair (R90)', async () => {
	const cookie = cookieOf(await signIn(opened, { customerId, minutesAgo: 11 }))
	const responses = await Promise.all(Array.from({ length: 5 }, () => post(cookie)))
	expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
	expect(callsTo('/auth/refresh')).toHaveLength(1)
	expect(callsTo('/auth/hand-overs')).toHaveLength(5)
	const tokens = responses.map((response) => valuesOf(response)['access_token'])
	expect(new Set(tokens).size).toBe(1)
	expect(cookie).not.toContain(tokens[0]!)
	// A sixth that was under way with the old cookies is let in too.
	expect((await post(cookie)).status).toBe(303)
	expect(callsTo('/auth/refresh')).toHaveLength(1)
})

test('two processes of the shop asked at the same moment leave the customer signed in (R90)', async () => {
	const cookie = cookieOf(await signIn(opened, { customerId, minutesAgo: 11 }))
	const options = { gateway: async (request: Request) => opened.gateway(request), log: { error: () => {} } }
	const shops = await Promise.all([createBuiltShop(options), createBuiltShop(options)])
	const responses = await Promise.all(
		[...shops, ...shops].map(({ request }) =>
			request(ACCOUNT, { method: 'POST', body: new URLSearchParams(), headers: { cookie } }),
		),
	)
	expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 303])
	for (const response of responses) {
		const { access_token: accessToken = '', refresh_token: refreshToken = '' } = valuesOf(response)
		const next = await ask(ACCOUNT, `access_token=${accessToken}; refresh_token=${refreshToken}`, {
			method: 'POST',
			body: new URLSearchParams(),
		})
		expect(next.status).toBe(303)
	}
})

test('a session that has ended leaves no token behind, and no loop (R90)', async () => {
	const tokens = await signIn(opened, { customerId, minutesAgo: 11 })
	await opened.db.updateTable('sessions').set({ ended_at: new Date(), end_reason: 'ended-elsewhere' }).execute()
	const response = await post(cookieOf(tokens))
	expect([response.status, response.headers.get('location')?.split('=')[0]]).toEqual([302, '/fr/?return'])
	expect(valuesOf(response)).toMatchObject({ access_token: '', refresh_token: '', signed_in: '' })
	expect(callsTo('/auth/refresh')).toHaveLength(1)
	expect(response.headers.getSetCookie().every((line) => /Max-Age=0/.test(line) || line.startsWith('i18n'))).toBe(true)
})

test('a token that was refused before its end is renewed once and the call made again (R90)', async () => {
	const { refreshToken } = await signIn(opened, { customerId })
	const other = await signIn(opened, { customerId })
	const [head, payload, signature = ''] = other.accessToken.split('.')
	const tampered = [head, payload, signature.slice(0, -6) + (signature.endsWith('A') ? 'BBBBBB' : 'AAAAAA')].join('.')
	const response = await post(cookieOf({ ...other, accessToken: tampered, refreshToken }))
	expect(response.status).toBe(303)
	expect([callsTo('/auth/refresh'), callsTo('/auth/hand-overs')].map(({ length }) => length)).toEqual([1, 2])
})

test('while the gateway is away nobody is signed out', async () => {
	const tokens = await signIn(opened, { customerId, minutesAgo: 11 })
	opened.setDown(/^\/auth/)
	const response = await post(cookieOf(tokens))
	expect(response.status).toBe(503)
	expect(valuesOf(response)['access_token']).toBeUndefined()
	opened.setDown(false)
	expect((await post(cookieOf(tokens))).status).toBe(303)
})

test('tokens are in HttpOnly cookies of the host alone, under TLS with a name no other host can set (R89)', async () => {
	const { accessToken, refreshToken } = await signIn(opened, { customerId, minutesAgo: 11 })
	const cookie = `__Host-access_token=${accessToken}; __Host-refresh_token=${refreshToken}`
	const response = await ask(ACCOUNT.replace('http:', 'https:'), cookie, {
		method: 'POST',
		body: new URLSearchParams(),
	})
	const cookies = response.headers.getSetCookie().filter((line) => line.startsWith('__Host-'))
	expect(cookies).toHaveLength(2)
	for (const line of cookies) {
		expect(line).toMatch(
			/^__Host-(?:access|refresh)_token=[\w.-]+; Max-Age=25\d{5}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
		)
	}
	expect(response.headers.getSetCookie().find((line) => line.startsWith('signed_in'))).not.toContain('HttpOnly')
})

test('a browser that does not stay signed in gets cookies that end with it', async () => {
	const tokens = await signIn(opened, { customerId, minutesAgo: 11 })
	await opened.db.updateTable('sessions').set({ stays: false }).execute()
	const response = await post(cookieOf(tokens))
	const lines = response.headers.getSetCookie().filter((line) => /^(?:access|refresh)_token=/.test(line))
	expect(lines).toHaveLength(2)
	for (const line of lines) expect(line).not.toMatch(/Max-Age|Expires/)
})

test.each([
	['nothing', ''],
	['an access token alone', 'access_token=a.b.c'],
	['a refresh token alone', 'refresh_token=a.b.c'],
	['an empty one', 'access_token=; refresh_token=a.b.c'],
])('%s signs nobody in (R87)', async (_, cookie) => {
	const response = await post(cookie)
	expect([response.status, response.headers.get('location')]).toEqual([303, '/fr/'])
	expect(opened.calls).toHaveLength(0)
})

test('pages of everybody are the same bytes to who is signed in, ask nothing about them, and are kept nowhere (R101)', async () => {
	const cookie = cookieOf(await signIn(opened, { customerId }))
	const bare = (html: string) => html.replaceAll(/nonce(?:="|-)[\w+/=]+/g, '')
	for (const path of ['/fr/new/', '/fr/search/', '/fr/stores/', '/fr/offers/']) {
		const [anonymous, signedIn] = await Promise.all([ask(path, ''), ask(path, cookie)])
		expect([path, signedIn.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
		expect([path, anonymous.headers.get('cache-control')]).toEqual([path, 'private, no-cache'])
		const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? ''
		const [one, other] = [await anonymous.text(), await signedIn.text()]
		expect(bare(other).replaceAll(nonceOf(other), '')).toBe(bare(one).replaceAll(nonceOf(one), ''))
		expect(other).not.toMatch(/eyJ|Camille/)
	}
	expect(opened.calls.filter((call) => call.headers.has('authorization'))).toEqual([])
})
