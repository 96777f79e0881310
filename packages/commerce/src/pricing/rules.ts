import { multiplyFraction } from '@vitrine/market/money'
import type { SiteCode } from '@vitrine/market/sites'

const DAY = 86_400_000

/** One publicly applied price of a variant on a site: gross, minor units. `announced`: shown as a reduction. */
export type AppliedPrice = { at: Date; centAmount: number; announced: boolean }

/** Sites whose law lets successive reductions of one uninterrupted sale refer to the price before the first one (law 1). */
const PROGRESSIVE_SITES: ReadonlySet<SiteCode> = new Set(['fr', 'de', 'it', 'ch'])

function lowestWithin(log: readonly AppliedPrice[], from: number, to: number): number | null {
	const inForceAtStart = log.findLast((price) => price.at.getTime() <= from)
	const later = log.filter((price) => price.at.getTime() > from && price.at.getTime() < to)
	const amounts = [...(inForceAtStart ? [inForceAtStart] : []), ...later].map((price) => price.centAmount)
	return amounts.length === 0 ? null : Math.min(...amounts)
}

/**
 * The prior price of a running reduction: the lowest price of the 30 days before the reduction started
 * (Directive 98/6 art. 6a; progressive reductions by site). Null when no reduction runs, or nothing was sold before.
 * `log` is in order of time.
 */
export function priorPrice({
	log,
	now,
	site,
}: {
	log: readonly AppliedPrice[]
	now: Date
	site: SiteCode
}): number | null {
	let start = log.findLastIndex((price) => price.at.getTime() <= now.getTime())
	if (start < 0 || !log[start]!.announced) return null
	if (PROGRESSIVE_SITES.has(site)) {
		while (start > 0 && log[start - 1]!.announced && log[start - 1]!.centAmount > log[start]!.centAmount) start -= 1
	}
	const startsAt = log[start]!.at.getTime()
	return lowestWithin(log, startsAt - 30 * DAY, startsAt)
}

/** Whole percent by which a price lies below the prior price; null when it does not: then no reduction may be shown (CJEU C-330/23). */
export function reductionPercent(centAmount: number, prior: number | null): number | null {
	if (prior === null || centAmount >= prior) return null
	return multiplyFraction(prior - centAmount, 100, prior)
}
