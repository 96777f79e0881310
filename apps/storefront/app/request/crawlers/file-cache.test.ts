import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { createFileCache } from './file-cache.ts'

afterEach(() => void vi.useRealTimers())

async function* pieces(count: number, counter: { times: number }): AsyncGenerator<string, void> {
	counter.times += 1
	for (let n = 0; n < count; n++) {
		yield `${n} ${crypto.randomUUID()}\n`.repeat(200)
		if (n % 10 === 0) await new Promise((resolve) => setImmediate(resolve))
	}
}

test('readers that come at different times get the whole text, which is written once', async () => {
	const counter = { times: 0 }
	const cache = createFileCache({ milliseconds: 60_000, onError: () => undefined })
	const begin = () => cache.read('a', () => pieces(100, counter))
	const textOf = async (begun: Awaited<ReturnType<typeof begin>>) => gunzipSync(await buffer(begun)).toString()
	// Its first bytes are written when the others come.
	const first = await begin()
	const texts = await Promise.all([first, await begin(), await begin()].map(textOf))
	expect(new Set(texts).size).toBe(1)
	expect(texts[0]?.split('\n')).toHaveLength(100 * 200 + 1)
	expect(counter.times).toBe(1)
})

test('who asks before it has begun waits for the same one; so does who finds it out of date', async () => {
	const counter = { times: 0 }
	const cache = createFileCache({ milliseconds: 60_000, onError: () => undefined })
	const readAll = () => Promise.all([1, 2, 3].map(async () => buffer(await cache.read('a', () => pieces(1, counter)))))
	await readAll()
	expect(counter.times).toBe(1)
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
	await readAll()
	expect(counter.times).toBe(2)
})

test('a reader who goes away does not stop the others', async () => {
	const counter = { times: 0 }
	const cache = createFileCache({ milliseconds: 60_000, onError: () => undefined })
	const interrupted = await cache.read('a', () => pieces(50, counter))
	await interrupted.next()
	await interrupted.return()
	const text = gunzipSync(await buffer(await cache.read('a', () => pieces(50, counter)))).toString()
	expect(text.split('\n')).toHaveLength(50 * 200 + 1)
})

test('a text that fails breaks off instead of looking whole, and is tried again', async () => {
	const errors: unknown[] = []
	let isBroken = true
	const cache = createFileCache({ milliseconds: 60_000, onError: (error) => errors.push(error) })
	async function* fragile() {
		yield 'beginning'
		if (isBroken) throw new Error('the catalog is away')
	}
	const read = async () => buffer(await cache.read('a', fragile))
	await expect(read()).rejects.toThrow()
	expect(errors).toHaveLength(1)
	isBroken = false
	expect(gunzipSync(await buffer(await cache.read('a', fragile))).toString()).toBe('beginning')
})

test('an old text is written anew', async () => {
	const counter = { times: 0 }
	const cache = createFileCache({ milliseconds: 0, onError: () => undefined })
	for (let n = 0; n < 2; n++) await buffer(await cache.read('a', () => pieces(1, counter)))
	expect(counter.times).toBe(2)
})

test('what has changed is written anew, after a rest as long as writing it took three times', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	const counter = { times: 0 }
	const cache = createFileCache({ milliseconds: 60_000, onError: () => undefined })
	async function* slow() {
		counter.times += 1
		yield 'beginning'
		vi.setSystemTime(Date.now() + 1_000)
		yield 'end'
	}
	const timesAfter = async (milliseconds: number) => {
		vi.setSystemTime(Date.now() + milliseconds)
		await buffer(await cache.read('a', slow))
		return counter.times
	}
	expect(await timesAfter(0)).toBe(1)
	cache.expire('a')
	expect([await timesAfter(2_999), await timesAfter(1), await timesAfter(0)]).toEqual([1, 2, 2])
})
