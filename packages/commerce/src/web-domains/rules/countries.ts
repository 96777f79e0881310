import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { NormalWebDomain } from './web-domain.ts'

export type Countries = Pick<NormalWebDomain, 'deliveryCountries' | 'billingCountries' | 'phoneNumberCountries'>
type ListedCountries = Countries & Pick<NormalWebDomain, 'countryCode'>

/** Countries of a site's forms (R106-R108): those of its web domain, its own first, the others by code; at least its own. */
export function countriesOf(domain: ListedCountries, site: SiteCode): Countries {
	const own = domain.countryCode ?? SITES[site].countryCode
	const served = (listed: readonly string[]) => {
		const others = listed.filter((code) => code !== own).sort()
		return listed.includes(own) || listed.length === 0 ? [own, ...others] : others
	}
	return {
		deliveryCountries: served(domain.deliveryCountries),
		billingCountries: served(domain.billingCountries),
		phoneNumberCountries: served(domain.phoneNumberCountries),
	}
}
