import type { LocaleCode } from '@vitrine/market/locales'
import type { TagSettings } from '#app/facts/deployment/tag-settings.ts'
import { cookieValue, LOCALE_COOKIE, localeCookie } from '#app/facts/locale/cookie.ts'
import { compress, type Encoding, encodingOf } from './compression.ts'
import { readTokens } from '#app/request/session/tokens.ts'
import { holdsKey } from '#app/facts/addresses/secrets.ts'
import type { CachedDocument } from './cached-document.ts'
import type { CachedPage } from './page-store.ts'
import { securityHeaders } from './security-headers.ts'

/** What an answer's headers depend on. */
export type Page = {
	request: Request
	nonce: string
	locale: LocaleCode | undefined
	isCrossOrigin: boolean
	formTargets: Iterable<string>
	/** Whether search engines may keep what this deployment serves. */
	isIndexed: boolean
	tags: TagSettings
	/** Whether browsers are to ask all subdomains over TLS as well. */
	hasSecureSubdomains: boolean
	/** Where pictures are, if not on the shop's own host. */
	mediaOrigin?: string | undefined
	/** Of a session that has begun, gone on or ended with this answer, and of the partner who waits. */
	ownCookies: readonly string[]
}

/** For who measures, and for who wonders: a page was given out as it was kept, or rendered for this visitor (RFC 9211). */
const HIT = 'vitrine; hit'
const MISS = 'vitrine; fwd=miss'

/** Names and values in turn: what a kept page is answered with whoever asks, but for cookie and coding. */
export function headOf(cached: CachedPage, page: Page, ofEdge: Record<string, string> = {}): string[] {
	const headers = headersOf(cached, page)
	for (const [name, value] of Object.entries(ofEdge)) headers.set(name, value)
	headers.append('Vary', 'Accept-Encoding')
	headers.set('ETag', cached.document.entityTag)
	headers.set('Cache-Status', HIT)
	return [...headers].flat()
}

/** Gives a rendered answer its headers, remembers its language, compresses it; one that is kept was compressed before. */
export async function finishPage(response: Response | CachedPage, page: Page & { isHit?: boolean }): Promise<Response> {
	const headers = headersOf(response, page)
	const cached = 'document' in response ? response.document : undefined
	if (cached) headers.set('Cache-Status', page.isHit ? HIT : MISS)
	const isDocument = headers.get('Content-Type')?.startsWith('text/html') ?? false
	rememberVisitor(headers, { page, isPage: isDocument && response.status === 200 })
	const encoding =
		isDocument && page.request.method === 'GET' ? encodingOf(page.request.headers.get('accept-encoding')) : undefined
	if (isDocument) headers.append('Vary', 'Accept-Encoding')
	if (cached && isUnchanged(headers, { cached, page })) return new Response(null, { status: 304, headers })
	return send(response, headers, encoding)
}

function headersOf(response: Response | CachedPage, page: Page): Headers {
	const headers = new Headers(response.headers)
	const isHttps = page.request.url.startsWith('https:')
	const cached = 'document' in response ? response.document : undefined
	const nonce = [`'nonce-${page.nonce}'`]
	const allowed = cached?.hashes ?? { scripts: nonce, styles: nonce }
	for (const [name, value] of Object.entries(securityHeaders({ ...page, ...allowed, isHttps }))) {
		if (!headers.has(name)) headers.set(name, value)
	}
	if (!page.isIndexed) headers.set('X-Robots-Tag', 'noindex')
	forbidKeeping(headers, page)
	// A 429 carries `Retry-After` (C24): the gateway counts by the minute.
	if (response.status === 429 && !headers.has('Retry-After')) headers.set('Retry-After', '60')
	return headers
}

/** Whether the browser has these very bytes (RFC 9110, 13.1.2). A response that may not be stored has no validator. */
function isUnchanged(headers: Headers, { cached, page }: { cached: CachedDocument; page: Page }): boolean {
	if (headers.get('Cache-Control')?.includes('no-store')) return false
	headers.set('ETag', cached.entityTag)
	return namesTag(page.request.headers.get('if-none-match'), cached.entityTag)
}

/** `*` names every tag there is. */
export function namesTag(ifNoneMatch: string | null | undefined, entityTag: string): boolean {
	return ifNoneMatch?.trim() === '*' || (ifNoneMatch?.includes(entityTag) ?? false)
}

/** Who may keep the answer, and who is told its address. */
function forbidKeeping(headers: Headers, page: Page): void {
	// An address that holds a key appears in no referrer, and no cache stores its page (R29).
	if (page.request.url.includes('?') && holdsKey(new URL(page.request.url))) {
		headers.set('Referrer-Policy', 'no-referrer')
		headers.set('Cache-Control', 'no-store')
	}
	// No cache stores a signed-in page, the browser's included (R101).
	if (isOfSomebody(page) && !/public|no-store/.test(headers.get('Cache-Control') ?? ''))
		headers.set('Cache-Control', 'private, no-store')
	// The browser stores it for Back and revalidates otherwise; no cache between us and the visitor stores it.
	if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
}

function rememberVisitor(headers: Headers, { page, isPage }: { page: Page; isPage: boolean }): void {
	// A shared response sets no cookie.
	if (headers.get('Cache-Control')?.startsWith('public')) return headers.delete('Set-Cookie')
	if (isPage && isNewLocale(page))
		headers.append('Set-Cookie', localeCookie(page.locale, { now: new Date(), isCrossOrigin: page.isCrossOrigin }))
	for (const cookie of page.ownCookies) headers.append('Set-Cookie', cookie)
}

async function send(
	response: Response | CachedPage,
	headers: Headers,
	encoding: Encoding | undefined,
): Promise<Response> {
	const body = await bodyOf(response, encoding)
	if (encoding && body) {
		headers.set('Content-Encoding', encoding)
		headers.delete('Content-Length')
	}
	return new Response(body, { status: response.status, headers })
}

async function bodyOf(response: Response | CachedPage, encoding: Encoding | undefined) {
	if ('document' in response) return new Uint8Array(await response.document.encoded(encoding ?? 'identity'))
	if (!encoding || !response.body) return response.body
	const bytes = new Uint8Array(await response.arrayBuffer())
	return new Uint8Array(await compress(bytes, { encoding, best: false }))
}

/** Whether the request was a signed-in customer's, or the answer makes it one's. */
function isOfSomebody({ request, ownCookies }: Page): boolean {
	return ownCookies.length > 0 || readTokens(request) !== undefined
}

/** A page read in another language than the saved one is a choice, with or without JavaScript (R81). */
function isNewLocale(page: Page): page is Page & { locale: LocaleCode } {
	return page.locale !== undefined && cookieValue(page.request.headers.get('cookie'), LOCALE_COOKIE) !== page.locale
}
