import { createRoute } from '@hono/zod-openapi'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { createRouteApp } from '@vitrine/commerce/http/route-app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from './app.ts'
import { createLog } from './log.ts'

const KEY = 'k'.repeat(24)
let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
})
afterAll(() => drop())

function gateway(operatorKeys?: string[]) {
	const responses = { 204: { description: 'Done' } }
	const route = createRoute({ method: 'post', path: '/warehouse/doors', operationId: 'openDoor', responses })
	const warehouse = createRouteApp()
	warehouse.openapi(route, (c) => c.body(null, 204))
	return createGateway({
		db,
		log: createLog({ level: 'silent' }),
		subscriptionKeys: ['demo'],
		operatorKeys,
		rateLimits: { perMinute: 1_000 },
		capabilities: [warehouse],
	})
}

const post = (authorization?: string, keys: string[] | undefined = [KEY]) =>
	gateway(keys).request('/warehouse/doors', { method: 'POST', headers: authorization ? { authorization } : {} })

test('who holds an operator key gets in, without subscription key, language and store', async () => {
	expect((await post(`Bearer ${KEY}`)).status).toBe(204)
	expect((await post(`bearer ${KEY}`, ['other-key-of-theirs', KEY])).status).toBe(204)
})

test.each([
	['nothing', undefined, 'operator-key-missing'],
	['the subscription key', 'Bearer demo', 'operator-key-unknown'],
	['another scheme', `Basic ${KEY}`, 'operator-key-missing'],
	['a part of it', `Bearer ${KEY.slice(1)}`, 'operator-key-unknown'],
	['more than it', `Bearer ${KEY}k`, 'operator-key-unknown'],
	['an empty one', 'Bearer ', 'operator-key-missing'],
])('%s is refused', async (_, authorization, code) => {
	const response = await post(authorization)
	expect(response.status).toBe(401)
	expect(response.headers.get('www-authenticate')).toBe('Bearer realm="operators"')
	expect(await response.json()).toMatchObject({ code })
})

test('without keys nobody gets in', async () => {
	for (const keys of [[], undefined]) {
		const app = gateway(keys)
		const headers = { authorization: `Bearer ${KEY}` }
		expect((await app.request('/warehouse/doors', { method: 'POST', headers })).status).toBe(401)
	}
})

test('the document says whose key each operation asks for', async () => {
	const document = (await (await gateway().request('/openapi.json')).json()) as {
		paths: Record<string, Record<string, { security?: unknown }>>
		components: { securitySchemes: Record<string, unknown> }
	}
	expect(document.paths['/warehouse/doors']?.post?.security).toEqual([{ operatorKey: [] }])
	expect(document.components.securitySchemes.operatorKey).toEqual({ type: 'http', scheme: 'bearer' })
})
