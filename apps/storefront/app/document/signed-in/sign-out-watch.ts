import { pathWithoutLocale } from '#app/facts/locale/path.ts'
import { isSignedInHere } from './use-signed-in.ts'

const CHANNEL = 'account'

/** What shows who is signed in: the account's own entry, its rooms, and a checkout in its name. */
const PRIVATE = /^(?:$|account(?:\/|$)|auth\/(?:logout|hand-over)$|checkout\/|cart$|order\/|wishlist(?:$|\/alerts\/))/

/**
 * On a signed-in page: after a sign-out here or in another tab it leaves what shows the customer, and Back finds nothing of it
 * either (R95). Returns the function that stops watching.
 */
export function watchSignOut(): () => void {
	const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : undefined
	function check() {
		if (isSignedInHere()) return
		stop()
		removeCopies()
		// The server says where to go instead; what was shown is gone with the document.
		if (PRIVATE.test(pathWithoutLocale(location.pathname))) location.replace(location.pathname + location.search)
	}
	function stop() {
		channel?.close()
		window.removeEventListener('pageshow', check)
		document.removeEventListener('visibilitychange', check)
	}
	channel?.addEventListener('message', check)
	window.addEventListener('pageshow', check)
	document.addEventListener('visibilitychange', check)
	return stop
}

/** What this browser has copied of the account's wishlist goes with the session (decision 0067), and what was looked at in it (0134). */
function removeCopies(): void {
	try {
		for (const key of Object.keys(localStorage))
			if (/^(?:wishlist \w+ account|seen \w+)$/.test(key)) localStorage.removeItem(key)
	} catch {
		// Where nothing can be stored there is no copy.
	}
}

/** Tells the other tabs that the session has ended. */
export function announceSignOut(): void {
	removeCopies()
	if (!('BroadcastChannel' in window)) return
	const channel = new BroadcastChannel(CHANNEL)
	channel.postMessage('signed-out')
	channel.close()
}
