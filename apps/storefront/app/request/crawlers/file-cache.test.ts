import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { eventually } from '@vitrine/testing/eventually'
import { expect, test } from 'vitest'
import { createFileCache } from './file-cache.ts'

async function* pieces(count: number, counter: { times: number }): AsyncGenerator<string, void> {
	counter.times += 1
	for (let n = 0; n < count; n++) {
		yield `${n} ${crypto.randomUUID()}\n`.repeat(200)
		if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
	}
}

test('readers that come at different times get the whole text, which is written once', async () => {
	const counter = { times: 0 }
	const cache = createFileCache({ milliseconds: 60_000, onError: () => undefined })
	const read = async () => gunzipSync(await buffer(await cache.read('a', () => pieces(100, counter)))).toString()
	const first = read()
	await new Promise((resolve) => setTimeout(resolve, 5))
	const texts = await Promise.all([first, read(), read()])
	expect(new Set(texts).size).toBe(1)
	expect(texts[0]?.split('\n')).toHaveLength(100 * 200 + 1)
	expect(counter.times).toBe(1)
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
	const counter = { times: 0 }
	const cache = createFileCache({ milliseconds: 60_000, onError: () => undefined })
	const read = async () => buffer(await cache.read('a', () => pieces(30, counter)))
	await read()
	cache.expire('a')
	await eventually(async () => {
		await read()
		expect(counter.times).toBe(2)
	})
	for (let n = 0; n < 3; n++) await read()
	expect(counter.times).toBe(2)
})
