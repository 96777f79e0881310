import type { Samples } from '../declaration/test-gather-samples.ts'

/** The orders are those of checkout, which makes them. */
export const samples: Samples = { accepted: ['getOrder'] }
