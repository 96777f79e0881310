import type { ColorwayAddress } from '@vitrine/commerce/catalog/contract'
import { LOCALE_CODES, type LocaleCode, LOCALES } from '@vitrine/market/locales'
import type { Alternates, Places } from './alternates.ts'

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
	return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, pathOf(locale)])) as Alternates
}
