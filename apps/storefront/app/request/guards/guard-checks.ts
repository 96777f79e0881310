import type { MiddlewareFunction } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { requestRefused } from './refusals.ts'
import { matchRules } from '#app/facts/addresses/route-rules.ts'

/**
 * On the server, after the rules: the guards the page names, in order (R159, R162). A refusal is a page that is not there; in
 * a document that is alive the browser drops the navigation instead (R163).
 */
export const runsGuards: MiddlewareFunction<Response> = async ({ request, url, pattern, params, context }, next) => {
	const { settings, guardTable } = context.get(requestContext)
	const rule = matchRules(settings.routeRules, url.pathname)
	for (const guard of guardTable.guardsOf(pattern, rule)) {
		const verdict = await guard({ request, url, params, context })
		if (verdict === false) throw await requestRefused({ request, context, url })
		if (typeof verdict === 'object') throw verdict
	}
	return next()
}
