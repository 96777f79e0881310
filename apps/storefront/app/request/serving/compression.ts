import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip, zstdCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const zstd = promisify(zstdCompress)

/** Ours, those that make less of a page first. */
const ENCODINGS = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The encoding of ours that a browser takes most gladly; undefined when it takes none. */
export function encodingOf(acceptEncoding: string | null | undefined): Encoding | undefined {
	if (!acceptEncoding) return undefined
	const weights = new Map<string, number>()
	for (const part of acceptEncoding.toLowerCase().split(',')) {
		const [name = '', ...parameters] = part.split(';')
		const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
		weights.set(name.trim(), weight === undefined ? 1 : Number(weight))
	}
	const weightOf = (encoding: Encoding) => weights.get(encoding) ?? 0
	const best = Math.max(...ENCODINGS.map(weightOf))
	return best > 0 ? ENCODINGS.find((encoding) => weightOf(encoding) === best) : undefined
}

const MOST_REMEMBERED = 500
const remembered = new Map<string, Encoding | undefined>()

/** The same for a whole crowd: browsers of one make write one header. */
export function rememberedEncodingOf(acceptEncoding: string | undefined): Encoding | undefined {
	if (acceptEncoding === undefined) return undefined
	if (remembered.has(acceptEncoding)) return remembered.get(acceptEncoding)
	if (remembered.size >= MOST_REMEMBERED) remembered.clear()
	const encoding = encodingOf(acceptEncoding)
	remembered.set(acceptEncoding, encoding)
	return encoding
}

type Wanted = { encoding: Encoding; best: boolean }

/** `best` once for a file that is kept, otherwise as much as a page can wait for. */
export async function compress(body: Uint8Array, wanted: Wanted): Promise<Buffer> {
	const made = await compressed(body, wanted)
	// A view into the chunk it was written to would keep the whole of it.
	return made.byteLength === made.buffer.byteLength ? made : Buffer.from(made)
}

/** A page in one piece: each further one is another turn of a thread. */
const chunkSize = 64 * 1024

function compressed(body: Uint8Array, { encoding, best }: Wanted): Promise<Buffer> {
	if (encoding === 'gzip') return gzipped(body, { chunkSize, level: best ? 9 : 5 })
	if (encoding === 'zstd')
		return zstd(body, { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: best ? 19 : 6 } })
	return brotli(body, {
		chunkSize,
		params: {
			[constants.BROTLI_PARAM_LGWIN]: windowOf(body.byteLength),
			[constants.BROTLI_PARAM_QUALITY]: best ? 11 : 4,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
		},
	})
}

/**
 * Bits of the smallest window that spans a body. For Brotli's default of 4 MB each page would claim twice as much memory: V8
 * answers claims outside of its heap with a collection of all garbage, every 16 pages.
 */
function windowOf(bytes: number): number {
	const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants
	const bits = Math.ceil(Math.log2(bytes + 16))
	return Math.min(BROTLI_DEFAULT_WINDOW, Math.max(BROTLI_MIN_WINDOW_BITS, bits))
}

export const decompress: (brotli: Uint8Array) => Promise<Buffer> = promisify(brotliDecompress)
