import type { MiddlewareFunction } from 'react-router'
import { metadata, metadataAtHand } from '#app/browser/builds/metadata.ts'
import type { Outcome } from '#app/browser/router/outcome.ts'
import { isElsewhere, pendingNavigation } from '#app/browser/router/pending.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { ruleRedirect, type RouteRules } from '#app/facts/addresses/route-rules.ts'

/**
 * In the browser, before the page is requested: follows the rules of the deployment (R160). An external target is loaded as a
 * document, one of ours replaces the requested address. While the rules are loading, the server, which knows them too, is
 * asked at the same time, so that the visitor does not wait for them alone.
 */
export const followsRulesInBrowser: MiddlewareFunction<Outcome> = async ({ request }, next) => {
	const navigation = pendingNavigation(request)
	if (!navigation || request.method !== 'GET' || !isElsewhere(navigation)) return next()
	const { hash } = navigation.location
	const wanted = new URL(hash, request.url)
	// The address is not in the history, except after Back or Forward.
	const replace = navigation.historyAction !== 'PUSH'
	function follow(rules: RouteRules) {
		const redirect = ruleRedirect(rules, wanted)
		if (redirect) throw redirectTo(redirect.to, { external: true, replace })
	}
	const known = metadataAtHand()
	if (known) {
		follow(known.matcher)
		return next()
	}
	const [outcome, { matcher }] = await Promise.all([next(), metadata()])
	follow(matcher)
	return outcome
}
