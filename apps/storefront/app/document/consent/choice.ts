import { cookieValue } from '#app/facts/locale/cookie.ts'
import { CONSENT_COOKIE, isCurrent, type StoredConsent, parseConsent } from './cookie.ts'
import type { ConsentChoice } from './purposes.ts'

export type { ConsentChoice } from './purposes.ts'

declare global {
	interface WindowEventMap {
		/** After every decision of the visitor. */
		'consent-changed': CustomEvent<ConsentChoice>
		/** The visitor wants to see the layer again; the listener that can show it prevents the default. */
		'consent-asked': Event
	}
}

/** The whole cookie, lapsed or not. Only in the browser. */
export function readStoredConsent(): StoredConsent | undefined {
	return parseConsent(cookieValue(document.cookie, CONSENT_COOKIE))
}

/** What the visitor has allowed; undefined while nothing is decided, after it has lapsed, and when the texts have changed: silence is a refusal (R158, law 8). */
export function readChoice(): ConsentChoice | undefined {
	const stored = readStoredConsent()
	return stored && isCurrent(stored, new Date()) ? stored.choice : undefined
}

/**
 * Shows the layer again with the present choice: consent is withdrawn as easily as it was given (law 8). False where there is
 * no layer, as in the native app.
 */
export function openConsent(): boolean {
	return !window.dispatchEvent(new Event('consent-asked', { cancelable: true }))
}
