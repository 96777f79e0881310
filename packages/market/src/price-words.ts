import { SITES, type SiteCode } from './sites.ts'

/** Days from which the prior price needs no period of its own (law 1). */
const WINDOW = 30

/** A message of `price.prior`. */
export type PriorWords = 'lowest30' | 'lowestSince' | 'was' | 'previous'

/**
 * Wording of the prior price in a country (law 1). The European Union requires the lowest of 30 days, and the period
 * for younger goods (IT art. 17-bis); Switzerland mentions thirty days only for a price charged that long; Britain
 * says what the price was. `days` is how many days the prior price covers.
 */
export function priorWords(site: SiteCode, days = WINDOW): PriorWords {
	const isWhole = days >= WINDOW
	const { countryCode } = SITES[site]
	if (countryCode === 'GB') return 'was'
	if (countryCode === 'CH') return isWhole ? 'previous' : 'was'
	return isWhole ? 'lowest30' : 'lowestSince'
}

/** True in countries whose price note must also mention the delivery cost (§ 6 PAngV); Austria is shown what Germany is. */
export function mentionsDelivery(site: SiteCode): boolean {
	return ['FR', 'DE', 'AT'].includes(SITES[site].countryCode)
}
