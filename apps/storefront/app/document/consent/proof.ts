import { readStoredConsent } from './choice.ts'
import { consentCookie, consentValue, type StoredConsent } from './cookie.ts'

/** Stores a decision in this browser: it counts from now on, also when the network fails. */
export function storeConsent(consent: StoredConsent): void {
	// oxlint-disable-next-line unicorn/no-document-cookie
	document.cookie = consentCookie(consent, { isHttps: location.protocol === 'https:' })
}

/** Sends the proof of a decision; when that fails the cookie remembers, and the next document sends it again. `address`: of the route `cookies/proof`. */
export async function sendProof(consent: StoredConsent, address: string): Promise<void> {
	const body = new URLSearchParams({ decision: consentValue(consent) })
	const isStored = await fetch(address, { method: 'POST', body, keepalive: true }).then(
		(answer) => answer.ok,
		() => false,
	)
	// A newer decision has a proof of its own under way.
	const now = readStoredConsent()
	if (isStored && now && consentValue(now) === consentValue(consent)) storeConsent({ ...consent, unproven: undefined })
}
