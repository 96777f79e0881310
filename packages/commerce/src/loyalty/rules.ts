import { readCardNumber } from '@vitrine/market/loyalty'

export type CheckedCard = { ok: true; cardNumber: string | null } | { ok: false; code: 'card-number' | 'not-offered' }

/** Validates a typed card number for a site: empty is valid, and a site without loyalty accepts none (R115). */
export function checkCardNumber({ loyalty }: { loyalty: boolean }, typed: string): CheckedCard {
	if (typed.trim() === '') return { ok: true, cardNumber: null }
	if (!loyalty) return { ok: false, code: 'not-offered' }
	const cardNumber = readCardNumber(typed)
	return cardNumber ? { ok: true, cardNumber } : { ok: false, code: 'card-number' }
}
