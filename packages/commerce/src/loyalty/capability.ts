import type { Capability } from '../declaration/capability.ts'

/** Checkout, order and customer store the card number themselves. */
export const loyalty: Capability = { name: 'loyalty', tables: {} }
