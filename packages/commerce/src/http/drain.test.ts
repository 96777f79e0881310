import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WAIT_LIMIT } from '@vitrine/testing/limits'
import { afterEach, expect, test, vi } from 'vitest'
import { drain } from './drain.ts'

afterEach(() => void vi.useRealTimers())

async function openServer(mayAnswer = () => Promise.resolve()): Promise<{ server: Server; port: number }> {
	const server = createServer((_, response) => void mayAnswer().then(() => response.end('done')))
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return { server, port: (server.address() as AddressInfo).port }
}

/** Asks over a kept connection. Resolves with the status and what the server says of the connection. */
function ask(port: number, agent: Agent): Promise<[status: number | undefined, connection: string | undefined]> {
	return new Promise((resolve, reject) => {
		const sent = request({ host: '127.0.0.1', port, agent, method: 'POST' }, (response) => {
			response.resume()
			response.on('end', () => resolve([response.statusCode, response.headers.connection]))
		})
		sent.on('error', reject)
		sent.end()
	})
}

test('open connections are answered once more and closed by it, new ones are refused', async () => {
	// Connections that are idle for a second are given up meanwhile: here none passes.
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	const { server, port } = await openServer()
	const agent = new Agent({ keepAlive: true, maxSockets: 1 })
	expect(await ask(port, agent)).toEqual([200, 'keep-alive'])
	const drained = drain(server)
	expect(await ask(port, agent)).toEqual([200, 'close'])
	await expect(ask(port, new Agent())).rejects.toThrow('ECONNREFUSED')
	await drained
})

test('what is under way is finished, and an idle connection does not hold the end up', async () => {
	let open = Promise.withResolvers<void>()
	const { server, port } = await openServer(() => open.promise)
	const agent = new Agent({ keepAlive: true, maxSockets: 2 })
	// Of the connections of two requests the third takes one, and the other is idle.
	open.resolve()
	await Promise.all([ask(port, agent), ask(port, agent)])
	open = Promise.withResolvers<void>()
	const underWay = ask(port, agent)
	await once(server, 'request')
	const drained = drain(server, { patience: WAIT_LIMIT })
	open.resolve()
	expect((await underWay)[0]).toBe(200)
	await drained
})

test('who does not end is ended', async () => {
	const { server, port } = await openServer(() => new Promise(() => undefined))
	const underWay = ask(port, new Agent())
	await once(server, 'request')
	await Promise.all([drain(server, { patience: 200 }), expect(underWay).rejects.toThrow('socket hang up')])
})
