import { ConfigurationError } from '@vitrine/market/essentials'
import { ALL_SITE_CODES, isKnownSite, type SiteCode } from '@vitrine/market/sites'
import { z } from 'zod'

/** `shop.example=fr,shop.co.uk=gb`: hosts besides those of the sites' records. Which sites there are is known later. */
export const SiteHosts = z.string().transform((value, context) => {
	const hosts: Record<string, string> = {}
	for (const pair of value.split(',').flatMap((part) => part.trim() || [])) {
		const [host = '', site = ''] = pair.split('=')
		if (host && /^[a-z]{2}(-[a-z0-9]+)?$/.test(site)) hosts[host.toLowerCase()] = site
		else context.addIssue({ code: 'custom', message: `"${pair}" names no site, as in shop.example=fr` })
	}
	return hosts
})

/** The same once the sites are installed. Throws a ConfigurationError for a site the shop does not have. */
export function siteHostsOf(hosts: Readonly<Record<string, string>>): Record<string, SiteCode> {
	const known = Object.entries(hosts).map(([host, site]) => {
		if (isKnownSite(site)) return [host, site] as const
		const message = `"${host}=${site}" names no site: ${ALL_SITE_CODES.join(' ')}`
		throw new ConfigurationError([{ name: 'SITE_HOSTS', message }])
	})
	return Object.fromEntries(known)
}
