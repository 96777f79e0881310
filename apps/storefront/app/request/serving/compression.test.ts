import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './compression.ts'

const DECODERS = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }
const ENCODINGS = ['br', 'zstd', 'gzip'] as const

const line = (n: number) => `<p>${n * 7_919} shirts, ${(n * n) % 1_013} dresses</p>`
/** Smaller than a chunk, a page, larger than any window. */
const BODIES = ['', line(1), line(1).repeat(100), Array.from({ length: 300_000 }, (_, n) => line(n)).join('')]

test.each(ENCODINGS)('%s says the same at any length, and holds no more memory than it takes', async (encoding) => {
	for (const body of BODIES) {
		const made = await compress(Buffer.from(body), { encoding, best: false })
		expect(DECODERS[encoding](made).toString() === body, `${body.length} characters`).toBe(true)
		// Small ones share the pool of Node.
		expect(made.buffer.byteLength).toBeLessThanOrEqual(Math.max(made.byteLength, Buffer.poolSize))
	}
})

test.each(ENCODINGS)('%s at its best is smaller', async (encoding) => {
	const body = Buffer.from(Array.from({ length: 1_000 }, (_, n) => line(n)).join(''))
	const [quick, best] = [
		await compress(body, { encoding, best: false }),
		await compress(body, { encoding, best: true }),
	]
	expect(best.byteLength).toBeLessThan(quick.byteLength)
	expect(DECODERS[encoding](best).equals(body)).toBe(true)
})
