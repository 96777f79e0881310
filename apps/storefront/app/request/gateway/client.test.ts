import { createRoute, z } from '@hono/zod-openapi'
import { afterEach, expect, test, vi } from 'vitest'
import { createGatewayClient, isOutage } from './client.ts'

afterEach(() => void vi.useRealTimers())

const answer = { 200: { description: '', content: { 'application/json': { schema: z.object({ n: z.int() }) } } } }
const params = z.object({ id: z.string() })
const getThing = createRoute({
	method: 'get',
	path: '/things/{id}',
	request: { params, query: z.object({ q: z.string().optional(), page: z.number().optional() }) },
	responses: answer,
})
const makeThing = createRoute({
	method: 'post',
	path: '/things',
	request: { body: { content: { 'application/json': { schema: z.object({ name: z.string() }) } } } },
	responses: { 201: answer[200] },
})

const HEADERS = {
	'accept-language': 'fr-CH',
	'ocp-apim-subscription-key': 'key',
	'x-client-address': '203.0.113.9',
}

/** A gateway that gives these answers one after the other and notes what it was asked. */
function scripted(answers: (() => Response | Promise<Response>)[], timeout?: number) {
	const asked: Request[] = []
	const logged: { fields: object; message: string }[] = []
	const client = createGatewayClient({
		headers: HEADERS,
		storeId: () => '007',
		timeout,
		log: { error: (fields, message) => logged.push({ fields, message }) },
		async send(request) {
			asked.push(request)
			const next = answers[asked.length - 1] ?? answers.at(-1)
			return next ? next() : new Response(null, { status: 500 })
		},
	})
	return { client, asked, logged }
}
const ok = () => Response.json({ n: 1 })
const failing = (status: number) => () => new Response('<html>', { status })
const lost = () => Promise.reject(new Error('connection lost'))

test('every call carries language, key and store, and its parameters encoded', async () => {
	const { client, asked } = scripted([ok])
	const input = { params: { id: 'a/b é' }, query: { q: '', page: 2 } }
	expect(await client.call(getThing, input)).toEqual({ n: 1 })
	const request = asked[0]
	expect(new URL(request?.url ?? '').pathname + new URL(request?.url ?? '').search).toBe(
		'/things/a%2Fb%20%C3%A9?page=2',
	)
	for (const [name, value] of Object.entries(HEADERS)) expect(request?.headers.get(name)).toBe(value)
	expect(request?.headers.get('x-store-id')).toBe('007')
})

test('pictures are where the shop has them, whatever an order remembers; nothing else is touched', async () => {
	const base = `/media/ab/${'ab'.repeat(32)}`
	const body = { base, font: `${base}.woff2`, text: `see ${base}`, name: '/media/' }
	const client = createGatewayClient({
		headers: HEADERS,
		storeId: () => '007',
		mediaUrl: 'https://cdn.example/shop',
		log: { error: () => undefined },
		send: async () => Response.json(body),
	})
	expect(await client.call(getThing, { params: { id: '1' }, query: { q: '', page: 1 } })).toEqual({
		...body,
		base: base.replace('/media', 'https://cdn.example/shop'),
	})
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a read is tried once more after %s', async (status) => {
	const { client, asked } = scripted([failing(status), ok])
	expect(await client.call(getThing, { params: { id: '1' } })).toEqual({ n: 1 })
	expect(asked).toHaveLength(2)
})

test('a read is tried once more after a lost connection, and no third time', async () => {
	const again = scripted([lost, ok])
	expect(await again.client.call(getThing, { params: { id: '1' } })).toEqual({ n: 1 })
	const never = scripted([lost])
	expect(await never.client.callResult(getThing, { params: { id: '1' } })).toMatchObject({
		ok: false,
		problem: { status: 503, code: 'gateway-failed' },
	})
	expect(never.asked).toHaveLength(2)
	expect(never.logged).toHaveLength(1)
})

test.each([400, 403, 404, 410, 422, 501])('a read is not repeated after %s', async (status) => {
	const { client, asked } = scripted([failing(status)])
	await client.callResult(getThing, { params: { id: '1' } })
	expect(asked).toHaveLength(1)
})

test('what changes the world is never sent twice', async () => {
	for (const bad of [...[408, 409, 425, 429, 500, 502, 503, 504].map(failing), lost]) {
		const { client, asked } = scripted([bad])
		expect((await client.callResult(makeThing, { json: { name: 'x' } })).ok).toBe(false)
		expect(asked).toHaveLength(1)
		expect(await asked[0]?.json()).toEqual({ name: 'x' })
	}
})

test('an answer counts whatever class it is of: servers bring a Response of their own', async () => {
	const foreign = { ok: true, status: 200, headers: new Headers(), json: async () => ({ n: 2 }) } as unknown as Response
	const { client } = scripted([() => foreign])
	expect(await client.call(getThing, { params: { id: '1' } })).toEqual({ n: 2 })
})

