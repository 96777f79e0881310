import { isKnownLocale, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { ALL_SITE_CODES, isKnownSite, SITES, type SiteCode } from '@vitrine/market/sites'

/** The country a host stands for: named by the deployment, of the site's record, or `gb.localhost` while developing. */
export function siteOfHost(host: string, siteHosts: Readonly<Record<string, SiteCode>>): SiteCode | undefined {
	const name = host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
	if (Object.hasOwn(siteHosts, name)) return siteHosts[name]
	const bare = name.replace(/^www\./, '')
	const recorded = ALL_SITE_CODES.find((site) => SITES[site].hosts.some((one) => one === name || one === bare))
	if (recorded) return recorded
	const [label, ...rest] = name.split('.')
	if (rest.join('.') !== 'localhost') return undefined
	if (isKnownSite(label)) return label
	return isKnownLocale(label) ? LOCALES[label].site : undefined
}

/** The host decides the site; a host of no country takes the language's own country (C15). */
export function siteOfRequest(hostSite: SiteCode | undefined, locale: LocaleCode): SiteCode {
	return hostSite ?? LOCALES[locale].site
}
