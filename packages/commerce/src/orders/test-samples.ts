import type { Samples } from '../declaration/test-gather-samples.ts'

/** Checkout creates the orders. */
export const samples: Samples = { accepted: ['getOrder'] }
