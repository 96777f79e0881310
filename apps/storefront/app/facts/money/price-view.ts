import type { Price } from '@vitrine/commerce/catalog/contract'
import { formatMoney, formatPercent } from '@vitrine/market/format'

/** A price in words, made on the server: browsers of another make would write some of them differently. */
export type PriceView = {
	/** In minor units, for events. */
	centAmount: number
	priorCentAmount?: number
	now: string
	/** What the law lets it be compared with; only there when the price is reduced. */
	prior?: string
	/** How many days the prior price speaks of, 30 at most (law 1). */
	priorDays?: number
	/** The reduction, computed on the prior price: `−30 %`. */
	percent?: string
}

export function priceView(tag: string, { centAmount, currency, prior, priorDays, percent }: Price): PriceView {
	const now = formatMoney(tag, { centAmount, currency })
	if (prior === null || percent === null || prior <= centAmount) return { centAmount, now }
	return {
		centAmount,
		priorCentAmount: prior,
		now,
		prior: formatMoney(tag, { centAmount: prior, currency }),
		priorDays: priorDays ?? undefined,
		percent: formatPercent(tag, -percent * 100),
	}
}
