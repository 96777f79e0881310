import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { createRouteApp, type RouteEnv } from '@vitrine/commerce/http/route-app'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGateway } from './app.ts'
import { createCapabilities } from './capabilities.ts'
import { testServices } from './fixtures.ts'
import { createLog } from './log.ts'
import type { OpenApiDocument } from './openapi.ts'

let db: Database
let drop: () => Promise<void>
const lines: string[] = []
const headers = { 'Accept-Language': 'fr-FR', 'Ocp-Apim-Subscription-Key': 'demo', 'X-Store-Id': '001' }

/** Calls that go wrong in every way a capability can. */
function trouble() {
	const text = z.object({ name: z.string() })
	const body = { content: { 'application/json': { schema: text } }, required: true }
	const answers = { 200: { description: 'Fine' } }
	const echo = createRoute({ method: 'post', path: '/trouble/echo', request: { body }, responses: answers })
	const crash = createRoute({ method: 'get', path: '/trouble/crash', responses: answers })
	const refused = createRoute({ method: 'post', path: '/trouble/refused', request: { body }, responses: answers })
	return createRouteApp()
		.openapi(echo, (c) => c.json({ ...c.req.valid('json'), site: c.get('site'), tag: c.get('languageTag') }))
		.openapi(crash, () => {
			throw new Error('the secret of the house')
		})
		.openapi(refused, async (c) => {
			await db.selectFrom('products').select('id').where('id', '=', c.req.valid('json').name).execute()
			return c.json({})
		})
}

function gateway(options: { database?: Database; perMinute?: number; level?: string } = {}) {
	const database = options.database ?? db
	const destination = { write: (line: string) => void lines.push(line) }
	const more: OpenAPIHono<RouteEnv>[] = [trouble()]
	return createGateway({
		db: database,
		log: createLog({ level: options.level, destination }),
		subscriptionKeys: ['other', 'demo'],
		rateLimits: { perMinute: options.perMinute ?? 1000 },
		capabilities: [...createCapabilities(testServices(database)), ...more],
	})
}

type ProblemBody = { code: string; errors?: { field: string; code: string }[] }

async function problemOf(answer: Response | Promise<Response>) {
	const response = await answer
	expect(response.headers.get('content-type')).toBe('application/problem+json')
	const body = (await response.json()) as ProblemBody
	const requestId = response.headers.get('x-request-id')
	expect(body).toMatchObject({ status: response.status, title: expect.any(String), requestId })
	return { status: response.status, code: body.code, errors: body.errors }
}

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

describe('headers every product call carries', () => {
	test.each([
		['Ocp-Apim-Subscription-Key', undefined, 401, 'subscription-key-missing'],
		['Ocp-Apim-Subscription-Key', 'nobody', 401, 'subscription-key-unknown'],
		['Accept-Language', undefined, 400, 'accept-language-missing'],
		['Accept-Language', 'sv-SE, fr', 400, 'accept-language-unsupported'],
		['Accept-Language', 'fr-FR;q=0', 400, 'accept-language-unsupported'],
		['X-Store-Id', undefined, 400, 'store-missing'],
		['X-Store-Id', '1', 400, 'store-unknown'],
	])('%s: %s', async (name, value, status, code) => {
		const { [name]: _, ...others } = headers as Record<string, string>
		const sent = value === undefined ? others : { ...others, [name]: value }
		const response = gateway().request('/web-domains/', { headers: sent })
		expect(await problemOf(response)).toMatchObject({ status, code })
	})

	test.each([
		['fr-CH', 'fr-CH'],
		['sv-SE, pl-PL;q=0.3, de-de;q=0.8', 'de-DE'],
	])('the first supported of %s is %s', async (value, tag) => {
		const response = await gateway().request('/trouble/echo', {
			method: 'POST',
			headers: { ...headers, 'Accept-Language': value, 'X-Store-Id': '007', 'Content-Type': 'application/json' },
			body: '{"name":"a"}',
		})
		expect(await response.json()).toEqual({ name: 'a', site: 'ch', tag })
	})

	test('probes, descriptions and webhooks are no product calls', async () => {
		for (const path of ['/health/live', '/health/ready', '/openapi.json', '/docs'])
			expect((await gateway().request(path)).status).toBe(200)
		const webhook = gateway().request('/payments/webhooks/unknown/demo', { method: 'POST', body: 'x' })
		expect((await webhook).status).toBe(404)
	})
})

