import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { drain } from './drain.ts'

async function openServer(answersAfter: number): Promise<{ server: Server; port: number }> {
	const server = createServer((_, response) => void setTimeout(() => response.end('done'), answersAfter))
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
	const { server, port } = await openServer(0)
	const agent = new Agent({ keepAlive: true, maxSockets: 1 })
	expect(await ask(port, agent)).toEqual([200, 'keep-alive'])
	const drained = drain(server)
	expect(await ask(port, agent)).toEqual([200, 'close'])
	await expect(ask(port, new Agent())).rejects.toThrow('ECONNREFUSED')
	await drained
})

test('what is under way is finished, and an idle connection does not hold the end up', async () => {
	const { server, port } = await openServer(300)
	const agent = new Agent({ keepAlive: true, maxSockets: 2 })
	await ask(port, agent)
	const underWay = ask(port, agent)
	await wait(50)
	const began = Date.now()
	await Promise.all([drain(server), underWay.then(([status]) => expect(status).toBe(200))])
	expect(Date.now() - began).toBeLessThan(4_000)
})

test('who does not end is ended', async () => {
	const { server, port } = await openServer(60_000)
	const underWay = ask(port, new Agent())
	await wait(50)
	await Promise.all([drain(server, { patience: 200 }), expect(underWay).rejects.toThrow('socket hang up')])
})
