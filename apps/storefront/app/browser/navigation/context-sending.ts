import { useEffect } from 'react'
import { createPath, type MiddlewareFunction } from 'react-router'
import { sendContext } from '#app/document/tracking/before-navigation.ts'
import { isRedirect, type Outcome } from '#app/browser/router/outcome.ts'
import { isElsewhere, pendingNavigation } from '#app/browser/router/pending.ts'

/** The first page of a document has been told of. Not in a component: StrictMode and error pages mount those again. */
let hasStarted = false

/** Tells of the page a document opens with (R150). */
export function useFirstContext(): void {
	useEffect(() => {
		if (hasStarted) return
		hasStarted = true
		sendContext(new URL(window.location.href))
	}, [])
}

/**
 * Comes first and goes last: it is known only at the end of a chain of redirects that it was one, and by then nothing has
 * been shown yet (R150, R159). Fetchers, refused navigations and forms that stay on their page are no navigation.
 */
export const sendsContext: MiddlewareFunction<Outcome> = async ({ request }, next) => {
	const navigation = pendingNavigation(request)
	const outcome = await next()
	if (!navigation || request.method !== 'GET' || request.signal.aborted || isRedirect(outcome)) return outcome
	if (isElsewhere(navigation)) sendContext(new URL(createPath(navigation.location), window.location.origin))
	return outcome
}
