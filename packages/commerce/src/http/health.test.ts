import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createHealth, healthListener } from './health.ts'

test('a process is started once it was ready, and ready no more from the moment it closes', async () => {
	const missing = ['catalog']
	let isClosing = false
	const make = () => createHealth({ listMissing: async () => [...missing], isClosing: () => isClosing })
	const early = make()
	expect(await early('/health/live')).toEqual({ status: 200, body: { status: 'live' } })
	const unavailable = { status: 503, body: { status: 'unavailable', missing: ['catalog'] } }
	expect([await early('/health/started'), await early('/health/ready')]).toEqual([unavailable, unavailable])
	missing.pop()
	const health = make()
	expect(await health('/health/ready')).toEqual({ status: 200, body: { status: 'ready' } })
	isClosing = true
	expect((await health('/health/started'))?.status).toBe(200)
	expect(await health('/health/ready')).toEqual({ status: 503, body: { status: 'closing' } })
	expect(await health('/health/other')).toBeUndefined()
})

test('frequent probes ask once', async () => {
	let asked = 0
	const health = createHealth({
		async listMissing() {
			asked += 1
			return []
		},
	})
	await Promise.all(Array.from({ length: 50 }, () => health('/health/ready')))
	expect(asked).toBe(1)
})

test('on a server of its own only probes are answered, before another listener everything else is its', async () => {
	const health = createHealth({ listMissing: async () => ['queue'] })
	const own = createServer(healthListener(health)).listen(0)
	const shared = createServer(healthListener(health, (_, response) => response.end('page'))).listen(0)
	const ask = async (server: typeof own, path: string) => {
		const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
		return [response.status, await response.text()]
	}
	expect(await ask(own, '/health/ready')).toEqual([503, '{"status":"unavailable","missing":["queue"]}'])
	expect(await ask(own, '/x')).toEqual([404, '{"status":"unknown"}'])
	expect(await ask(shared, '/health/ready?from=balancer')).toEqual([
		503,
		'{"status":"unavailable","missing":["queue"]}',
	])
	expect(await ask(shared, '/health/else')).toEqual([200, 'page'])
	expect(await ask(shared, '/x')).toEqual([200, 'page'])
	for (const server of [own, shared]) server.close()
})
