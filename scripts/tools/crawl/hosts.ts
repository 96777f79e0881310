import '@vitrine/market/install-seven-sites'
import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'

/** A page of the shop under crawl: its country's host and its path with query. As text: `gb/en/stores/?q=x`. */
export type Place = { site: SiteCode; path: string }

/** The hosts of a running shop: `fr.localhost:3000` stands for the country's own domain. */
export function createHosts(base: URL) {
	const port = base.port ? `:${base.port}` : ''
	const siteByHost = new Map<string, SiteCode>()
	for (const site of SITE_CODES) {
		siteByHost.set(`${site}.localhost${port}`, site)
		siteByHost.set(SITES[site].domain, site)
	}
	return {
		hostOf: (site: SiteCode) => `${site}.localhost${port}`,
		/** The place an address leads to from another; undefined outside of the shop. */
		placeOf(address: string, from?: Place): Place | undefined {
			const here = from && `http://${from.site}.localhost${port}${from.path}`
			if (!URL.canParse(address, here)) return undefined
			const { protocol, host, pathname, search } = new URL(address, here)
			const site = protocol.startsWith('http') ? siteByHost.get(host) : undefined
			return site && { site, path: pathname + search }
		},
	}
}

export type Hosts = ReturnType<typeof createHosts>

export function keyOf({ site, path }: Place): string {
	return site + path
}

export function localeOf({ path }: Place): LocaleCode | undefined {
	const first = path.split('/')[1]
	return isLocaleCode(first) ? first : undefined
}

/** The locale whose pages are canonical on a site's domain. */
export function localesOf(site: SiteCode): LocaleCode[] {
	return LOCALE_CODES.filter((locale) => LOCALES[locale].site === site)
}
