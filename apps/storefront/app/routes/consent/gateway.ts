import { recordConsentRoute } from '@vitrine/commerce/consents/contract'
import type { Gateway } from '#app/request/gateway/client.ts'
import type { StoredConsent } from '#app/document/consent/cookie.ts'

/** Has the proof of a decision stored; answers whether it is. A stored proof comes back as stored when it is told again. */
export async function storeProof(gateway: Gateway, consent: StoredConsent): Promise<boolean> {
	const { id, version, unproven, choice, decidedAt } = consent
	if (!unproven) return true
	const result = await gateway.callResult(recordConsentRoute, {
		json: {
			consentId: id,
			textsVersion: version,
			act: unproven,
			purposes: { necessary: true, ...choice },
			decidedAt: decidedAt.toISOString(),
		},
	})
	return result.ok
}
