let leave: (() => void) | undefined

/** What is still untold of the page at hand is told before the next one is. */
export function onLeaving(report: () => void): void {
	leave = report
}

/**
 * Announces where the visitor goes; the client middleware calls it for every navigation. The context itself leaves when the
 * redirects have ended and before the page shows, so that a chain sends one, with the address and the class of its end (R150).
 */
export function sendContext(url: URL): void {
	const { pathname, search } = window.location
	if (url.pathname !== pathname || url.search !== search) leave?.()
}
