import { LOCALES } from '@vitrine/market/locales'
import { localeContext } from '#app/context.ts'
import { messagesFor } from '#app/site/locale/server-messages.ts'
import type { Route } from './+types/bad-gateway'
import { badGatewayPage } from './bad-gateway-page.ts'

type Annex = { error500Page: { title: string; firstText: string; secondText: string }; retry: string }

/** A page that needs nothing but itself, for whoever stands in front of the shop while it is down (R17, C5). */
export function loader({ context }: Route.LoaderArgs) {
	const locale = context.get(localeContext)
	const annex = messagesFor(locale, ['annex']).annex as Annex
	const html = badGatewayPage({ ...annex.error500Page, retry: annex.retry, tag: LOCALES[locale].tag })
	const headers = {
		'Content-Type': 'text/html; charset=utf-8',
		'Cache-Control': 'public, max-age=300',
		'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
	}
	return new Response(html, { headers })
}
