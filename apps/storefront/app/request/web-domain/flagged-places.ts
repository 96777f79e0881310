import type { PageName } from '#app/facts/locale/page-path.ts'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { SiteParams } from './site-params.ts'
import type { SiteDirectory } from './directory.ts'
import { everywhere, type Places } from '#app/facts/addresses/alternates.ts'

type Flag = 'loyalty' | 'wishlist' | 'giftCard'

/** Where a page is that only some countries have: the visitors of the others are led to their home page. */
export async function flaggedPlaces(
	directory: Pick<SiteDirectory, 'params'>,
	{ path, flag }: { path: PageName; flag: Flag & keyof SiteParams },
): Promise<Required<Places>> {
	const isThere = await Promise.all(
		LOCALE_CODES.map(async (locale) => (await directory.params(LOCALES[locale].site))[flag]),
	)
	const absent = LOCALE_CODES.filter((_, index): boolean => !isThere[index])
	const elsewhere = Object.fromEntries(absent.map((locale): [LocaleCode, string] => [locale, '']))
	return { alternates: { ...everywhere(path), ...elsewhere }, absent, here: everywhere(path) }
}
