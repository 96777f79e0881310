import { createPath, type DataRouter, type Navigation } from 'react-router'

declare global {
	interface Window {
		/** Put there by React Router's HydratedRouter; nothing else tells a middleware whose request it sees. */
		__reactRouterDataRouter?: DataRouter
	}
}

export type PendingNavigation = Navigation & { location: NonNullable<Navigation['location']> }

/** In the browser: the router of this document. */
export function router(): DataRouter | undefined {
	return window.__reactRouterDataRouter
}

/** In the browser: the navigation a request is made for. Undefined when a fetcher asks, or the open page is refreshed. */
export function pendingNavigation(request: Request): PendingNavigation | undefined {
	const navigation = router()?.state.navigation
	if (!navigation?.location) return undefined
	const { pathname, search } = new URL(request.url)
	const isOfRequest = createPath({ ...navigation.location, hash: '' }) === `${pathname}${search}`
	return isOfRequest ? (navigation as PendingNavigation) : undefined
}

/** In the browser: whether a navigation leads to another address than the open one; the hash does not count. */
export function isElsewhere({ location }: PendingNavigation): boolean {
	const open = router()?.state.location
	return open?.pathname !== location.pathname || open.search !== location.search
}
