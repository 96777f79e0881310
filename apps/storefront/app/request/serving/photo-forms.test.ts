import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { createDoor } from './door.ts'
import type { Pace } from './read-body.ts'

/** Forms with photos over real connections; how fast they have to come, second by second, is told in `read-body.test.ts`. */
const NEVER = { free: Infinity, least: 400, period: 100, longest: 2 ** 31 - 1 }
const ROOM = 64_000

/** A server whose forms come at this pace; answers its port. */
async function listen(pace: Pace): Promise<number> {
	const app = new Hono<{ Bindings: HttpBindings }>()
	const plainOf = (locale: 'fr') => ({ locale, brand: {} as never, texts: {} as never })
	const door = {
		isTrusted: () => false,
		hostHeader: undefined,
		plainOf: plainOf as never,
		log: { error: () => undefined },
	}
	app.use(createDoor({ ...door, pace, mostHeld: ROOM }))
	app.post('*', async (c) => c.text(`read ${(await c.req.arrayBuffer()).byteLength}`))
	const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
	await once(server, 'listening')
	onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())))
	return (server.address() as AddressInfo).port
}

/** A form under way: `send` sends more of it, `answer` is what comes back until the connection ends. */
function form(port: number, length: number) {
	const socket = connect({ port, host: '127.0.0.1' })
	// The shop may end the connection while we are still writing: that is what is asked for.
	socket.on('error', () => undefined)
	const heard: Buffer[] = []
	socket.on('data', (chunk: Buffer) => heard.push(chunk))
	const answer = new Promise<string>((resolve) => {
		socket.on('close', () => resolve(Buffer.concat(heard).toString()))
	})
	const head = ['POST /fr/review/abc/ HTTP/1.1', 'Host: shop.test', 'Accept: application/json', 'Connection: close']
	const type = 'Content-Type: multipart/form-data; boundary=photos'
	socket.write(`${[...head, type, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`)
	return { send: (bytes: number) => socket.write('x'.repeat(bytes)), answer }
}

test('one that stands still ends with 408, and so does one that hardly moves', async () => {
	const port = await listen({ ...NEVER, free: 200, period: 100 })
	const still = form(port, 20_000)
	still.send(10_000)
	const slow = form(port, 20_000)
	const drip = setInterval(() => slow.send(10), 50)
	expect(await still.answer).toContain('HTTP/1.1 408')
	expect(await slow.answer).toContain('HTTP/1.1 408')
	clearInterval(drip)
})

test('two that hold all the room and stand still make way for one that comes', async () => {
	const port = await listen({ ...NEVER, period: 200 })
	const stalled = [form(port, 32_000), form(port, 32_000)]
	for (const { send } of stalled) send(31_000)
	const third = () => {
		const { send, answer } = form(port, 20_000)
		send(20_000)
		return answer
	}
	// They make way as soon as a whole period has passed without anything from them.
	await expect.poll(third).toContain('read 20000')
	expect(await Promise.race(stalled.map(({ answer }) => answer))).toContain('HTTP/1.1 503')
	// The other goes on where it stood.
	for (const { send } of stalled) send(1_000)
	const answers = await Promise.all(stalled.map(({ answer }) => answer))
	expect(answers.filter((answer) => answer.includes('read 32000'))).toHaveLength(1)
})
