import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** The encoding a browser prefers among ours; undefined when it takes none. */
export function encodingOf(acceptEncoding: string | null): Encoding | undefined {
	if (!acceptEncoding) return undefined
	if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(acceptEncoding)) return 'br'
	return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(acceptEncoding) ? 'gzip' : undefined
}

/** `best` once for a file that is kept, otherwise as much as a page can wait for. */
export function compress(body: Uint8Array, { encoding, best }: { encoding: Encoding; best: boolean }): Promise<Buffer> {
	if (encoding === 'gzip') return gzipped(body, { level: best ? 9 : 5 })
	return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: best ? 11 : 4 } })
}
