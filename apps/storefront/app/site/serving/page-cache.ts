import { LRUCache } from 'lru-cache'
import { readTokens } from '#app/site/session/tokens.ts'

/** First path segments after the locale whose pages are the same for everybody. The home page, which has none, knows who is signed in (R99). */
const PUBLIC_ROOMS = new Set(['c', 'p', 'new', 'offers', 'private-sale', 'search', 'stores', 'loyalty'])
/** Rooms whose queries are as many as there are visitors: kept, they would take the place of what others ask for. */
const KEPT_WITHOUT_QUERY = new Set(['loyalty'])
const MOST_PAGES = 500

/** `parts`: the document in bytes, with a nonce to come between each two. */
type KeptPage = { status: number; headers: [string, string][]; parts: Buffer[] }

/** A page for one visitor. As text, or in a `Response`, it would be encoded and copied again on its way to the socket. */
export type KeptAnswer = { status: number; headers: [string, string][]; html: Uint8Array<ArrayBuffer> }

export type PageCache = {
	/** The page of this request: rendered, or as it was rendered a moment ago for somebody else, with this answer's nonce. */
	answer(
		visit: { request: Request; variant: string; nonce: string },
		render: () => Promise<Response>,
	): Promise<Response | KeptAnswer>
}

/**
 * Keeps anonymous pages for a moment and renders each once for all who ask at the same time. A page is kept by its whole
 * address and by what else it depends on (`variant`: the device, and the private sale until its next change); only what is fit for everybody is kept: a document of a
 * public room, status 200, without a cookie, not forbidden to caches. `seconds` bounds how old a price or a stock may be.
 */
export function createPageCache({ seconds }: { seconds: number }): PageCache {
	const pages = new LRUCache<string, KeptPage>({ max: MOST_PAGES, ttl: Math.max(1, seconds * 1_000) })
	const underway = new Map<string, Promise<KeptPage | Response>>()

	async function renderOnce(key: string, nonce: string, render: () => Promise<Response>): Promise<KeptPage | Response> {
		const response = await render()
		if (!mayKeep(response)) return response
		const parts = (await response.text()).split(nonce).map((part) => Buffer.from(part))
		const page = { status: response.status, headers: [...response.headers], parts }
		pages.set(key, page)
		return page
	}

	return {
		async answer({ request, variant, nonce }, render) {
			if (seconds === 0 || !mayServe(request)) return render()
			const key = `${variant} ${request.url}`
			const kept = pages.get(key)
			if (kept) return withNonce(kept, nonce)
			const others = underway.get(key)
			if (others) {
				const page = await others
				// What may not be kept was somebody else's answer: this visitor gets their own.
				return 'parts' in page ? withNonce(page, nonce) : render()
			}
			const rendering = renderOnce(key, nonce, render)
			underway.set(key, rendering)
			try {
				const page = await rendering
				return 'parts' in page ? withNonce(page, nonce) : page
			} finally {
				underway.delete(key)
			}
		},
	}
}

/** Whether the page of an address, and its data, are the same for whoever asks, signed in or not. */
export function isForEverybody(request: Request): boolean {
	const { pathname } = new URL(request.url)
	const [, , room = ''] = pathname.split('/')
	return PUBLIC_ROOMS.has(room) || (isHome(room) && !readTokens(request))
}

/** Its data stands at `/fr/_.data`. */
function isHome(room: string): boolean {
	return room === '' || room === '_.data'
}

function mayServe(request: Request): boolean {
	const { pathname, search } = new URL(request.url)
	const [, , room = ''] = pathname.split('/')
	if (search !== '' && KEPT_WITHOUT_QUERY.has(room)) return false
	const isDocument = request.headers.get('sec-fetch-dest') !== 'empty' && !request.url.includes('.data')
	return request.method === 'GET' && isDocument && isForEverybody(request)
}

function mayKeep(response: Response): boolean {
	const { headers } = response
	const isPage = response.status === 200 && (headers.get('Content-Type')?.startsWith('text/html') ?? false)
	return isPage && !headers.has('Set-Cookie') && !headers.get('Cache-Control')?.includes('no-store')
}

/** A nonce is worth something only while nobody can know it: each answer carries its own. */
function withNonce({ status, headers, parts }: KeptPage, nonce: string): KeptAnswer {
	const own = Buffer.from(nonce)
	const html = Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [own, part])))
	return { status, headers, html }
}
