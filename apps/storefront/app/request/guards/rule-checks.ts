import type { MiddlewareFunction } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { ruleRedirect } from '#app/facts/addresses/route-rules.ts'

/** On the server the deployment's rules come before anything a page asks for, for documents and for data alike (R159, R160). */
export const followsRules: MiddlewareFunction<Response> = async ({ url, context }, next) => {
	const redirect = ruleRedirect(context.get(requestContext).settings.routeRules, url)
	if (redirect) throw redirectTo(redirect.to, { external: true, status: redirect.status })
	return next()
}
