import { readCardNumber } from '@vitrine/market/loyalty'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { readSite } from '../web-domains/queries.ts'

export type CheckedCard = { ok: true; cardNumber: string | null } | { ok: false; code: 'card-number' | 'not-offered' }

/** Validates a typed card number for a site: empty is valid, and a site without loyalty accepts none (R115). */
export async function checkCardNumber(
	db: Database,
	{ site, typed }: { site: SiteCode; typed: string },
): Promise<CheckedCard> {
	if (typed.trim() === '') return { ok: true, cardNumber: null }
	const { loyalty } = await readSite(db, site)
	if (!loyalty) return { ok: false, code: 'not-offered' }
	const cardNumber = readCardNumber(typed)
	return cardNumber ? { ok: true, cardNumber } : { ok: false, code: 'card-number' }
}
