import type { MiddlewareFunction } from 'react-router'
import { isKnownLocale } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { requestContext } from '#app/request/context.ts'
import { asksToSignIn } from './return-path.ts'
import { pageNotFound, requestRefused } from './refusals.ts'
import { matchRules, ruleRedirect } from '#app/facts/addresses/route-rules.ts'
import { givenPath, localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'

/** On the server the deployment's rules come before anything a page asks for, for documents and for data alike (R159, R160). */
const followsRules: MiddlewareFunction<Response> = async ({ url, context }, next) => {
	const redirect = ruleRedirect(context.get(requestContext).settings.routeRules, url)
	if (redirect) throw redirectTo(redirect.to, { external: true, status: redirect.status })
	return next()
}

/** A first segment that is none of the seven prefixes leads nowhere (R5). */
const requireLocale: MiddlewareFunction<Response> = async ({ params, request, context }, next) => {
	if (params.locale !== undefined && !isKnownLocale(params.locale)) throw await pageNotFound({ request, context })
	return next()
}

/** Rooms of a closed site: what was ordered, who ordered it, what e-mails let one end, and the pages of law and help. */
const AFTER_SALE =
	/^:locale\/(order|review|reservation|account|auth|documents|help|legal|cookies|newsletter|stock-alert|wishlist\/alert|_icons|error)(\/|$)/

/** A closed site sells nothing more: who comes for anything else is led to their order (decision 0109). */
const keepsClosed: MiddlewareFunction<Response> = async ({ url, pattern, context }, next) => {
	const { site, locale } = context.get(requestContext)
	const own = pattern.replace(/^\//, '')
	if (SITES[site].isOpen || !own.startsWith(':locale') || AFTER_SALE.test(own)) return next()
	// The home page's panel is where others sign in.
	const path = asksToSignIn(url) ? givenPath(locale, `auth/sign-in${url.search}`) : localePath(locale, 'order/track')
	throw redirectTo(path, { headers: { 'Cache-Control': 'no-store' } })
}

/**
 * On the server, after the rules: the guards the page names, in order (R159, R162). A refusal is a page that is not there; in
 * a document that is alive the browser drops the navigation instead (R163).
 */
const runsGuards: MiddlewareFunction<Response> = async ({ request, url, pattern, params, context }, next) => {
	const { settings, guardTable } = context.get(requestContext)
	const rule = matchRules(settings.routeRules, url.pathname)
	for (const guard of guardTable.guardsOf(pattern, rule)) {
		const verdict = await guard({ request, url, params, context })
		if (verdict === false) throw await requestRefused({ request, context, url })
		if (typeof verdict === 'object') throw verdict
	}
	return next()
}

/** What every page and every piece of its data passes through on the server, in this order (R159): the rules of the deployment, then the page's own. */
export const serverMiddleware: MiddlewareFunction<Response>[] = [followsRules, requireLocale, keepsClosed, runsGuards]
