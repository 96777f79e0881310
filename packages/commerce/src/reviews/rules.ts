import { createHash } from 'node:crypto'
import { networkOf } from '../http/network.ts'
import type { ReviewFigures } from './contract/shown.ts'
import { FITS, type Fit } from './contract/choices.ts'

/** A share in percent of fewer says nothing, and changes with each of them. Returns alone say only what did not fit. */
export const LEAST_FIT = { all: 10, reviews: 5 }

export type FitCounts = { small: number; true: number; large: number; tooSmall: number; tooLarge: number }

/** What buyers say of the size: answers in reviews, and returns as too small or too large of who wrote none. */
export function fitOf({ tooSmall, tooLarge, ...said }: FitCounts): ReviewFigures['fit'] {
	const [small, large] = [said.small + tooSmall, said.large + tooLarge]
	const all = small + said.true + large
	if (all < LEAST_FIT.all || said.small + said.true + said.large < LEAST_FIT.reviews) return null
	return { small, true: said.true, large, percentTrue: Math.round((100 * said.true) / all) }
}

export function fitNumber(fit: Fit | null): number | null {
	return fit && FITS.indexOf(fit) - 1
}

export function fitWord(fit: number | null): Fit | null {
	return fit === null ? null : FITS[fit + 1]!
}

/**
 * Who votes: a customer, or a network as 24 bits of a hash with the review. Some 250 networks of IPv4 share one, so that
 * the row names nobody; two voters of one review meet by chance once in 16 million.
 */
export function voterOf({
	reviewId,
	customerId,
	address,
}: {
	reviewId: string
	customerId: string | undefined
	address: string
}): string {
	if (customerId) return `customer ${customerId}`
	return createHash('sha256')
		.update(`${reviewId} ${networkOf(address)}`)
		.digest('hex')
		.slice(0, 6)
}

/** Days after the last parcel's arrival: worn once or twice, and within the days of withdrawal. After `until` nobody is asked any more. */
export const INVITED = { after: 10, until: 60 }
