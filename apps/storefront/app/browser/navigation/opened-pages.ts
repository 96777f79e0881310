import { createPath, type Location } from 'react-router'
import type { Outcome } from '#app/browser/router/outcome.ts'
import { router } from '#app/browser/router/pending.ts'

/** Pages of this document that may be looked at again without a connection. */
const MOST_PAGES = 30
const opened = new Map<string, object>()

function keyOf(location: Location): string {
	return createPath({ ...location, hash: '' })
}

/** In the browser, before another page is fetched: keeps what the open one was made of (brief 3.0). */
export function rememberOpenPage(): void {
	const state = router()?.state
	if (!state || state.errors) return
	const key = keyOf(state.location)
	opened.delete(key)
	opened.set(key, state.loaderData)
	if (opened.size > MOST_PAGES) opened.delete(opened.keys().next().value ?? '')
}

/** In the browser: what a page was made of when it was open last. */
export function openedPage(location: Location): Outcome | undefined {
	const loaderData = opened.get(keyOf(location))
	if (!loaderData) return undefined
	return Object.fromEntries(Object.entries(loaderData).map(([id, result]) => [id, { type: 'data', result }]))
}
