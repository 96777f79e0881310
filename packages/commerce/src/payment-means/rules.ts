import type { MeansName } from './contract.ts'

/** Amount one means pays or gets back; minor units. */
export type Part = { means: MeansName; centAmount: number }

export function sumOf(parts: readonly { centAmount: number }[]): number {
	return parts.reduce((sum, part) => sum + part.centAmount, 0)
}

/** Splits an amount over payers in their order, each up to its balance; minor units. */
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

/** Splits a refund over what each means has left, in order of MEANS_NAMES (decision 0065). Minor units. Throws when it exceeds the sum. */
export function splitRefund(centAmount: number, left: readonly Part[]): Part[] {
	const payers = left.map((part) => ({ means: part.means, balanceCentAmount: part.centAmount }))
	const parts = shareOut(payers, centAmount).map(({ means, centAmount: part }) => ({ means, centAmount: part }))
	if (sumOf(parts) !== centAmount) throw new RangeError(`${centAmount} to refund, but ${sumOf(left)} left`)
	return parts.filter((part) => part.centAmount > 0)
}
