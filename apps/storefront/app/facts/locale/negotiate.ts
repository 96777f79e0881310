import { parseAccept } from 'hono/utils/accept'
import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'

/** Longer headers are cut: a handful of languages is enough. */
const MAXIMUM_HEADER = 1000

type Preferences = { cookie: string | undefined; acceptLanguage: string | undefined; fallback: LocaleCode }

/** The language of a visitor whose address names none: saved choice, then the browser's list, then the site's own (R75-R78, C2, C16). */
export function negotiateLocale({ cookie, acceptLanguage, fallback }: Preferences): LocaleCode {
	if (isLocaleCode(cookie)) return cookie
	return localeOfLanguages(languageRanges(acceptLanguage ?? '')) ?? fallback
}

/**
 * The first language of a list, most wanted first, that we have (R76, C2): for each the exact tag, then the first locale of
 * the same language. `fr-CH` is ch, `fr-BE` and `fr` are fr (R80).
 */
export function localeOfLanguages(languages: readonly string[]): LocaleCode | undefined {
	return languages.map((language) => localeOfLanguage(language.toLowerCase())).find(Boolean)
}

function localeOfLanguage(tag: string): LocaleCode | undefined {
	const exact = LOCALE_CODES.find((code) => LOCALES[code].tag.toLowerCase() === tag)
	return exact ?? LOCALE_CODES.find((code) => LOCALES[code].language === tag.split('-')[0])
}

/** Tags of an Accept-Language header, most wanted first, refused ones (`q=0`) left out (RFC 9110). */
function languageRanges(header: string): string[] {
	return parseAccept(header.slice(0, MAXIMUM_HEADER)).flatMap(({ type, q }) => (type !== '*' && q > 0 ? [type] : []))
}
