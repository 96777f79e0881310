import { SITES, type SiteCode } from '@vitrine/market/sites'

/** Whether the terms must be accepted by a mark of the shopper's own (brief 3.9.4); elsewhere ordering accepts them. */
export function needsTerms(site: SiteCode): boolean {
	return ['PL', 'IT'].includes(SITES[site].countryCode)
}
