import type { Currency } from './currencies.ts'

/** An amount in integer minor units (cents, pence, grosze, rappen) of an ISO 4217 currency. */
export type Money = { centAmount: number; currency: Currency }

/** Multiplies an integer amount by the fraction numerator/denominator, rounding half away from zero. Exact: uses no float. */
export function multiplyFraction(amount: number, numerator: number, denominator: number): number {
	const product = BigInt(amount) * BigInt(numerator)
	const divisor = BigInt(denominator)
	const half = divisor / 2n
	const rounded = product >= 0n ? (product + half) / divisor : (product - half) / divisor
	return Number(rounded)
}

/** Rounds to the nearest multiple of `step`, halves upwards: 1697 by 5 is 1695, 1699 by 5 is 1700 (law 11). */
export function roundToStep(amount: number, step: number): number {
	return step === 1 ? amount : Math.floor((amount + Math.floor(step / 2)) / step) * step
}

/**
 * Splits `total` over `weights` in multiples of `step` by largest remainder: parts sum to the total, none is off by more
 * than one step. Ties go to the earlier part. A remainder smaller than a step goes to the part with the greatest weight.
 */
export function allocate({
	total,
	weights,
	step = 1,
}: {
	total: number
	weights: readonly number[]
	step?: number
}): number[] {
	const sum = weights.reduce((a, b) => a + b, 0)
	if (weights.length === 0 || sum <= 0) {
		if (total !== 0) throw new RangeError('allocate: an amount but nothing to carry it')
		return weights.map(() => 0)
	}
	const steps = Math.trunc(total / step)
	const shares = weights.map((weight) => {
		const exact = BigInt(steps) * BigInt(weight)
		const floor = exact / BigInt(sum)
		return { floor: Number(floor), remainder: Number(exact - floor * BigInt(sum)) }
	})
	const parts = shares.map((share) => share.floor * step)
	let left = steps - shares.reduce((a, share) => a + share.floor, 0)
	const order = shares.map((_, index) => index).sort((a, b) => shares[b]!.remainder - shares[a]!.remainder || a - b)
	for (const index of order) {
		if (left === 0) break
		parts[index]! += step
		left -= 1
	}
	const rest = total - steps * step
	if (rest !== 0) parts[weights.indexOf(Math.max(...weights))]! += rest
	return parts
}
