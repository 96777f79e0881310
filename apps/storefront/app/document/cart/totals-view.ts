import { formatMoney, formatPercent } from '@vitrine/market/format'
import type { OwnMeansName, PaidWith } from '@vitrine/commerce/payment-means/contract'
import type { Currency } from '@vitrine/market/currencies'

/** The amounts that checkouts and orders have in common, in minor units. */
type Totals = {
	subtotalCentAmount: number
	discountCentAmount: number
	deliveryCentAmount: number
	totalCentAmount: number
	taxLines: readonly { taxRate: number; taxCentAmount: number }[]
	/** What means of our own pay. */
	paidWith?: readonly PaidWith[]
	/** Nothing is delivered: only gift cards are bought. */
	isByEmail?: boolean
}

export type TotalsView = {
	subtotal: string
	/** Null where nothing is taken off. */
	discount: string | null
	/** Null when it is free. */
	delivery: string | null
	isByEmail: boolean
	/** What means of our own pay, and what is left then; empty and null where none does. */
	paidWith: { means: OwnMeansName; ending: string; amount: string }[]
	left: string | null
	total: string
	/** VAT contained in the total, one per rate; a rate of zero is told too. */
	taxes: { rate: string; amount: string }[]
}

export function totalsView(totals: Totals, { tag, currency }: { tag: string; currency: Currency }): TotalsView {
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency })
	const { discountCentAmount, deliveryCentAmount, paidWith = [] } = totals
	return {
		subtotal: money(totals.subtotalCentAmount),
		discount: discountCentAmount > 0 ? money(-discountCentAmount) : null,
		delivery: deliveryCentAmount > 0 ? money(deliveryCentAmount) : null,
		isByEmail: totals.isByEmail ?? false,
		paidWith: paidWith.map(({ means = 'gift-card', ending, centAmount }) => ({
			means,
			ending,
			amount: money(-centAmount),
		})),
		left:
			paidWith.length > 0
				? money(paidWith.reduce((rest, part) => rest - part.centAmount, totals.totalCentAmount))
				: null,
		total: money(totals.totalCentAmount),
		taxes: totals.taxLines.map(({ taxRate, taxCentAmount }) => ({
			rate: formatPercent(tag, taxRate),
			amount: money(taxCentAmount),
		})),
	}
}
