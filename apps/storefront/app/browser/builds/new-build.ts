import type { MiddlewareFunction } from 'react-router'
import type { Outcome } from '#app/browser/router/outcome.ts'
import { pendingNavigation } from '#app/browser/router/pending.ts'
import { reloadToNextPage } from './reload.ts'

let isOutdated = false

/** A newer build is served: the page and its typed text stay until the visitor goes on (R165). */
export function outdate(): void {
	isOutdated = true
}

/**
 * In the browser, before a page is fetched: when a newer build is served, the next page is loaded as a document. Forms with
 * side effects go through first, and so do the pages that answer them (C35).
 */
export const leavesOldBuild: MiddlewareFunction<Outcome> = async ({ request }, next) => {
	// Without a connection the old build is all there is.
	const navigation = isOutdated && navigator.onLine ? pendingNavigation(request) : undefined
	const isRead = (navigation?.formMethod ?? 'GET') === 'GET'
	return isRead && reloadToNextPage(navigation) ? new Promise(() => undefined) : next()
}
