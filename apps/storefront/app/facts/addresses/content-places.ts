import type { ContentPage, SitePage } from '@vitrine/commerce/content/contract'
import { ALL_LOCALE_CODES, LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Alternates, Places } from './alternates.ts'

type Addresses = ContentPage['addresses']

/** Where a page of law or help stands in each country, and in each language of this one; a country without it leads to its home. */
export function contentPlaces(
	addresses: Addresses,
	{ site, path }: { site: SiteCode; path: string },
): Required<Places> {
	const own = (locale: LocaleCode) =>
		addresses.find((one) => one.site === LOCALES[locale].site && one.language === LOCALES[locale].language)
	const here = (locale: LocaleCode) =>
		addresses.find((one) => one.site === site && one.language === LOCALES[locale].language)
	return {
		alternates: inEach((locale) => addressPath(own(locale)) ?? ''),
		absent: LOCALE_CODES.filter((locale) => !own(locale)),
		here: inEach((locale) => addressPath(here(locale)) ?? path),
	}
}

function addressPath(address: Addresses[number] | undefined): string | undefined {
	return address && pathOfPage(address)
}

function inEach(pathOf: (locale: LocaleCode) => string): Alternates {
	return Object.fromEntries(ALL_LOCALE_CODES.map((locale) => [locale, pathOf(locale)])) as Alternates
}

/** Path of a page without its language. */
export function pathOfPage({ group, slug }: Pick<SitePage, 'group' | 'slug'>): `${SitePage['group']}/${string}` {
	return `${group}/${slug}`
}
