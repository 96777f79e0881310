import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { type Alternates, everywhere, type Places } from './alternates.ts'

/** A store stands in one country; the others' shops answer with their own stores. */
export function storePlaces(slug: string, site: SiteCode): Places {
	const absent = LOCALE_CODES.filter((locale) => LOCALES[locale].site !== site)
	const paths = LOCALE_CODES.map((locale) => [locale, absent.includes(locale) ? 'stores' : `stores/${slug}`])
	return { alternates: Object.fromEntries(paths) as Alternates, absent, here: everywhere(`stores/${slug}`) }
}
