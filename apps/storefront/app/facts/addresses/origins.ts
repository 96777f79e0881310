import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { givenPath } from '#app/facts/locale/path.ts'

/** The domain of each country as this deployment names it; a country without an entry has an example. */
export type Domains = Readonly<Partial<Record<SiteCode, string>>>

/** The first host named for a country is its domain: others, such as preview hosts, come after it (R64-R70). */
export function domainsOf(siteHosts: Readonly<Record<string, SiteCode>>): Domains | undefined {
	const named = SITE_CODES.flatMap((site) => {
		const host = Object.keys(siteHosts).find((name) => siteHosts[name] === site)
		return host === undefined ? [] : [[site, host]]
	})
	return named.length > 0 ? Object.fromEntries(named) : undefined
}

/** Where a country's shop lives for search engines and for links to it: always its own domain (C15). */
export function siteOrigin(site: SiteCode, domains: Domains | undefined): string {
	return `https://${domains?.[site] ?? SITES[site].domain}`
}

type Page = { locale: LocaleCode; path: string; domains: Domains | undefined }

/** The one address of a page in a language: on the domain of the language's own country. */
export function canonicalUrl({ locale, path, domains }: Page): string {
	return `${siteOrigin(LOCALES[locale].site, domains)}${givenPath(locale, path)}`
}
