import { SITES, type SiteCode } from '@vitrine/market/sites'

type SiteRules = {
	/** How long a choice holds, refusal and consent alike; then the visitor is asked again. */
	validMonths: number
	/** The law forbids asking again earlier. */
	atLeastMonths?: number
	/** The law lets no choice hold longer. */
	atMostMonths?: number
	/** A "×" that closes the layer stands in it, and means a refusal. */
	hasRefusingClose: boolean
}

/** What the strictest ask for, where a country asks for nothing more. */
const DEFAULT: SiteRules = { validMonths: 6, hasRefusingClose: false }

/** What differs by country (law 8). FR: CNIL 2020-092, six months for both answers. IT: Garante, 10 June 2021, six months and the "×". ES: AEPD, 24 months at most. */
const RULES: Readonly<Record<string, SiteRules>> = {
	ES: { ...DEFAULT, atMostMonths: 24 },
	IT: { ...DEFAULT, atLeastMonths: 6, hasRefusingClose: true },
}

export function siteRules(site: SiteCode): SiteRules {
	return RULES[SITES[site].countryCode] ?? DEFAULT
}

/** The same day of the month so many months later, or that month's last. */
export function monthsLater(instant: Date, months: number): Date {
	const later = new Date(instant)
	later.setUTCMonth(later.getUTCMonth() + months)
	if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0)
	return later
}