test('without a store id no call is made, and the log has a line (R103)', async () => {
	const asked: Request[] = []
	const logged: unknown[] = []
	const client = createGatewayClient({
		headers: HEADERS,
		storeId: () => undefined,
		log: { error: (fields, message) => logged.push({ fields, message }) },
		send: async (request) => {
			asked.push(request)
			return ok()
		},
	})
	expect(await client.callResult(getThing, { params: { id: '1' } })).toMatchObject({
		ok: false,
		problem: { status: 400, code: 'store-missing' },
	})
	expect(asked).toEqual([])
	expect(logged).toHaveLength(1)
})

test('no time is set unless one is configured: a slow answer is waited for (R182)', async () => {
	vi.useFakeTimers()
	const answered = Promise.withResolvers<Response>()
	const { client, asked } = scripted([() => answered.promise])
	const waiting = client.call(getThing, { params: { id: '1' } })
	await vi.advanceTimersByTimeAsync(86_400_000)
	answered.resolve(ok())
	expect(await waiting).toEqual({ n: 1 })
	expect(asked).toHaveLength(1)
	const hurried = scripted([() => new Promise(() => undefined)], 20)
	const given = hurried.client.callResult(getThing, { params: { id: '1' } })
	await vi.advanceTimersByTimeAsync(40)
	expect((await given).ok).toBe(false)
})

test('a refusal comes back as a value', async () => {
	const problem = { type: 'about:blank', title: 'Refused', status: 409, code: 'out-of-stock' }
	const { client, logged } = scripted([() => Response.json(problem, { status: 409 })])
	expect(await client.callResult(makeThing, { json: { name: 'x' } })).toEqual({ ok: false, problem })
	expect(logged).toEqual([])
})

test.each([
	[404, 404],
	[410, 410],
	[429, 429],
	[400, 503],
	[401, 503],
	[500, 503],
])('for a page %s becomes a thrown %s', async (status, thrown) => {
	const { client } = scripted([failing(status)])
	await expect(client.call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ init: { status: thrown } })
})

test('a call that takes too long is given up, tried again and then reported', async () => {
	let sent = 0
	const client = createGatewayClient({
		headers: HEADERS,
		storeId: () => '007',
		timeout: 20,
		log: { error: () => undefined },
		// Deaf to the signal, as a gateway in this process is.
		send: () => {
			sent += 1
			return new Promise(() => undefined)
		},
	})
	const result = await client.callResult(getThing, { params: { id: '1' } })
	expect(result).toMatchObject({ ok: false, problem: { status: 503 } })
	expect(sent).toBe(2)
})

test.each([
	['a page of HTML', '<html>down</html>'],
	['nothing', ''],
	['half an answer', '{"n": '],
	['null', 'null'],
])('a 200 with %s is a problem and one line of the log (R178, R179)', async (_, body) => {
	const { client, logged } = scripted([() => new Response(body)])
	expect(await client.callResult(getThing, { params: { id: '1' } })).toMatchObject({
		ok: false,
		problem: { status: 503, code: 'gateway-unreadable' },
	})
	expect(logged).toEqual([{ message: 'Gateway: gateway-unreadable', fields: expect.objectContaining({ status: 503 }) }])
	await expect(client.call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ init: { status: 503 } })
})

test('a 204 is an answer only where no body was promised', async () => {
	const dropThing = createRoute({ method: 'delete', path: '/things', responses: { 204: { description: '' } } })
	const empty = () => new Response(null, { status: 204 })
	expect(await scripted([empty]).client.callResult(dropThing)).toEqual({ ok: true, data: undefined })
	expect(await scripted([empty]).client.callResult(makeThing, { json: { name: 'x' } })).toMatchObject({
		ok: false,
		problem: { status: 503, code: 'gateway-unreadable' },
	})
})

test('a body that stalls is given up in the same time as an answer that does not come (R182)', async () => {
	const stalled = () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }))
	const { client, asked, logged } = scripted([stalled], 20)
	const result = await client.callResult(getThing, { params: { id: '1' } })
	expect(result).toMatchObject({ ok: false, problem: { status: 503, code: 'gateway-failed' } })
	expect(asked).toHaveLength(2)
	expect(logged).toHaveLength(1)
})

test('a connection lost within the body is tried once more', async () => {
	const broken = () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }))
	const { client } = scripted([broken, ok])
	expect(await client.call(getThing, { params: { id: '1' } })).toEqual({ n: 1 })
})

test.each([
	[401, true],
	[401, false, 'access-token-refused'],
	[401, false, 'credentials-refused'],
	[404, false],
	[409, false],
	[422, false],
	[429, true],
	[500, true],
	[503, true],
] as [number, boolean, string?][])('%s is an outage: %s %s', (status, outage, code = 'some-code') => {
	expect(isOutage({ status, code })).toBe(outage)
})