describe('problems', () => {
	const post = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' } }
	test.each([
		['unknown path', '/nowhere', {}, 404, 'path-unknown'],
		['unknown domain', '/web-domains/example.org', {}, 404, 'web-domain-unknown'],
		['list without its slash', '/web-domains', {}, 404, 'path-unknown'],
		['malformed JSON', '/trouble/echo', { ...post, body: '{' }, 400, 'malformed-json'],
		['no body', '/trouble/echo', post, 400, 'malformed-json'],
		['wrong shape', '/trouble/echo', { ...post, body: '{"name":1}' }, 400, 'malformed-request'],
		['not JSON', '/trouble/echo', { method: 'POST', body: 'name=a' }, 415, 'not-json'],
		[
			'too large',
			'/trouble/echo',
			{ ...post, body: JSON.stringify({ name: 'a'.repeat(65_536) }) },
			413,
			'body-too-large',
		],
		['NUL character', '/trouble/refused', { ...post, body: '{"name":"a\\u0000b"}' }, 400, 'refused-value'],
		['a crash', '/trouble/crash', {}, 500, 'internal'],
	])('%s', async (_, path, init, status, code) => {
		const response = gateway().request(path, { headers, ...init })
		expect(await problemOf(response)).toMatchObject({ status, code })
	})

	test('a refused field is named', async () => {
		const response = gateway().request('/trouble/echo', { ...post, body: '{"name":1}' })
		expect((await problemOf(response)).errors).toEqual([{ field: 'json.name', code: 'invalid_type' }])
	})

	test('a wrong method is told which ones are known', async () => {
		const response = await gateway().request('/web-domains/example.org', { method: 'DELETE', headers })
		expect(response.headers.get('allow')).toBe('GET, HEAD')
		expect(await problemOf(response)).toMatchObject({ status: 405, code: 'method-not-allowed' })
	})

	test('a crash leaks nothing to the caller and everything to the log, without secrets', async () => {
		lines.length = 0
		const response = await gateway().request('/trouble/crash?token=abc&x=1', { headers })
		expect(await response.text()).not.toContain('secret of the house')
		expect(lines).toHaveLength(1)
		expect(JSON.parse(lines[0]!)).toMatchObject({ message: 'the secret of the house', status: 500, level: 50 })
		expect(lines[0]).toContain('token=***&x=1')
		expect(lines[0]).not.toContain('demo')
	})

	test('refusals are silent, calls are logged only when asked for', async () => {
		lines.length = 0
		await gateway().request('/nowhere', { headers })
		expect(lines).toEqual([])
		await gateway({ level: 'info' }).request('/web-domains/?redirect_uri=https%3A%2F%2Fx', { headers })
		expect(JSON.parse(lines[0]!)).toMatchObject({ status: 200, method: 'GET' })
		expect(lines[0]).toContain('redirect_uri=***')
	})

	test('a database that is away is 503 with a time to come back', async () => {
		const dead = createDatabase({ url: 'postgres://nobody@127.0.0.1:9/none' })
		const app = gateway({ database: dead })
		const response = await app.request('/web-domains/', { headers })
		expect(response.headers.get('retry-after')).toBe('5')
		expect(await problemOf(response)).toMatchObject({ status: 503, code: 'unavailable' })
		expect((await app.request('/health/ready')).status).toBe(503)
		expect((await app.request('/health/live')).status).toBe(200)
		await dead.destroy()
	})

	test('the call too many waits for the end of the minute; each client counts alone', async () => {
		const app = gateway({ perMinute: 2 })
		const call = (address: string, method = 'DELETE') =>
			app.request('/carts/none/coupon', { method, headers: { ...headers, 'X-Client-Address': address } })
		expect((await call('192.0.2.1')).headers.get('ratelimit-remaining')).toBe('1')
		await call('192.0.2.1')
		const refused = await call('192.0.2.1')
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
		expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'too-many-requests' })
		expect((await call('192.0.2.2')).status).not.toBe(429)
		// A caller beyond the write limit may still read, fifty times as often.
		for (let index = 0; index < 100; index++) expect((await call('192.0.2.1', 'GET')).status).not.toBe(429)
		expect((await call('192.0.2.1', 'GET')).status).toBe(429)
	})

	test('of IPv6 the network is counted, not one of its addresses (M3)', async () => {
		const app = gateway()
		const guess = (address: string) =>
			app.request('/gift-cards/balance', {
				method: 'POST',
				headers: { ...headers, 'Content-Type': 'application/json', 'X-Client-Address': address },
				body: '{}',
			})
		for (let index = 0; index < 10; index++) expect((await guess(`2001:db8:1:2::${index}`)).status).toBe(400)
		expect((await guess('2001:db8:1:2:ffff::1')).status).toBe(429)
		expect((await guess('2001:db8:1:3::1')).status).toBe(400)
	})

	let rows = 0
	test.each([
		[11, 'POST', '/orders/track'],
		[11, 'PUT', '/carts/none/coupon'],
		[11, 'POST', '/checkout/sessions/none/gift-cards'],
		[61, 'POST', '/customers'],
		[61, 'POST', '/auth/passkeys/use'],
		[61, 'POST', '/auth/links'],
		[61, 'POST', '/restock-alerts'],
		[121, 'POST', '/carts'],
		[121, 'POST', '/checkout/sessions'],
		[121, 'POST', '/consents'],
		[121, 'POST', '/auth/passkeys/challenges'],
		[31, 'POST', '/checkout/sessions/none/order'],
	])('call %s of a minute to %s %s is refused', async (number, method, path) => {
		const app = gateway({ perMinute: 600 })
		// Counts are of all gateways on this database: a network of its own for each row.
		const from = { 'X-Client-Address': `2001:db8:7:${rows++}::1` }
		const call = () =>
			app.request(path, { method, headers: { ...headers, ...from, 'Content-Type': 'application/json' }, body: '{}' })
		for (let index = 1; index < number; index++) expect((await call()).status).not.toBe(429)
		const refused = await call()
		expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
		expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'too-many-requests' })
	})
})

