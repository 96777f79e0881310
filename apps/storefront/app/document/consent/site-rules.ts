import { consentRules } from '@vitrine/market/consent-rules'
import type { ConsentRules } from '@vitrine/market/country'
import { SITES, type SiteCode } from '@vitrine/market/sites'

/** How a choice holds on a site: by its country (law 8). */
export function siteRules(site: SiteCode): ConsentRules {
	return consentRules(SITES[site].countryCode)
}

/** The same day of the month so many months later, or that month's last. */
export function monthsLater(instant: Date, months: number): Date {
	const later = new Date(instant)
	later.setUTCMonth(later.getUTCMonth() + months)
	if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0)
	return later
}
