import { STATUS_CODES } from 'node:http'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { localePath } from '#app/site/locale/path.ts'
import { messagesFor } from '#app/site/locale/server-messages.ts'
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts'

type Page = { title: string; firstText: string; secondText: string; buttonText: string }
type Annex = { error404Page: Page; error500Page: Page }
type Failure = { status: number; locale: LocaleCode }

/** An error page that needs nothing but itself, for when the error page fails: nothing in it can (R48). */
export function lastResortPage({ status, locale }: Failure): Response {
	const annex = messagesFor(locale, ['annex']).annex as Annex
	const { buttonText, ...words } = status === 404 || status === 410 ? annex.error404Page : annex.error500Page
	const home = localePath(locale)
	const html = plainPage({ ...words, tag: LOCALES[locale].tag, home, action: { href: home, label: buttonText } })
	return new Response(html, { status, headers: { ...PLAIN_PAGE_HEADERS, 'Cache-Control': 'no-store' } })
}

/** What programs get instead of a page (R52, R191). Fixed words only. */
function problem(status: number): Response {
	const title = STATUS_CODES[status] ?? 'Error'
	const code = title.toLowerCase().replaceAll(/\W+/g, '-')
	const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }
	return Response.json({ type: 'about:blank', title, status, code }, { status, headers })
}

/** The router answers some failures with a bare word; whoever asked for a page gets one, whoever asked for JSON gets that. */
export function completeError(response: Response, { request, locale }: { request: Request; locale: LocaleCode }) {
	const { status, headers } = response
	if (status < 400 || new URL(request.url).pathname.endsWith('.data')) return response
	const type = headers.get('Content-Type') ?? ''
	if (type.includes('json')) return response
	const isPage = type.startsWith('text/html')
	if (isPage && !wantsJson(request)) return response
	const complete = wantsJson(request) ? problem(status) : lastResortPage({ status, locale })
	return request.method === 'HEAD' ? new Response(null, complete) : complete
}

function wantsJson(request: Request): boolean {
	const accept = request.headers.get('accept')?.toLowerCase() ?? ''
	return /\bapplication\/(\S+\+)?json\b/.test(accept) && !accept.includes('text/html')
}
