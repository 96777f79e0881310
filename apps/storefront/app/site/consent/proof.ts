import { readKeptConsent } from './choice.ts'
import { consentCookie, consentValue, type KeptConsent } from './cookie.ts'

/** Keeps a decision in this browser: it counts from now on, whatever becomes of the network. */
export function keep(kept: KeptConsent): void {
	// oxlint-disable-next-line unicorn/no-document-cookie
	document.cookie = consentCookie(kept, { isHttps: location.protocol === 'https:' })
}

/** Sends the proof of a decision; when that fails the cookie remembers, and the next document sends it again. `address`: of the route `cookies/proof`. */
export async function sendProof(kept: KeptConsent, address: string): Promise<void> {
	const body = new URLSearchParams({ decision: consentValue(kept) })
	const isStored = await fetch(address, { method: 'POST', body, keepalive: true }).then(
		(answer) => answer.ok,
		() => false,
	)
	// Somebody who decides again meanwhile has another proof under way.
	const now = readKeptConsent()
	if (isStored && now && consentValue(now) === consentValue(kept)) keep({ ...kept, unproven: undefined })
}
