import { formatMoney } from '@vitrine/market/format'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { Currency } from '@vitrine/market/currencies'

/** A threshold in running text: `60 €` rather than `60,00 €`. Null stays null. */
export function roundAmount({
	locale,
	centAmount,
	currency,
}: {
	locale: LocaleCode
	centAmount: number | null
	currency: Currency
}): string | null {
	if (centAmount === null) return null
	const words = formatMoney(LOCALES[locale].tag, { centAmount, currency })
	return words.replace(/[.,]00(?=\D*$)/, '')
}
