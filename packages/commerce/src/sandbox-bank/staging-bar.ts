import { translatorOf } from '@vitrine/messages/engine'
import { ALL_LOCALE_CODES, type LocaleCode, LOCALES } from '@vitrine/market/locales'

/** What every page of a shop that may sell for play money says, by locale. */
export function stagingBar(): Record<LocaleCode, string> {
	const texts = ALL_LOCALE_CODES.map((locale) => [locale, translatorOf('sandbox', LOCALES[locale].tag)('bar')])
	return Object.fromEntries(texts) as Record<LocaleCode, string>
}
