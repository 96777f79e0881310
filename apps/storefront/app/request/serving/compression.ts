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

/** `best` once for a file that is kept, otherwise as much as a page can wait for. */
export function compress(body: Uint8Array, { encoding, best }: { encoding: Encoding; best: boolean }): Promise<Buffer> {
	if (encoding === 'gzip') return gzipped(body, { level: best ? 9 : 5 })
	if (encoding === 'zstd') return zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: best ? 19 : 6 } })
	return brotli(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: best ? 11 : 4,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
		},
	})
}

export const decompress: (brotli: Uint8Array) => Promise<Buffer> = promisify(brotliDecompress)
