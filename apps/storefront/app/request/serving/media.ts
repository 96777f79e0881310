import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTENT_TYPES, extensionOf, IMMUTABLE } from './file-types.ts'

/** Segments of letters, digits, dots, hyphens, none beginning with a dot: no way out of the folder. */
const SAFE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

const SWATCH = /-swatch\.avif$/
const FOR_NOW = 'public, max-age=3600'

/** A picture of the media folder, whose name changes with its content. A missing one is refused in a few bytes. */
export async function serveMedia(folder: string, path: string): Promise<Response> {
	const contentType = CONTENT_TYPES[extensionOf(path)]
	if (!contentType || !SAFE_PATH.test(path)) return missing()
	const body = await readFile(join(folder, path)).catch(() => undefined)
	const headers = { 'Content-Type': contentType, 'Cache-Control': IMMUTABLE, 'X-Content-Type-Options': 'nosniff' }
	if (body) return new Response(body, { headers })
	// Pictures of before had no piece of cloth cut out: until they are imported again the whole garment stands there.
	const whole =
		SWATCH.test(path) && (await readFile(join(folder, path.replace(SWATCH, '-160.avif'))).catch(() => undefined))
	return whole ? new Response(whole, { headers: { ...headers, 'Cache-Control': FOR_NOW } }) : missing()
}

export function missing(): Response {
	return new Response('Not found', {
		status: 404,
		headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
	})
}
