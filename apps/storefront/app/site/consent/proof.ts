import { readStoredConsent } from './choice.ts'
import { consentCookie, consentValue, type StoredConsent } from './cookie.ts'

/** Keeps a decision in this browser: it counts from now on, whatever becomes of the network. */
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
	// Somebody who decides again meanwhile has another proof under way.
	const now = readStoredConsent()
	if (isStored && now && consentValue(now) === consentValue(consent)) storeConsent({ ...consent, unproven: undefined })
}
