import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LocaleCode } from '@vitrine/market/locales'
import { cookieValue, LOCALE_COOKIE, localeCookie } from '#app/facts/locale/cookie.ts'
import type { Coding } from './cached-document.ts'
import { type Encoding, rememberedEncodingOf } from './compression.ts'
import { namesTag } from './finish-page.ts'
import type { StorefrontOptions } from './options.ts'
import { pageAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import type { PageStore, StoredPage } from './page-store.ts'
import { createIncomingOrigins } from './incoming-origin.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Options = {
	options: StorefrontOptions
	pages: PageCache
	store: PageStore
	/** How the user agent of the shop's app begins; empty without one. */
	appPrefix: () => string
	isTrusted: (address: string | undefined) => boolean
	isAnnounced: () => boolean
	/** Everything that is no kept page. */
	otherwise: Listener
}

/** Hits after which a page is worth the best compression, which takes a processor 200 times as long. */
const OFTEN = 32
/** One page at a time, and a rest of so many times what it took: the processors belong to visitors who wait. */
const REST = 9
/** By `performance.now()`. */
let improvesFrom = 0

/**
 * Answers what is kept, before any framework runs (decision 0073): the bytes of a page, its headers as they were put
 * together when it was rendered. Whatever is not plainly the question of an anonymous visitor for such a page goes on.
 */
export function createPageListener({
	options,
	pages,
	store,
	appPrefix,
	isTrusted,
	isAnnounced,
	otherwise,
}: Options): Listener {
	const originOf = createIncomingOrigins({ isTrusted, hostHeader: options.hostHeader })
	const { hasCrossOriginCookies = false } = options

	/** A kept page that may be given out; undefined where it must be rendered. */
	function find(request: IncomingMessage): StoredPage | undefined {
		if (!isPlain(request)) return undefined
		const origin = originOf(request)
		if (!origin) return undefined
		const { url = '', headers } = request
		const nativeAppPrefix = appPrefix()
		const isNativeApp = nativeAppPrefix !== '' && (headers['user-agent']?.startsWith(nativeAppPrefix) ?? false)
		// The key is the address itself, unless its query is written in another way.
		const page =
			store.get(`${isNativeApp ? 'app ' : ''}${origin}${url}`) ?? withNormalQuery({ origin, url, isNativeApp })
		if (!page) return undefined
		const freshness = store.freshness(page, Date.now())
		if (freshness === 'stale') pages.renew(page.address)
		// While nobody announces changes no edge is asked to keep anything.
		return freshness === 'over' || (page.isPublic && !isAnnounced()) ? undefined : page
	}

	function withNormalQuery({ url, ...asked }: { origin: string; url: string; isNativeApp: boolean }) {
		const mark = url.indexOf('?')
		if (mark < 0) return undefined
		// Whose host it is decides how long it stays, and not what it is called.
		const address = pageAddress({ ...asked, pathname: url.slice(0, mark), search: url.slice(mark), isOurHost: true })
		return address && store.get(address.key)
	}

	/** What an edge keeps for everybody sets no cookie: the script of the page remembers the language, and the edge may. */
	function languageOf(cookie: string | undefined, locale: LocaleCode): string[] {
		if (cookieValue(cookie, LOCALE_COOKIE) === locale) return []
		return ['Set-Cookie', localeCookie(locale, { now: new Date(), isCrossOrigin: hasCrossOriginCookies })]
	}

	function send(request: IncomingMessage, response: ServerResponse, { page, coding, body }: Answer): void {
		const { cookie } = request.headers
		const { locale } = page.address
		const own = page.isPublic ? ageOf(page) : languageOf(cookie, locale)
		if (namesTag(request.headers['if-none-match'], page.document.entityTag)) {
			response.writeHead(304, [...page.head, ...own]).end()
			return
		}
		const head = page.heads.get(coding) ?? headWith(page, { coding, body })
		response.writeHead(200, own.length > 0 ? [...head, ...own] : (head as string[]))
		response.end(request.method === 'HEAD' ? undefined : body)
		page.hits += 1
		if (coding !== 'identity' && mayImprove(page, coding)) void improve(page, coding)
	}

	/** Once for each coding. */
	async function improve(page: StoredPage, coding: Encoding): Promise<void> {
		page.improved.add(coding)
		improvesFrom = Number.POSITIVE_INFINITY
		const began = performance.now()
		// Where it fails the page stays as it is.
		await page.document.improve(coding).catch(() => undefined)
		const ended = performance.now()
		improvesFrom = ended + REST * (ended - began)
		page.heads.delete(coding)
		store.recount(page)
	}

	/** Undefined where it cannot be done: the long way says why. */
	async function compressed(page: StoredPage, coding: Coding): Promise<Buffer | undefined> {
		const made = await page.document.encoded(coding).catch(() => undefined)
		store.recount(page)
		return made
	}

	return (request, response) => {
		const page = find(request)
		if (!page) return otherwise(request, response)
		const coding = rememberedEncodingOf(request.headers['accept-encoding'] as string | undefined) ?? 'identity'
		const body = page.document.ready(coding)
		if (body) return send(request, response, { page, coding, body })
		void compressed(page, coding).then((made) => {
			if (made) send(request, response, { page, coding, body: made })
			else otherwise(request, response)
		})
	}
}

/** What an edge may still keep of the time it was told. */
function ageOf({ renderedAt }: StoredPage): string[] {
	return ['Age', String(Math.max(0, Math.floor((Date.now() - renderedAt) / 1_000)))]
}

type Answer = { page: StoredPage; coding: Coding; body: Buffer }

function mayImprove({ hits, keys, improved }: StoredPage, coding: Encoding): boolean {
	return hits >= OFTEN && keys !== undefined && !improved.has(coding) && performance.now() >= improvesFrom
}

/** A question without a body, of a visitor who is not signed in, for a document. */
function isPlain({ method, headers }: IncomingMessage): boolean {
	if (method !== 'GET' && method !== 'HEAD') return false
	if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
	return headers['sec-fetch-dest'] !== 'empty' && !headers.cookie?.includes('access_token')
}

function headWith(page: StoredPage, { coding, body }: Pick<Answer, 'coding' | 'body'>): readonly string[] {
	const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
	const head = [...page.head, ...encoding, 'Content-Length', String(body.byteLength)]
	page.heads.set(coding, head)
	return head
}
