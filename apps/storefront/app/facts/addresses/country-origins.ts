import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { type Domains, siteOrigin } from './origins.ts'

type Place = { url: URL; hostSite: SiteCode | undefined; domains: Domains | undefined }

/**
 * Where the other countries' shops are, seen from this host. On a host of no country the prefix alone decides, so the
 * answer is empty and links stay on the host (C15, R81).
 */
export function countryOrigins({ url, hostSite, domains }: Place): Partial<Record<LocaleCode, string>> {
	if (!hostSite) return {}
	const port = url.port ? `:${url.port}` : ''
	const originOf = (site: SiteCode) => {
		if (site === hostSite) return ''
		if (url.hostname.endsWith('.localhost')) return `${url.protocol}//${site}.localhost${port}`
		return `${url.protocol}//${new URL(siteOrigin(site, domains)).hostname}${port}`
	}
	return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, originOf(LOCALES[locale].site)]))
}
