import type { LineKind } from '../payments/providers/settlement.ts'

/** What comparing a line with our books comes to. `currency-differs`: amounts of two currencies are not compared. */
export const OUTCOMES = ['matched', 'unknown-to-us', 'amount-differs', 'currency-differs'] as const
export type Outcome = (typeof OUTCOMES)[number]

export type ComparedLine = {
	kind: LineKind
	/** Currency that was paid out. */
	currency: string
	/** All lines of its operation, in the operation's currency, minor units. */
	settledCentAmount: number
	/** The operation in our books; null where we have none. `amounts`: sums that its lines may come to. */
	known: { currency: string; amounts: readonly number[] } | null
}

/** Compares a line of a settlement with our books. A fee is no operation of ours: it is what it is. */
export function outcomeOf({ kind, currency, settledCentAmount, known }: ComparedLine): Outcome {
	if (kind === 'fee') return 'matched'
	if (!known) return 'unknown-to-us'
	if (known.currency !== currency) return 'currency-differs'
	return known.amounts.includes(settledCentAmount) ? 'matched' : 'amount-differs'
}
