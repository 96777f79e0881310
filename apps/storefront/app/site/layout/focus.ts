import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation to another page its heading takes the focus, so that it is read out. Filters and pages of a list keep it. */
export function useFocusOnNavigation(): void {
	const { pathname } = useLocation()
	const before = useRef(pathname)
	useEffect(() => {
		if (before.current === pathname) return
		before.current = pathname
		const heading = document.querySelector<HTMLElement>('h1')
		heading?.setAttribute('tabindex', '-1')
		heading?.focus({ preventScroll: true })
	}, [pathname])
}
