import type { Samples } from '../declaration/test-gather-samples.ts'

/** The cart is that of checkout, about to become an order. */
export const samples: Samples = { accepted: ['addLineItem', 'createCart', 'mergeCart'] }
