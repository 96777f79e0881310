import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'

/** Where a link to each language leads, without the prefix: to the same page, or where it does not exist to the nearest above it. */
export type Alternates = Record<LocaleCode, string>

/** What loaders of pages return whose address changes with the language, or which not every country has. */
export type Places = {
	alternates: Alternates
	/** Languages whose own country lacks the page. It is announced to search engines in none of them, or hreflang would not be mutual. */
	absent: LocaleCode[]
	/** The same page in each language on this very host, where that is another path than in the language's own country. */
	here?: Alternates
}

export type Announced = { hrefLang: string; locale: LocaleCode; path: string }

/** What hreflang says of a page, in its head and in sitemaps: each language whose country has it, and English for all others. */
export function announcedIn({ alternates, absent }: Places): Announced[] {
	const announced = LOCALE_CODES.filter((locale) => !absent.includes(locale)).map((locale) => ({
		hrefLang: LOCALES[locale].tag as string,
		locale,
		path: alternates[locale],
	}))
	const rest = announced.find(({ locale }) => locale === 'en')
	return rest ? [...announced, { ...rest, hrefLang: 'x-default' }] : announced
}

/** One path in every language. */
export function everywhere(path: string): Alternates {
	return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, path])) as Alternates
}

/** The same with every path made into another. */
export function mapPaths(alternates: Alternates, change: (path: string) => string): Alternates {
	return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, change(alternates[locale])])) as Alternates
}
