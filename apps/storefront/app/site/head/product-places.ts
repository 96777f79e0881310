import type { ColorwayAddress } from '@vitrine/commerce/catalog/contract'
import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import type { Alternates, Places } from './alternates.ts'

/** Where a colorway is found; a country that does not sell it leads to what is `above`, and hreflang does not name it. */
export function productPlaces(
	{ urlKeys, sites }: Pick<ColorwayAddress, 'urlKeys' | 'sites'>,
	above: Alternates,
): Places {
	const absent = LOCALE_CODES.filter((locale) => !sites.includes(LOCALES[locale].site))
	const paths = LOCALE_CODES.map((locale) => {
		const path = `p/${urlKeys[LOCALES[locale].language]}`
		return [locale, absent.includes(locale) ? above[locale] : path]
	})
	return { alternates: Object.fromEntries(paths) as Alternates, absent }
}
