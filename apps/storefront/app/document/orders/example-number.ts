import { SITES, type SiteCode } from '@vitrine/market/sites'

/** What an order number of this country looks like. */
export function exampleOrderNumber(site: SiteCode): string {
	return `${SITES[site].countryCode}-48201937`
}
