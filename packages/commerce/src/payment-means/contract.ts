import { component } from '../http/openapi.ts'
import { z } from '@hono/zod-openapi'

/**
 * What can pay a part of an order, in the order in which money goes back (decision 0065): money of the bank is worth more to
 * a customer than credit, and credit, which never ends, more than a gift card. It is paid the other way round.
 */
export const MEANS_NAMES = ['bank', 'store-credit', 'gift-card'] as const
export const MeansName = z.enum(MEANS_NAMES).openapi('MeansName')
export type MeansName = z.infer<typeof MeansName>

/** Means of our own: the bank takes what they leave. */
export const OwnMeansName = MeansName.exclude(['bank']).openapi('OwnMeansName')
export type OwnMeansName = z.infer<typeof OwnMeansName>

/** What one means of our own paid of an order, as the order says it. */
export const PaidWith = component('PaidWith', {
	/** Missing in orders of before: a gift card. */
	means: OwnMeansName.optional(),
	/** The last four of its number; empty for what has none. */
	ending: z.string(),
	/** Minor units. */
	centAmount: z.int(),
})
export type PaidWith = z.infer<typeof PaidWith>
