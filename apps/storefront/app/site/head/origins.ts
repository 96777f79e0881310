import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { localePath } from '#app/site/locale/path.ts'

/** Where a country's shop lives for search engines and for links to it: always its own domain (C15). */
export function siteOrigin(site: SiteCode): string {
	return `https://${SITES[site].domain}`
}

/** The one address of a page in a language: on the domain of the language's own country. */
export function canonicalUrl(locale: LocaleCode, path: string): string {
	return `${siteOrigin(LOCALES[locale].site)}${localePath(locale, path)}`
}
