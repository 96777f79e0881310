import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LocaleCode } from '@vitrine/market/locales'
import { cookieValue, LOCALE_COOKIE, localeCookie } from '#app/facts/locale/cookie.ts'
import { siteOfHost } from '#app/facts/deployment/site-of-host.ts'
import type { Coding } from './cached-document.ts'
import { rememberedEncodingOf } from './compression.ts'
import { namesTag } from './finish-page.ts'
import { NATIVE_APP_PREFIX, type StorefrontOptions } from './options.ts'
import { isOwnHost, pageAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import type { PageStore, StoredPage } from './page-store.ts'
import { createIncomingOrigins } from './incoming-origin.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Options = {
	options: StorefrontOptions
	pages: PageCache
	store: PageStore
	isTrusted: (address: string | undefined) => boolean
	isAnnounced: () => boolean
	/** Everything that is no kept page. */
	otherwise: Listener
}

/** Hits after which a page is worth the best compression, which takes a processor 50 times as long. */
const OFTEN = 32
/** A page is compressed so well once a time: the threads that do it also compress what visitors wait for. */
let isImproving = false

/**
 * Answers what is kept, before any framework runs (decision 0073): the bytes of a page, its headers as they were put
 * together when it was rendered. Whatever is not plainly the question of an anonymous visitor for such a page goes on.
 */
export function createPageListener({ options, pages, store, isTrusted, isAnnounced, otherwise }: Options): Listener {
	const originOf = createIncomingOrigins({ isTrusted, hostHeader: options.hostHeader })
	const { siteHosts = {}, nativeAppPrefix = NATIVE_APP_PREFIX, hasCrossOriginCookies = false } = options

	/** A kept page that may be given out; undefined where it must be rendered. */
	function find(request: IncomingMessage): StoredPage | undefined {
		if (!isPlain(request)) return undefined
		const incoming = originOf(request)
		if (!incoming) return undefined
		const { origin, hostname } = incoming
		const { url = '', headers } = request
		const mark = url.indexOf('?')
		const isNativeApp = nativeAppPrefix !== '' && (headers['user-agent']?.startsWith(nativeAppPrefix) ?? false)
		// The key of an address without a query is the address.
		const key =
			mark < 0
				? `${isNativeApp ? 'app ' : ''}${origin}${url}`
				: pageAddress({
						origin,
						pathname: url.slice(0, mark),
						search: url.slice(mark),
						isNativeApp,
						isOurHost: isOwnHost(hostname, siteOfHost(hostname, siteHosts)),
					})?.key
		const page = key === undefined ? undefined : store.get(key)
		if (!page) return undefined
		const freshness = store.freshness(page, Date.now())
		if (freshness === 'stale') pages.renew(page.address)
		// While nobody announces changes no edge is asked to keep anything.
		return freshness === 'over' || (page.isPublic && !isAnnounced()) ? undefined : page
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
		if (page.hits >= OFTEN && coding !== 'identity') void improve(page, coding)
	}

	/** Once for each coding. */
	async function improve(page: StoredPage, coding: Exclude<Coding, 'identity'>): Promise<void> {
		if (isImproving || page.keys === undefined || page.improved.has(coding)) return
		isImproving = true
		page.improved.add(coding)
		// Where it fails the page stays as it is.
		await page.document.improve(coding).catch(() => undefined)
		isImproving = false
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
