import { useSyncExternalStore } from 'react'
import { readChoice } from '#app/document/consent/choice.ts'
import { isTrackingOff } from '#app/document/tracking/data-layer.ts'

/** Another tab may have taken consent back, which removes the list there, or this page may have waited behind Back. */
const CHANGES = ['consent-changed', 'storage', 'pageshow'] as const

/** Whether the visitor agrees to `personalization` now: only then this device remembers what was looked at (decision 0134). */
export function mayRemember(): boolean {
	return !isTrackingOff() && (readChoice()?.personalization ?? false)
}

export function useMayRemember(): boolean {
	return useSyncExternalStore(subscribe, mayRemember)
}

function subscribe(listener: () => void): () => void {
	for (const change of CHANGES) window.addEventListener(change, listener)
	return () => {
		for (const change of CHANGES) window.removeEventListener(change, listener)
	}
}
