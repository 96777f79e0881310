import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'

export type Toast = {
	message: ReactNode
	/** One action at most: a place to go, or something to do. */
	action?: { label: ReactNode; to: string } | { label: ReactNode; onPress: () => void }
}

const shownFor = 6000
let current: Toast | undefined
const listeners = new Set<() => void>()

/** Says something that needs no answer; replaces the toast before. Only in the browser. */
export function showToast(toast: Toast | undefined): void {
	current = toast
	for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

/** The place of toasts: once per document, near its end. It must be there before the first toast to be heard. */
export function ToastRegion() {
	const toast = useSyncExternalStore(
		subscribe,
		() => current,
		() => undefined,
	)
	const [held, setHeld] = useState(false)
	useEffect(() => {
		if (!toast || held) return
		const timer = setTimeout(() => showToast(undefined), shownFor)
		return () => clearTimeout(timer)
	}, [toast, held])
	return (
		<div
			className="toast-region"
			role="status"
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			{toast && (
				<div className="toast">
					<span className="toast-text">{toast.message}</span>
					<ToastAction action={toast.action} />
				</div>
			)}
		</div>
	)
}

function ToastAction({ action }: Pick<Toast, 'action'>) {
	if (!action) return null
	if ('to' in action) {
		return (
			<Link className="toast-action" to={action.to} onClick={() => showToast(undefined)}>
				{action.label}
			</Link>
		)
	}
	function press() {
		showToast(undefined)
		if (action && 'onPress' in action) action.onPress()
	}
	return (
		<button type="button" className="toast-action" onClick={press}>
			{action.label}
		</button>
	)
}
