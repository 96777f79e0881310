import { LOCALE_CODES, LOCALES, type LocaleCode, isLocaleCode } from '@vitrine/market/locales'

/** Longer headers are cut: nobody reads more than a handful of languages. */
const MAXIMUM_HEADER = 1000

type Preferences = { cookie: string | undefined; acceptLanguage: string | undefined; fallback: LocaleCode }

/** The language of a visitor whose address names none: saved choice, then the browser's list, then the site's own (R75-R78, C2, C16). */
export function negotiateLocale({ cookie, acceptLanguage, fallback }: Preferences): LocaleCode {
	if (isLocaleCode(cookie)) return cookie
	return (
		languageRanges(acceptLanguage ?? '')
			.map(localeOfRange)
			.find(Boolean) ?? fallback
	)
}

/** Tags of an Accept-Language header, most wanted first, refused ones (`q=0`) left out (RFC 9110). */
function languageRanges(header: string): string[] {
	return header
		.slice(0, MAXIMUM_HEADER)
		.split(',')
		.map((part) => {
			const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/)
			const quality = parameters.find((parameter) => parameter.startsWith('q='))
			return { tag: tag.toLowerCase(), quality: quality ? Number(quality.slice(2)) : 1 }
		})
		.filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
		.sort((a, b) => b.quality - a.quality)
		.map(({ tag }) => tag)
}

/** The exact tag first, then the first locale of the same language: `fr-CH` is ch, `fr-BE` and `fr` are fr (R80). */
function localeOfRange(range: string): LocaleCode | undefined {
	const exact = LOCALE_CODES.find((code) => LOCALES[code].tag.toLowerCase() === range)
	return exact ?? LOCALE_CODES.find((code) => LOCALES[code].language === range.split('-')[0])
}
