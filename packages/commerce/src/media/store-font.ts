import { createHash } from 'node:crypto'
import type { BytesFault } from './bytes.ts'
import type { DownloadOptions } from './download.ts'
import { fetchSource } from './files.ts'
import type { MediaStore } from './providers/media-store.ts'

export type StoredFont = { ok: true; hash: string } | { ok: false; reason: BytesFault | 'not-woff2' }

/** Bytes of a font that pages can afford: a whole family is a few of them. */
const MAXIMUM_FONT_BYTES = 300 * 1024

/**
 * Fetches a font by path (inside `imagesFolder`) or public URL and writes it as `<hash>.woff2` to the store; without one
 * it only validates.
 */
export async function storeFont(
	source: string,
	options: { imagesFolder: string; media?: MediaStore; download?: DownloadOptions },
): Promise<StoredFont> {
	const fetched = await fetchSource(source, options)
	if (!fetched.ok) return fetched
	const { bytes } = fetched
	if (bytes.length > MAXIMUM_FONT_BYTES) return { ok: false, reason: 'too-many-bytes' }
	// WOFF2, 4.1: the signature, and at 8 the length of the whole file.
	if (bytes.length < 48 || bytes.toString('latin1', 0, 4) !== 'wOF2' || bytes.readUInt32BE(8) !== bytes.length)
		return { ok: false, reason: 'not-woff2' }
	const hash = createHash('sha256').update(bytes).digest('hex')
	const path = `${hash.slice(0, 2)}/${hash}.woff2`
	if (options.media && !(await options.media.has(path))) await options.media.put(path, bytes)
	return { ok: true, hash }
}
