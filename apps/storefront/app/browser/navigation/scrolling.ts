import { useEffect, useLayoutEffect } from 'react'
import { createPath, type Location, useLocation, useNavigationType } from 'react-router'
import { withoutKeys } from '#app/facts/addresses/secrets.ts'
import { router } from '#app/browser/router/pending.ts'
import { scrollTarget } from './scroll-policy.ts'

const STORAGE_KEY = 'scroll-positions'

/** Where pages of this tab were left, by entry of the history; and the page that is shown. Not in a component: error pages mount those again. */
let positions: Record<string, number> | undefined
let shown: Location | undefined

/** Native links to a hash make entries without a key. Keys out of e-mails are not written down (R29). */
function entryOf(location: Location): string {
	return `${location.key} ${createPath({ ...location, search: withoutKeys(location.search) })}`
}

function known(): Record<string, number> {
	positions ??= read()
	return positions
}

function read(): Record<string, number> {
	try {
		return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
	} catch {
		return {}
	}
}

/** An element by its id, written as it stands in an address. */
export function elementOfHash(hash: string): HTMLElement | null {
	try {
		return document.getElementById(decodeURIComponent(hash.slice(1)))
	} catch {
		return null
	}
}

/**
 * Scrolls after each navigation as `scrollTarget` says, in place of React Router's own, which starts every query anew at the
 * top (R172, R173). A document that opens or is loaded again is the browser's matter.
 */
export function useScrolling(): void {
	const location = useLocation()
	const isBack = useNavigationType() === 'POP'
	useBrowserLayoutEffect(() => {
		const from = shown
		if (from === location) return
		shown = location
		if (!from) return
		const move = {
			from,
			to: location,
			saved: isBack ? known()[entryOf(location)] : undefined,
			hasElement: elementOfHash(location.hash) !== null,
		}
		// A link may ask for its page to stay where the one before was.
		const target = router()?.state.preventScrollReset && !isBack ? 'keep' : scrollTarget(move)
		if (target === 'top') window.scrollTo(0, 0)
		// Honours scroll-margin and scroll-padding: the header never covers it.
		else if (target === 'element') elementOfHash(location.hash)?.scrollIntoView()
		else if (target !== 'keep') window.scrollTo(0, target.saved)
		known()[entryOf(location)] = window.scrollY
	}, [location, isBack])
	useEffect(followScrolling, [])
}

/** On the server there is no layout, and React says so. */
const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

function followScrolling(): () => void {
	const stop = new AbortController()
	const { signal } = stop
	function note() {
		if (shown) known()[entryOf(shown)] = window.scrollY
	}
	/** The browser puts documents back in place, this module the pages within one. */
	function leave() {
		note()
		history.scrollRestoration = 'auto'
		try {
			sessionStorage.setItem(STORAGE_KEY, JSON.stringify(known()))
		} catch {}
	}
	addEventListener('scroll', note, { passive: true, signal })
	addEventListener('pagehide', leave, { signal })
	return () => stop.abort()
}

/** In the browser, before the first page within the document is left: from here on the place of each is ours to remember. */
export function takeOverScrolling(): void {
	history.scrollRestoration = 'manual'
}
