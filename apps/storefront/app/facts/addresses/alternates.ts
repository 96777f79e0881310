import { ALL_LOCALE_CODES, LOCALE_CODES, type LocaleCode, LOCALES } from '@vitrine/market/locales'
import type { ColorwayAddress } from '@vitrine/commerce/catalog/contract'
import type { SiteCode } from '@vitrine/market/sites'

/** Where a link to each language leads, those of closed sites too, without the prefix: to the same page, or where it does not exist to the nearest above it. */
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
	const rest = announced.find(({ locale }) => LOCALES[locale].language === 'en')
	return rest ? [...announced, { ...rest, hrefLang: 'x-default' }] : announced
}

/** One path in every language. */
export function everywhere(path: string): Alternates {
	return Object.fromEntries(ALL_LOCALE_CODES.map((locale) => [locale, path])) as Alternates
}

/** The same with every path made into another. */
export function mapPaths(alternates: Alternates, change: (path: string) => string): Alternates {
	return Object.fromEntries(ALL_LOCALE_CODES.map((locale) => [locale, change(alternates[locale])])) as Alternates
}

/** Where a colorway is found; a country that does not sell it leads to what is `above`, and hreflang does not name it. */
export function productPlaces(
	{ urlKeys, sites }: Pick<ColorwayAddress, 'urlKeys' | 'sites'>,
	above: Alternates,
): Places {
	const absent = LOCALE_CODES.filter((locale) => !sites.includes(LOCALES[locale].site))
	const here = inEachLocale((locale) => `p/${urlKeys[LOCALES[locale].language]}`)
	if (absent.length === 0) return { alternates: here, absent }
	return { alternates: inEachLocale((locale) => (absent.includes(locale) ? above : here)[locale]), absent, here }
}

function inEachLocale(pathOf: (locale: LocaleCode) => string): Alternates {
	return Object.fromEntries(ALL_LOCALE_CODES.map((locale) => [locale, pathOf(locale)])) as Alternates
}

/** A store stands in one country; the others' shops answer with their own stores. */
export function storePlaces(slug: string, site: SiteCode): Places {
	const absent = LOCALE_CODES.filter((locale) => LOCALES[locale].site !== site)
	const paths = ALL_LOCALE_CODES.map((locale) => [locale, absent.includes(locale) ? 'stores' : `stores/${slug}`])
	return { alternates: Object.fromEntries(paths) as Alternates, absent, here: everywhere(`stores/${slug}`) }
}
