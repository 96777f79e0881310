import { useEffect } from 'react'
import { useSignedIn } from './use-signed-in.ts'

/** Watches, on pages of who is signed in, for their signing out; for everybody else it loads nothing. */
export function SessionSlot() {
	const isSignedIn = useSignedIn()
	useEffect(() => {
		if (!isSignedIn) return
		let stop: (() => void) | undefined
		let isOver = false
		void import('./sign-out-watch.ts')
			.then(({ watchSignOut }) => {
				if (!isOver) stop = watchSignOut()
			})
			.catch(() => undefined)
		return () => {
			isOver = true
			stop?.()
		}
	}, [isSignedIn])
	return null
}
