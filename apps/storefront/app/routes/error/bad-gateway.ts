import { requestContext } from '#app/request/context.ts'
import { PLAIN_PAGE_HEADERS, plainPage } from '#app/request/serving/plain-page.ts'
import type { Route } from './+types/bad-gateway'

type Annex = { error500Page: { title: string; firstText: string; secondText: string }; retry: string }

/** A page without other files, for the proxy in front of the shop while it is down (R17, C5). */
export function loader({ context }: Route.LoaderArgs) {
	const { brand, texts, locale, tag } = context.get(requestContext)
	const annex = texts.messages(locale, ['annex']).annex as Annex
	const { title, firstText, secondText } = annex.error500Page
	const action = { href: '', label: annex.retry }
	const html = plainPage({ brand, title, firstText, secondText, action, tag })
	return new Response(html, { headers: { ...PLAIN_PAGE_HEADERS, 'Cache-Control': 'public, max-age=300' } })
}
