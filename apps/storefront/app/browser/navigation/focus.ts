import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { elementOfHash } from './scrolling.ts'

/** What this document showed last. Not in a component: an error page takes the place of the whole tree. */
let shown: string | undefined

/**
 * After a navigation to another page its heading takes the focus, so that it is read out, or the field that the page is
 * there for (`data-first-focus`); an error page is another page wherever it appears (R54). Filters and blocks of a list keep the focus, and so does the first page of a document. Where the
 * address names a place of the page, the focus goes there.
 */
export function useFocusOnNavigation({ isError = false } = {}): void {
	const { pathname, hash } = useLocation()
	const page = isError ? `error ${pathname}` : pathname
	useEffect(() => {
		const before = shown
		shown = page
		if (before === undefined || before === page) return
		const target = (hash && elementOfHash(hash)) || firstFocus()
		if (target?.tabIndex === -1) target.setAttribute('tabindex', '-1')
		target?.focus({ preventScroll: true })
	}, [page, hash])
}

function firstFocus(): HTMLElement | null {
	return document.querySelector<HTMLElement>('[data-first-focus]') ?? document.querySelector<HTMLElement>('h1')
}
