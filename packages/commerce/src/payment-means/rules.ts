import type { MeansName } from './contract.ts'

/** What one means pays or gets back; minor units. */
export type Part = { means: MeansName; centAmount: number }

export function sumOf(parts: readonly { centAmount: number }[]): number {
	return parts.reduce((sum, part) => sum + part.centAmount, 0)
}

/** What each pays of an amount, in the order they stand in: no more than it has, no more than is left; minor units. */
export function shareOut<Payer extends { balanceCentAmount: number }>(
	payers: readonly Payer[],
	payable: number,
): (Payer & { centAmount: number })[] {
	let left = Math.max(0, payable)
	return payers.map((payer) => {
		const centAmount = Math.min(left, Math.max(0, payer.balanceCentAmount))
		left -= centAmount
		return { ...payer, centAmount }
	})
}

/**
 * How a refund is split over what is left of each means, in the order of MEANS_NAMES (decision 0065). Minor units. Throws
 * when it is more than is left.
 */
export function splitRefund(centAmount: number, left: readonly Part[]): Part[] {
	const payers = left.map((part) => ({ means: part.means, balanceCentAmount: part.centAmount }))
	const parts = shareOut(payers, centAmount).map(({ means, centAmount: part }) => ({ means, centAmount: part }))
	if (sumOf(parts) !== centAmount) throw new RangeError(`${centAmount} to refund, but ${sumOf(left)} left`)
	return parts.filter((part) => part.centAmount > 0)
}
