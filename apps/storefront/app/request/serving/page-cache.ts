import { LRUCache } from 'lru-cache'
import { readTokens } from '#app/request/session/tokens.ts'
import { type CachedDocument, withoutNonce } from './cached-document.ts'

/** First path segments after the locale whose pages are the same for everybody. The home page, which has none, knows who is signed in (R99). */
const PUBLIC_ROOMS = new Set(['c', 'p', 'new', 'offers', 'private-sale', 'search', 'stores', 'loyalty'])
/** Rooms whose queries are as many as there are visitors: kept, they would take the place of what others ask for. */
const CACHED_WITHOUT_QUERY = new Set(['loyalty'])
const MOST_PAGES = 500

/** A page for everybody who asks. */
export type CachedPage = { status: number; headers: [string, string][]; document: CachedDocument }

export type PageCache = {
	/** The page of this request: rendered now, or taken from the cache. `nonce`: of the rendering, if there is one. */
	answer(
		input: { request: Request; variant: string; nonce: string },
		render: () => Promise<Response>,
	): Promise<Response | CachedPage>
}

/**
 * Keeps anonymous pages for a moment and renders each once for all who ask at the same time. A page is kept by its whole
 * address and by what else it depends on (`variant`: the device, and the private sale until its next change); only what is fit for everybody is kept: a document of a
 * public room, status 200, without a cookie, not forbidden to caches. Its bytes are the same for all of them (decision 0046).
 * `seconds` bounds how old a price or a stock may be.
 */
export function createPageCache({ seconds }: { seconds: number }): PageCache {
	const pages = new LRUCache<string, CachedPage>({ max: MOST_PAGES, ttl: Math.max(1, seconds * 1_000) })
	const underway = new Map<string, Promise<CachedPage | Response>>()

	async function renderOnce(
		key: string,
		nonce: string,
		render: () => Promise<Response>,
	): Promise<CachedPage | Response> {
		const response = await render()
		if (!mayCache(response)) return response
		const html = await response.text()
		const document = withoutNonce(html, nonce)
		const { status, headers } = response
		if (!document) return new Response(html, { status, headers })
		const page = { status, headers: [...headers], document }
		pages.set(key, page)
		return page
	}

	return {
		async answer({ request, variant, nonce }, render) {
			if (seconds === 0 || !mayServe(request)) return render()
			const key = `${variant} ${request.url}`
			const cached = pages.get(key)
			if (cached) return cached
			const others = underway.get(key)
			if (others) {
				const page = await others
				// An uncacheable answer belongs to the visitor who asked first: this one gets their own.
				return 'document' in page ? page : render()
			}
			const rendering = renderOnce(key, nonce, render)
			underway.set(key, rendering)
			try {
				return await rendering
			} finally {
				underway.delete(key)
			}
		},
	}
}

/** Whether the page of an address, and its data, are the same for every visitor, signed in or not. */
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
	if (search !== '' && CACHED_WITHOUT_QUERY.has(room)) return false
	const isDocument = request.headers.get('sec-fetch-dest') !== 'empty' && !request.url.includes('.data')
	return request.method === 'GET' && isDocument && isForEverybody(request)
}

function mayCache(response: Response): boolean {
	const { headers } = response
	const isPage = response.status === 200 && (headers.get('Content-Type')?.startsWith('text/html') ?? false)
	return isPage && !headers.has('Set-Cookie') && !headers.get('Cache-Control')?.includes('no-store')
}
