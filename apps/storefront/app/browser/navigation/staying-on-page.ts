import { createPath, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import type { Refusal } from '#app/request/guards/refusals.ts'
import { announceOffline, announceOnline } from '#app/document/layout/connection.ts'
import { isNetworkFailure, isOutage } from './network-failure.ts'
import { openedPage, rememberOpenPage } from './opened-pages.ts'
import type { Outcome } from '#app/browser/router/outcome.ts'
import { isElsewhere, pendingNavigation, router } from '#app/browser/router/pending.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { takeOverScrolling } from './scrolling.ts'

/** The router drops no navigation: the one that leads back to the open page must not fetch it again. */
let isStaying = false

/**
 * In the browser: the open page stays when a guard refuses the next one (R163), and when the network fails, with everything
 * typed into it; a page opened before is shown again instead (brief 3.0). What a fetcher or a refresh asks for in vain leaves
 * everything as it was: without a connection the notice is the answer, after an outage the part says so (`useUnanswered`).
 */
export const staysOnPage: MiddlewareFunction<Outcome> = async ({ request }, next) => {
	const navigation = pendingNavigation(request)
	if (navigation && isStaying) {
		isStaying = false
		if (!isElsewhere(navigation)) return openPage()
	}
	if (navigation) {
		rememberOpenPage()
		takeOverScrolling()
	}
	const outcome = await next()
	if (request.signal.aborted) return outcome
	if (!Object.values(outcome).some(({ result }) => isNetworkFailure(result))) {
		announceOnline()
		if (!navigation) return withoutFailures(request, outcome, isOutage)
		return isRefused(outcome) ? stay() : outcome
	}
	announceOffline()
	if (!navigation) return withoutFailures(request, outcome, isNetworkFailure)
	return (request.method === 'GET' && openedPage(navigation.location)) || stay()
}

/** Back to where we are, which is nowhere: no entry in the history, nothing fetched. */
function stay(): Outcome {
	const open = router()?.state.location
	if (!open) return {}
	isStaying = true
	return { root: { type: 'error', result: redirectTo(createPath(open), { replace: true }) } }
}

/** The open page as it is; an error page stays one. */
function openPage(): Outcome {
	const errors = Object.entries(router()?.state.errors ?? {})
	return Object.fromEntries(errors.map(([id, result]) => [id, { type: 'error', result }]))
}

/** What failed is what it was before, and nothing where nothing was known: an error would take the whole page. */
function withoutFailures(request: Request, outcome: Outcome, isFailure: (result: unknown) => boolean): Outcome {
	const known: Record<string, unknown> = request.method === 'GET' ? (router()?.state.loaderData ?? {}) : {}
	return Object.fromEntries(
		Object.entries(outcome).map(([id, entry]) => [
			id,
			isFailure(entry.result) ? { type: 'data', result: known[id] } : entry,
		]),
	)
}

function isRefused(outcome: Outcome): boolean {
	return Object.values(outcome).some(
		({ result }) => isRouteErrorResponse(result) && (result.data as Partial<Refusal> | null)?.isByGuard === true,
	)
}
