import { formatMoney } from '@vitrine/market/format'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'

/** A threshold in running text: `60 €` rather than `60,00 €`. Null stays null. */
export function roundAmount({
	site,
	locale,
	centAmount,
}: {
	site: SiteCode
	locale: LocaleCode
	centAmount: number | null
}): string | null {
	if (centAmount === null) return null
	const words = formatMoney(LOCALES[locale].tag, { centAmount, currency: SITES[site].currency })
	return words.replace(/[.,]00(?=\D*$)/, '')
}
