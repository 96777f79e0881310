import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRoom } from './body-room.ts'
import { readBody } from './read-body.ts'

/** How fast a form with photos has to come, on a clock of the test. */
const PACE = { free: 30_000, least: 1_500, period: 10_000, longest: 600_000 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A form under way: `send` sends more of it, `end` ends it, `read` is what becomes of it. */
function form() {
	const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
	const writer = writable.getWriter()
	// Whoever reads may leave before all has been sent: that is what is asked for.
	writer.closed.catch(() => undefined)
	const request = { headers: new Headers(), body: readable }
	const read = readBody(request, { most: 100_000, pace: PACE, place: createRoom(100_000).enter() })
	return {
		send: (bytes: number) => void writer.write(new Uint8Array(bytes)).catch(() => undefined),
		end: () => void writer.close().catch(() => undefined),
		read: read.then((body) => (typeof body === 'number' ? body : `read ${body.byteLength}`)),
	}
}

test('one that gets on takes longer than other forms may', async () => {
	const { send, end, read } = form()
	for (let second = 0; second < 80; second += 5) {
		send(2_500)
		await vi.advanceTimersByTimeAsync(5_000)
	}
	end()
	expect(await read).toBe('read 40000')
})

test('a small one that comes slowly is read within the usual time', async () => {
	const { send, end, read } = form()
	send(100)
	await vi.advanceTimersByTimeAsync(29_000)
	send(100)
	end()
	expect(await read).toBe('read 200')
})

test('one that stands still, and one that hardly moves, end with the first period after the usual time', async () => {
	const still = form()
	still.send(10_000)
	const slow = form()
	let ended = 0
	void still.read.then(() => (ended += 1))
	void slow.read.then(() => (ended += 1))
	for (let second = 0; second < 39; second++) {
		slow.send(100)
		await vi.advanceTimersByTimeAsync(1_000)
	}
	expect(ended).toBe(0)
	await vi.advanceTimersByTimeAsync(1_000)
	expect([await still.read, await slow.read]).toEqual([408, 408])
})

test('one that always gets on just enough ends at last', async () => {
	const { send, read } = form()
	let result: unknown
	void read.then((ended) => (result = ended))
	for (let period = 0; period < 59; period++) {
		send(1_600)
		await vi.advanceTimersByTimeAsync(PACE.period)
	}
	expect(result).toBeUndefined()
	send(1_600)
	await vi.advanceTimersByTimeAsync(PACE.period)
	expect(await read).toBe(408)
})
