import { LRUCache } from 'lru-cache'
import { matchRules, type RouteRules } from '#app/facts/addresses/route-rules.ts'
import { rememberedEncodingOf } from './compression.ts'
import { IMMUTABLE } from './file-types.ts'
import { type ReadMedia, serveMedia } from './media.ts'
import type { Listener } from './page-listener.ts'

type KeptFile = { head: readonly string[]; body: Buffer }

type Options = {
	/** Files of the build; undefined for a path that is none. */
	clientFile: (request: Request, path: string) => Promise<Response | undefined>
	readMedia: ReadMedia
	routeRules: RouteRules
	otherwise: Listener
}

/** Names without a way out of their folder, and without a query. */
const FILE = /^\/(?:assets|media)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/
/** Bytes of files and pictures together, the longest unasked going first. */
const MOST_BYTES = 64 * 1024 * 1024
/** A picture larger than this is read for each who asks. */
const LARGEST = 2 * 1024 * 1024

/** Answers files whose names change with their content, before any framework runs: each read and compressed once, as the long way does it. */
export function createFileListener({ clientFile, readMedia, routeRules, otherwise }: Options): Listener {
	const files = new LRUCache<string, KeptFile>({
		maxSize: MOST_BYTES,
		maxEntrySize: LARGEST,
		sizeCalculation: ({ body }) => body.byteLength + 1_024,
	})

	async function read(path: string, accepted: string | undefined): Promise<KeptFile | undefined> {
		if (matchRules(routeRules, path).redirect) return undefined
		const isPicture = path.startsWith('/media/')
		const headers = accepted === undefined ? undefined : { 'accept-encoding': accepted }
		const answer = isPicture
			? await serveMedia(readMedia, path.slice('/media/'.length))
			: await clientFile(new Request(`http://shop.invalid${path}`, { headers }), path)
		// What may be another tomorrow is read anew.
		if (answer?.status !== 200 || answer.headers.get('cache-control') !== IMMUTABLE) return undefined
		const body = Buffer.from(await answer.arrayBuffer())
		return { head: [...[...answer.headers].flat(), 'Content-Length', String(body.byteLength)], body }
	}

	return (request, response) => {
		const { method, url = '', headers } = request
		const isPlain = (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined
		if (!isPlain || !FILE.test(url)) return otherwise(request, response)
		const accepted = headers['accept-encoding'] as string | undefined
		const key = url.startsWith('/media/') ? url : `${url} ${rememberedEncodingOf(accepted) ?? ''}`
		const send = ({ head, body }: KeptFile) => {
			response.writeHead(200, head as string[])
			response.end(method === 'HEAD' ? undefined : body)
		}
		const kept = files.get(key)
		if (kept) return send(kept)
		void read(url, accepted)
			.catch(() => undefined)
			.then((file) => {
				if (!file) return otherwise(request, response)
				files.set(key, file)
				send(file)
			})
	}
}
