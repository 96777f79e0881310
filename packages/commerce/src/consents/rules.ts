import type { NewConsent } from './contract.ts'

/** Whether the act and the purposes say the same: a proof that contradicts itself proves nothing. */
export function isConsistent({ act, purposes }: Pick<NewConsent, 'act' | 'purposes'>): boolean {
	const allowed = [purposes.measurement, purposes.personalization, purposes.advertising]
	if (act === 'accept-all') return allowed.every(Boolean)
	if (act === 'own-choice') return true
	return !allowed.some(Boolean)
}
