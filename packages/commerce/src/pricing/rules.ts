import { SITES, type SiteCode } from '@vitrine/market/sites'

const DAY = 86_400_000
/** Days before a reduction that give its prior price. */
const WINDOW = 30
/** Maximum days in Switzerland for a price charged for less than 30: two months, at their shortest. */
const SWISS_LIMIT = 59

/** A publicly applied price of a variant on a site: gross, minor units. `announced`: shown as a reduction. */
export type AppliedPrice = { at: Date; centAmount: number; announced: boolean }

/** Countries whose law lets successive reductions of one uninterrupted sale refer to the price before the first one (law 1). */
const PROGRESSIVE: ReadonlySet<string> = new Set(['FR', 'DE', 'IT', 'CH'])

function lowestWithin(log: readonly AppliedPrice[], from: number, to: number): number | null {
	const inForceAtStart = log.findLast((price) => price.at.getTime() <= from)
	const later = log.filter((price) => price.at.getTime() > from && price.at.getTime() < to)
	const amounts = [...(inForceAtStart ? [inForceAtStart] : []), ...later].map((price) => price.centAmount)
	return amounts.length === 0 ? null : Math.min(...amounts)
}

/** Prior price of a reduction: gross, minor units. `days` it applied before the reduction, 30 at most. */
export type PriorPrice = { centAmount: number; days: number }

/**
 * Prior price of a current reduction: the lowest price of the 30 days before it started (Directive 98/6 art. 6a;
 * progressive reductions by country), and for how many of those days the goods had been on sale: below 30 the period is
 * displayed too (IT art. 17-bis). Null without a reduction, or with less than a day on sale before. Switzerland has
 * its own rule (`swissPriorPrice`). `log` is in order of time.
 */
export function priorPrice({
	log,
	now,
	site,
}: {
	log: readonly AppliedPrice[]
	now: Date
	site: SiteCode
}): PriorPrice | null {
	let start = log.findLastIndex((price) => price.at.getTime() <= now.getTime())
	if (start < 0 || !log[start]!.announced) return null
	if (PROGRESSIVE.has(SITES[site].countryCode)) {
		while (start > 0 && log[start - 1]!.announced && log[start - 1]!.centAmount > log[start]!.centAmount) start -= 1
	}
	const startsAt = log[start]!.at.getTime()
	const centAmount = lowestWithin(log, startsAt - WINDOW * DAY, startsAt)
	if (centAmount === null) return null
	if (SITES[site].countryCode === 'CH')
		return swissPriorPrice({ before: log.slice(0, start), startsAt, now, centAmount })
	const days = Math.floor((startsAt - log[0]!.at.getTime()) / DAY)
	return days < 1 ? null : { centAmount, days: Math.min(days, WINDOW) }
}

/**
 * Art. 16 of the Swiss ordinance on prices: a price charged for 30 consecutive days may be compared with indefinitely;
 * another only if it was the last one, for half the time it was charged, two months at most. The time is in whole days
 * of UTC and ends a part of a day early rather than late: lists are rebuilt when such a day begins. `days` is how long
 * the price was charged.
 */
function swissPriorPrice({
	before,
	startsAt,
	now,
	centAmount,
}: {
	before: readonly AppliedPrice[]
	startsAt: number
	now: Date
	centAmount: number
}): PriorPrice | null {
	const runs = priceRuns(before, startsAt).filter((run) => run.centAmount === centAmount)
	if (runs.some((run) => run.to - run.from >= WINDOW * DAY)) return { centAmount, days: WINDOW }
	const last = runs.find((run) => run.to === startsAt)
	if (!last) return null
	const time = Math.min((last.to - last.from) / 2, SWISS_LIMIT * DAY)
	if (now.getTime() >= Math.floor((startsAt + time) / DAY) * DAY) return null
	return { centAmount, days: Math.floor((last.to - last.from) / DAY) }
}

type PriceRun = { centAmount: number; from: number; to: number }

/** Consecutive time each price was charged, in order; the last until `end`. */
function priceRuns(log: readonly AppliedPrice[], end: number): PriceRun[] {
	const runs: PriceRun[] = []
	for (const [index, { at, centAmount }] of log.entries()) {
		const to = log[index + 1]?.at.getTime() ?? end
		const last = runs.at(-1)
		if (last?.centAmount === centAmount) last.to = to
		else runs.push({ centAmount, from: at.getTime(), to })
	}
	return runs
}

/**
 * Whole percent below the prior price, rounded down so that no more is promised than given. Null below one percent and
 * where the price is not lower: then no reduction may be shown (CJEU C-330/23).
 */
export function reductionPercent(centAmount: number, prior: number | null): number | null {
	if (prior === null || centAmount >= prior) return null
	return Number((BigInt(prior - centAmount) * 100n) / BigInt(prior)) || null
}
