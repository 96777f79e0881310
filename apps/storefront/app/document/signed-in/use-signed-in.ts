import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { cookieValue } from '#app/facts/locale/cookie.ts'

/** In the browser: that there is a session, not whose. */
export function isSignedInHere(): boolean {
	return cookieValue(document.cookie, 'signed_in') === '1'
}

/** The same for a page, once it is alive: every visitor is sent the same page. Another tab may have signed out meanwhile (R95). */
export function useSignedIn(): boolean {
	const location = useLocation()
	const [isSignedIn, setSignedIn] = useState(false)
	useEffect(() => {
		const read = () => setSignedIn(isSignedInHere())
		read()
		window.addEventListener('pageshow', read)
		document.addEventListener('visibilitychange', read)
		return () => {
			window.removeEventListener('pageshow', read)
			document.removeEventListener('visibilitychange', read)
		}
	}, [location])
	return isSignedIn
}
