import type { Price } from '@vitrine/commerce/catalog/contract'
import { formatMoney } from '@vitrine/market/format'

/** A price in words, made on the server: browsers of another make would write some of them differently. */
export type PriceView = {
	/** In minor units, for events. */
	centAmount: number
	priorCentAmount?: number
	now: string
	/** What the law lets it be compared with; only there when the price is reduced. */
	prior?: string
	/** The reduction, computed on the prior price: `-30 %`. */
	percent?: string
}

export function priceView(tag: string, { centAmount, currency, prior, percent }: Price): PriceView {
	const now = formatMoney(tag, { centAmount, currency })
	if (prior === null || prior <= centAmount) return { centAmount, now }
	return {
		centAmount,
		priorCentAmount: prior,
		now,
		prior: formatMoney(tag, { centAmount: prior, currency }),
		percent: percent === null ? undefined : formatReduction(tag, percent),
	}
}

function formatReduction(tag: string, percent: number): string {
	const words = new Intl.NumberFormat(tag, { style: 'percent' }).format(-percent / 100)
	return words.replaceAll(/[\u202f ]/g, '\u00a0').replace('\u2212', '-')
}
