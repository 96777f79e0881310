import type { Samples } from '../declaration/test-gather-samples.ts'

/** The cart is that of checkout: one that is on its way to an order. */
export const samples: Samples = { accepted: ['addLineItem', 'createCart', 'mergeCart'] }
