import { readTokens } from '#app/request/session/tokens.ts'
import { withoutNonce } from './cached-document.ts'
import type { PageAddress } from './page-address.ts'
import type { CachedPage, PageStore, StoredPage } from './page-store.ts'

/** First path segments after the locale whose pages are the same for everybody. The home page, which has none, knows who is signed in (R99). */
const PUBLIC_ROOMS = new Set(['c', 'p', 'new', 'offers', 'private-sale', 'search', 'stores', 'loyalty'])

/** A page as it was rendered for nobody in particular. */
export type Rendering = {
	response: Response
	/** Of its scripts. */
	nonce: string
	/** What every anonymous answer with this page carries besides its own headers. */
	headOf: (page: CachedPage) => readonly string[]
	/** Whether an edge cache may keep it. */
	isPublic: boolean
	/** What it shows; undefined where nobody announces its changes. */
	keys: readonly string[] | undefined
	/** When what it says is over, in milliseconds since 1970. */
	until: number
}

export type PageCache = {
	/** The page of an address: kept, or rendered now. A page that may not be kept is given to whoever asked first; undefined for all others. */
	answer(address: PageAddress, clientAddress?: string): Promise<StoredPage | Rendering | undefined>
	/** Renders a page anew, once for all who ask meanwhile. */
	renew(address: PageAddress): void
	/** Something has changed: pages that show it are old, those that are being rendered too. Everything, without keys. */
	purge(keys: readonly string[] | undefined): void
}

type Options = { store: PageStore; render: (address: PageAddress, clientAddress?: string) => Promise<Rendering> }
/** `purged`: when something has changed since the rendering began, by key; `''` for everything. */
type Underway = { page: Promise<StoredPage | Rendering>; purged: Map<string, number> }

/**
 * Renders each page once for all who ask at the same time, and keeps it: only what is fit for everybody, a document with
 * status 200, without a cookie, not forbidden to caches. It is rendered without anything that a visitor has sent, so that
 * it can say nothing of one, and its bytes are the same for all (decisions 0046, 0073).
 */
export function createPageCache({ store, render }: Options): PageCache {
	const underway = new Map<string, Underway>()

	async function make(
		address: PageAddress,
		{ purged, clientAddress }: Pick<Underway, 'purged'> & { clientAddress: string | undefined },
	) {
		const renderedAt = Date.now()
		const rendering = await render(address, clientAddress)
		const { response, nonce, headOf, isPublic, keys, until } = rendering
		if (!mayKeep(response)) return rendering
		const html = await response.text()
		const document = withoutNonce(html, nonce)
		const { status, headers } = response
		if (!document) return { ...rendering, response: new Response(html, { status, headers }) }
		const page = { status, headers: [...headers], document }
		const head = headOf(page)
		const stored: StoredPage = {
			...page,
			address,
			head,
			isPublic,
			keys,
			renderedAt,
			until,
			hits: 0,
			improved: new Set(),
			heads: new Map(),
		}
		// Without its plain bytes, which are ten times as many and would push others out.
		await document.shed()
		// What has changed meanwhile may not be in it.
		const changes = ['', ...(keys ?? [])].flatMap((key) => purged.get(key) ?? [])
		if (changes.length > 0) return { ...stored, purgedAt: Math.max(...changes) }
		store.put(stored)
		return stored
	}

	function begin(address: PageAddress, clientAddress: string | undefined): Underway {
		const purged: Underway['purged'] = new Map()
		const page = make(address, { purged, clientAddress }).finally(() => {
			if (underway.get(address.key)?.purged === purged) underway.delete(address.key)
		})
		const own = { purged, page }
		underway.set(address.key, own)
		return own
	}

	return {
		async answer(address, clientAddress) {
			const askedAt = Date.now()
			const kept = store.get(address.key)
			if (kept && store.freshness(kept, askedAt) === 'fresh') return kept
			const others = underway.get(address.key)
			const page = await (others ?? begin(address, clientAddress)).page
			if (!('document' in page)) return others ? undefined : page
			// Begun before a change that was announced before this visitor asked.
			const isOld = page.purgedAt !== undefined && page.purgedAt < askedAt
			return isOld ? (underway.get(address.key) ?? begin(address, clientAddress)).page : page
		},
		renew(address) {
			// Whoever asks next renders it, and reports what fails.
			if (!underway.has(address.key)) begin(address, undefined).page.catch(() => undefined)
		},
		purge(keys) {
			const now = Date.now()
			for (const own of underway.values()) {
				for (const key of keys ?? ['']) own.purged.set(key, now)
			}
			store.purge(keys, now)
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

function mayKeep(response: Response): boolean {
	const { headers } = response
	const isPage = response.status === 200 && (headers.get('Content-Type')?.startsWith('text/html') ?? false)
	return isPage && !headers.has('Set-Cookie') && !headers.get('Cache-Control')?.includes('no-store')
}
