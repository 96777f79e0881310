import { useEffect, useRef } from 'react'

/** After this many px the header gets lower on wide screens and may leave on narrow ones. */
const THRESHOLD = 120

/** Marks the header while the page is scrolled, and as `away` while a narrow screen scrolls down; never while it holds the focus. */
export function useHeaderScroll() {
	const header = useRef<HTMLElement>(null)
	useEffect(() => {
		let before = window.scrollY
		const listening = new AbortController()
		function follow() {
			const element = header.current
			const now = window.scrollY
			element?.toggleAttribute('data-scrolled', now > THRESHOLD)
			if (!element || Math.abs(now - before) < 4) return
			element.toggleAttribute('data-away', now > THRESHOLD && now > before && !element.contains(document.activeElement))
			before = now
		}
		// A page may open scrolled: reloaded, or come back to.
		follow()
		addEventListener('scroll', follow, { passive: true, signal: listening.signal })
		header.current?.addEventListener('focusin', () => header.current?.removeAttribute('data-away'), {
			signal: listening.signal,
		})
		return () => listening.abort()
	}, [])
	return header
}
