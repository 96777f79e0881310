export type Place = { pathname: string; hash: string }

/** Where a page is shown after a navigation: as it is, at its top, at an element, or where it was left. */
export type ScrollTarget = 'keep' | 'top' | 'element' | { saved: number }

type Move = {
	from: Place
	to: Place
	/** Came back, or forward, to a page that was left at this height. */
	saved: number | undefined
	/** Whether the hash names an element of the page. */
	hasElement: boolean
}

/**
 * A different page begins at its top, a hash at its element; another query, or only another slash, is the same page and keeps
 * its place, and so does a hash that names nothing there. Taking the hash away leads to the top, Back to where one was (R172,
 * R173).
 */
export function scrollTarget({ from, to, saved, hasElement }: Move): ScrollTarget {
	if (saved !== undefined) return { saved }
	if (to.hash && hasElement) return 'element'
	const isSame = withoutSlash(from.pathname) === withoutSlash(to.pathname)
	if (!isSame) return 'top'
	return from.hash && !to.hash ? 'top' : 'keep'
}

function withoutSlash(pathname: string): string {
	return pathname.replace(/\/+$/, '')
}
