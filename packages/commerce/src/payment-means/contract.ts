import { component } from '../http/openapi.ts'
import { z } from '@hono/zod-openapi'

/**
 * Payment means in refund order (decision 0065): bank money is worth more to a customer than credit, and credit, which
 * never expires, more than a gift card. Payment uses the reverse order.
 */
export const MEANS_NAMES = ['bank', 'store-credit', 'gift-card'] as const
export const MeansName = z.enum(MEANS_NAMES).openapi('MeansName')
export type MeansName = z.infer<typeof MeansName>

/** Gift cards and store credit; the bank pays the rest. */
export const OwnMeansName = MeansName.exclude(['bank']).openapi('OwnMeansName')
export type OwnMeansName = z.infer<typeof OwnMeansName>

/** Amount a gift card or store credit paid of an order. */
export const PaidWith = component('PaidWith', {
	/** Missing in older orders: a gift card. */
	means: OwnMeansName.optional(),
	/** Last four characters of the number; empty for a source without one. */
	ending: z.string(),
	/** Minor units. */
	centAmount: z.int(),
})
export type PaidWith = z.infer<typeof PaidWith>
