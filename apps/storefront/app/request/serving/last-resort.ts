import { STATUS_CODES } from 'node:http'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'
import { PLAIN_PAGE_HEADERS, type PlainBrand, plainPage } from './plain-page.ts'

type Page = { title: string; firstText: string; secondText: string; buttonText: string }
type Annex = { error404Page: Page; error429Page: Page; error500Page: Page; refusedPage: Page }
type Failure = { status: number; locale: LocaleCode; brand: PlainBrand; texts: PageTexts }

/** Refusals at the door, in words of their own; what else fails is our fault. */
const REFUSED = new Set([400, 403, 408, 413, 415])

/** An error page that needs nothing but itself, for when the error page fails: nothing in it can (R48). */
export function lastResortPage({ status, locale, brand, texts }: Failure): Response {
	const annex = texts.messages(locale, ['annex']).annex as Annex
	const { buttonText, ...words } = wordsOf(status, annex)
	const home = localePath(locale)
	// After too many requests the link leads to the same page again.
	const href = status === 429 ? '' : home
	const html = plainPage({ ...words, brand, tag: LOCALES[locale].tag, home, action: { href, label: buttonText } })
	return new Response(html, { status, headers: { ...PLAIN_PAGE_HEADERS, 'Cache-Control': 'no-store' } })
}

function wordsOf(status: number, annex: Annex): Page {
	if (status === 404 || status === 410) return annex.error404Page
	if (status === 429) return annex.error429Page
	return REFUSED.has(status) ? annex.refusedPage : annex.error500Page
}

type Asked = { path: string; header(name: string): string | undefined }

/** What is refused at the door (request/serving/door.ts): a page, a problem, or a bare status for the data of a page, which its document shows. */
export function refusalPage(
	status: number,
	{ request, ...page }: Omit<Failure, 'status'> & { request: Asked },
): Response {
	const allowed: Record<string, string> = status === 405 ? { Allow: 'GET, HEAD, POST' } : {}
	// What is not read any further cannot be followed by another request on the same connection.
	const headers = {
		...allowed,
		'Cache-Control': 'no-store',
		...([408, 413, 503].includes(status) ? { Connection: 'close' } : {}),
	}
	if (request.path.endsWith('.data')) return new Response(null, { status, headers })
	const answer = acceptsJson(request.header('accept')) ? problem(status) : lastResortPage({ status, ...page })
	for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
	return answer
}

/** What programs get instead of a page (R52, R191). Fixed words only. */
function problem(status: number): Response {
	const title = STATUS_CODES[status] ?? 'Error'
	const code = title.toLowerCase().replaceAll(/\W+/g, '-')
	const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }
	return Response.json({ type: 'about:blank', title, status, code }, { status, headers })
}

/** The router answers some failures with a bare word; a request for a page gets a page, one for JSON gets JSON. */
export function completeError(
	response: Response,
	{ request, ...page }: Omit<Failure, 'status'> & { request: Request },
) {
	const { status, headers } = response
	if (status < 400 || new URL(request.url).pathname.endsWith('.data')) return response
	const type = headers.get('Content-Type') ?? ''
	if (type.includes('json')) return response
	const isPage = type.startsWith('text/html')
	if (isPage && !wantsJson(request)) return response
	const complete = wantsJson(request) ? problem(status) : lastResortPage({ status, ...page })
	return request.method === 'HEAD' ? new Response(null, complete) : complete
}

function wantsJson(request: Request): boolean {
	return acceptsJson(request.headers.get('accept') ?? undefined)
}

function acceptsJson(header = ''): boolean {
	const accept = header.toLowerCase()
	return /\bapplication\/(\S+\+)?json\b/.test(accept) && !accept.includes('text/html')
}
