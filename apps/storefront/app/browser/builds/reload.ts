import { createPath, type Navigation } from 'react-router'
import { mayReload } from './guard.ts'

/**
 * Loads a target as a document, with its query and hash: the only way the shop does so by itself (R165, R169, R170). False
 * when it may not: another host's, a script's, or loaded a moment ago. `replace` leaves no entry in the history.
 */
export function reloadTo(address: string, { replace = false } = {}): boolean {
	const target = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined
	// A blob of ours has our origin too.
	if (!target?.href.startsWith(`${location.origin}/`)) return false
	const path = target.pathname + target.search
	if (!mayReload(path, { storage: () => sessionStorage, now: Date.now })) return false
	// Back in this document, kept by the browser as it was, the navigation that ended it would still be under way.
	addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
	if (path === location.pathname + location.search) {
		// Assigning the open address would only scroll to its hash.
		if (target.hash !== location.hash) history.replaceState(history.state, '', target.href)
		location.reload()
	} else if (replace) location.replace(target.href)
	else location.assign(target.href)
	return true
}

/** Loads the page the router is fetching; false when it fetches none, still sends a form, or the page was loaded a moment ago. */
export function reloadToNextPage(navigation: Navigation | undefined): boolean {
	if (navigation?.state !== 'loading') return false
	return reloadTo(createPath(navigation.location), { replace: navigation.historyAction === 'REPLACE' })
}
