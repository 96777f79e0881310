import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { DOCUMENT_TEXTS, type DocumentTexts } from './texts.ts'

/** Swiss French says what is in a price (copy B1), where France says TTC and HT. */
const SWISS_FRENCH: Partial<DocumentTexts> = {
	unitPrice: 'Prix unitaire TVA\u00a0incl.',
	amount: 'Montant TVA\u00a0incl.',
	total: 'Total, TVA incluse',
	credited: 'Total de l’avoir, TVA incluse',
	net: 'Montant hors TVA',
	gross: 'Total TVA\u00a0incl.',
}

/** The words of a site's invoices and credit notes in a language. */
export function documentTexts(language: Language, site: SiteCode): DocumentTexts {
	const texts = DOCUMENT_TEXTS[language]
	return site === 'ch' && language === 'fr' ? { ...texts, ...SWISS_FRENCH } : texts
}
