import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import type { Consent, NewConsent } from '../contract.ts'

export type ConsentResult = { ok: true; consent: Consent } | { ok: false; reason: 'act-contradicts-purposes' }

type RecordInput = { site: SiteCode; language: Language; now: Date; decision: NewConsent }

/** Records the proof of a decision. Idempotent. It cannot be changed or removed for five years (law 8). */
export async function recordConsent(
	db: Database,
	{ site, language, now, decision }: RecordInput,
): Promise<ConsentResult> {
	if (!isConsistent(decision)) return { ok: false, reason: 'act-contradicts-purposes' }
	const { consentId, textsVersion, act, purposes } = decision
	const { measurement, personalization, advertising } = purposes
	const decidedAt = new Date(decision.decidedAt)
	const stored = { measurement, personalization, advertising, decided_at: decidedAt, recorded_at: now }
	await db
		.insertInto('consents')
		.values({ consent_id: consentId, site, language, texts_version: textsVersion, act, ...stored })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	const times = { decidedAt: decidedAt.toISOString(), recordedAt: now.toISOString() }
	return { ok: true, consent: { ...decision, ...times, site, language } }
}

/** True if act and purposes agree: a contradictory proof is worthless. */
function isConsistent({ act, purposes }: Pick<NewConsent, 'act' | 'purposes'>): boolean {
	const allowed = [purposes.measurement, purposes.personalization, purposes.advertising]
	if (act === 'accept-all') return allowed.every(Boolean)
	if (act === 'own-choice') return true
	return !allowed.some(Boolean)
}