test.each([
	['/docs', 200],
	['/openapi.json', 200],
	['/health/live', 200],
	['/nope', 404],
	['/carts/none', 401, {}],
	['/trouble/crash', 500],
])('%s answers %i and is taken for nothing else (security L7)', async (path, status, given = headers) => {
	const answer = await gateway().request(path, { headers: given })
	expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([status, 'nosniff'])
})

test('a sane request id is kept, another is replaced', async () => {
	const idFor = async (id: string) =>
		(await gateway().request('/health/live', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id')
	expect(await idFor('abc-123_456')).toBe('abc-123_456')
	expect(await idFor('<script>')).toMatch(/^[\da-f-]{36}$/)
})

test('who has the body already gets 304, per language and site', async () => {
	const app = gateway()
	const first = await app.request('/web-domains/', { headers })
	const tag = first.headers.get('etag')!
	expect(tag).toMatch(/^W\/"/)
	expect(first.headers.get('vary')).toBe('Accept-Language, X-Store-Id')
	const again = await app.request('/web-domains/', { headers: { ...headers, 'If-None-Match': `"x", ${tag}` } })
	expect(again.status).toBe(304)
	expect(await again.text()).toBe('')
	expect(again.headers.get('etag')).toBe(tag)
	const other = await app.request('/web-domains/?x', { headers: { ...headers, 'If-None-Match': '"x"' } })
	expect(other.status).toBe(200)
})

describe('descriptions', () => {
	test('every operation of the document has an id, the three headers and the key', async () => {
		const document = (await (await gateway().request('/openapi.json')).json()) as OpenApiDocument
		expect(document.openapi).toBe('3.1.0')
		expect(document.security).toEqual([{ subscriptionKey: [] }])
		expect(document.servers).toEqual([expect.objectContaining({ url: '/' })])
		expect(URL.canParse(document.info.license?.url ?? '')).toBe(true)
		// The one the owner has named so (R178), and the list of sites beside it.
		expect(
			Object.keys(document.paths ?? {})
				.filter((path) => path.endsWith('/'))
				.toSorted(),
		).toEqual(['/sites/', '/web-domains/'])
		const list = document.paths?.['/web-domains/']?.get
		expect(list?.operationId).toBe('listWebDomains')
		const names = list?.parameters?.map((parameter) => ('name' in parameter ? parameter.name : ''))
		expect(names).toEqual(expect.arrayContaining(['accept-language', 'ocp-apim-subscription-key', 'x-store-id']))
	})

	test('the page needs no script and allows none', async () => {
		const response = await gateway().request('/docs')
		const text = await response.text()
		expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
		expect(text).not.toContain('<script')
		expect(text).toContain('/web-domains/{domain}')
		expect(text).toContain('href="/openapi.json"')
	})
})
