import type { SiteCode } from '@vitrine/market/sites'

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

/**
 * What differs by country (law 8). FR: CNIL 2020-092, six months for both answers. IT: Garante, 10 June 2021, six months and the
 * "×". ES: AEPD, 24 months at most. The others ask for nothing more, and get what the strictest ask for.
 */
export const SITE_RULES: Readonly<Record<SiteCode, SiteRules>> = {
	fr: { validMonths: 6, hasRefusingClose: false },
	gb: { validMonths: 6, hasRefusingClose: false },
	es: { validMonths: 6, atMostMonths: 24, hasRefusingClose: false },
	de: { validMonths: 6, hasRefusingClose: false },
	it: { validMonths: 6, atLeastMonths: 6, hasRefusingClose: true },
	pl: { validMonths: 6, hasRefusingClose: false },
	ch: { validMonths: 6, hasRefusingClose: false },
}

/** The same day of the month so many months later, or that month's last. */
export function monthsLater(instant: Date, months: number): Date {
	const later = new Date(instant)
	later.setUTCMonth(later.getUTCMonth() + months)
	if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0)
	return later
}
