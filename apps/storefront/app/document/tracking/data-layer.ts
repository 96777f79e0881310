import { readChoice } from '#app/document/consent/choice.ts'
import type { TrackingContext } from './context.ts'
import type { ErrorType, ErrorZone, TrackingEvent } from './events.ts'

declare global {
	interface Window {
		/** Read by the tag manager. Not there while tracking is off. */
		dataLayer?: unknown[]
	}
}

/** `TSM` with the value `NO` in the local storage silences everything: no script, nothing in the data layer (R151). */
export function isTrackingOff(): boolean {
	try {
		return localStorage.getItem('TSM') === 'NO'
	} catch {
		// Blocked storage is a visitor's wish not to be followed.
		return true
	}
}

/** Whether events may be told: consent first (brief 3.17), of the purposes that measure or advertise. */
export function mayMeasure(): boolean {
	const choice = isTrackingOff() ? undefined : readChoice()
	return choice !== undefined && (choice.measurement || choice.advertising)
}

/** The context of a page goes into the data layer also before consent: no tag reads it until then (R150). */
export function pushContext(context: TrackingContext): void {
	if (!isTrackingOff()) push(context)
}

/** Tells what happened; nothing without consent or with tracking off. */
export function pushEvent(event: TrackingEvent): void {
	if (!mayMeasure()) return
	// The tag manager merges what it is told: a list of before would stay in the next purchase.
	if ('ecommerce' in event) push({ ecommerce: null })
	push(event)
}

/** An error the visitor saw: its place and kind, never its words (R154). */
export function pushError({ zone, errorType }: { zone: ErrorZone; errorType: ErrorType }): void {
	pushEvent({ event: 'error_event', zone, error_type: errorType })
}

/** The kind of a refusal (R154): what ails the gateway is ours, everything else follows from what was asked. */
export function errorTypeOf(code: string): ErrorType {
	if (code === 'credentials-refused') return 'credentials'
	return code.startsWith('gateway-') || code === 'internal' ? 'server' : 'validation'
}

function push(entry: object): void {
	window.dataLayer ??= []
	window.dataLayer.push(entry)
}
