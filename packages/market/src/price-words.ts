import type { SiteCode } from './sites.ts'

/** From how many days on the prior price needs no other period (law 1). */
const WINDOW = 30

/** A message of `price.prior`. */
export type PriorWords = 'lowest30' | 'lowestSince' | 'was' | 'previous'

/**
 * What a country has said of the price a reduced one is compared with (law 1). The European Union wants the lowest of 30 days,
 * and the period where the goods are younger (IT art. 17-bis); Switzerland has the thirty days said only of a price that was
 * charged for as long; in Britain it is what the price was. `days` is how many days the prior price speaks of.
 */
export function priorWords(site: SiteCode, days = WINDOW): PriorWords {
	const isWhole = days >= WINDOW
	if (site === 'gb') return 'was'
	if (site === 'ch') return isWhole ? 'previous' : 'was'
	return isWhole ? 'lowest30' : 'lowestSince'
}

/** Countries whose price note also says that delivery comes on top (§ 6 PAngV). */
export const PLUS_DELIVERY: readonly SiteCode[] = ['fr', 'de']
