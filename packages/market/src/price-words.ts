import type { SiteCode } from './sites.ts'

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
	if (site === 'gb') return 'was'
	if (site === 'ch') return isWhole ? 'previous' : 'was'
	return isWhole ? 'lowest30' : 'lowestSince'
}

/** Countries whose price note must also mention the delivery cost (§ 6 PAngV). */
export const PLUS_DELIVERY: readonly SiteCode[] = ['fr', 'de']
