import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { siteOfHost } from './site-of-host.ts'

type Place = { url: URL; siteHosts: Readonly<Record<string, SiteCode>> }

/**
 * Where the other countries' shops are, seen from this host. On a host of no country the prefix alone decides, so the
 * answer is empty and links stay on the host (C15, R81).
 */
export function countryOrigins({ url, siteHosts }: Place): Partial<Record<LocaleCode, string>> {
	if (!siteOfHost(url.hostname, siteHosts)) return {}
	return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, originOf(LOCALES[locale].site, { url, siteHosts })]))
}

function originOf(site: SiteCode, { url, siteHosts }: Place): string {
	const port = url.port ? `:${url.port}` : ''
	if (url.hostname.endsWith('.localhost')) return `${url.protocol}//${site}.localhost${port}`
	const host = Object.keys(siteHosts).find((name) => siteHosts[name] === site) ?? SITES[site].domain
	return `${url.protocol}//${host}${port}`
}
