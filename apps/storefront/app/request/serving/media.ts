import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorefrontOptions } from './options.ts'
import { CONTENT_TYPES, extensionOf, IMMUTABLE } from './file-types.ts'

/** Keys an import writes (commerce/media), and those of photos of reviews. The store may hold others, `private/` among them, that nobody is to see. */
const MEDIA_KEY = /^(?:reviews\/)?[\da-f]{2}\/[\da-f]{64}[\w-]*\.(avif|webp|jpg|png|woff2)$/

/** Files that an import did not always make, and what shows the same. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
	[/-swatch\.avif$/, '-160.avif'],
	[/-email\.jpg$/, '-640.webp'],
]
const REFUSED = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
const SHARED = { 'Access-Control-Allow-Origin': '*' }
const FOR_NOW = 'public, max-age=3600'
/** Of photos of reviews, as in a bucket (PHOTO_CACHING of commerce/media). */
const MAY_GO = 'public, max-age=1800'

/** Bytes by the path below /media/; undefined where there is none. Throws when they are out of reach. */
export type ReadMedia = (path: string) => Promise<Buffer<ArrayBuffer> | Buffer | undefined>

/** Reads the shop's pictures; a store that is out of reach is logged. */
export function readerOf({
	mediaFolder,
	readMedia,
	log,
}: Pick<StorefrontOptions, 'mediaFolder' | 'readMedia' | 'log'>): ReadMedia {
	if (!readMedia) return (path) => readFile(join(mediaFolder, path)).catch(() => undefined)
	return (path) =>
		readMedia(path).catch((error: unknown) => {
			log.error({ err: error }, 'Pictures are out of reach')
			throw error
		})
}

/**
 * A picture, whose name changes with its content. A missing one is refused in a few bytes; where the store is out of
 * reach nobody keeps the answer.
 */
export async function serveMedia(read: ReadMedia, path: string): Promise<Response> {
	try {
		return await answerMedia(read, path)
	} catch {
		return new Response('Not available', { status: 503, headers: { ...REFUSED, 'Retry-After': '5' } })
	}
}

async function answerMedia(read: ReadMedia, path: string): Promise<Response> {
	if (!MEDIA_KEY.test(path)) return missing()
	const body = await read(path)
	const headers = {
		'Content-Type': CONTENT_TYPES[extensionOf(path)]!,
		// What its author may take back is asked for again.
		'Cache-Control': path.startsWith('reviews/') ? MAY_GO : IMMUTABLE,
		'X-Content-Type-Options': 'nosniff',
	}
	// Browsers ask for fonts as they do for what belongs to a page: of a CDN only where it says so.
	if (body && path.endsWith('.woff2')) return new Response(new Uint8Array(body), { headers: { ...headers, ...SHARED } })
	if (body) return new Response(new Uint8Array(body), { headers })
	// Pictures of before lack some files until they are imported again: a piece of cloth, the one of e-mails.
	const older = STAND_INS.find(([file]) => file.test(path))
	const standIn = older && path.replace(...older)
	const whole = standIn && (await read(standIn))
	if (!whole) return missing()
	const kind = { 'Content-Type': CONTENT_TYPES[extensionOf(standIn)]!, 'Cache-Control': FOR_NOW }
	return new Response(new Uint8Array(whole), { headers: { ...headers, ...kind } })
}

export function missing(): Response {
	return new Response('Not found', { status: 404, headers: REFUSED })
}
