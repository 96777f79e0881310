import type { Capability } from '../declaration/capability.ts'

/** The number of a card is kept where it is typed: with the checkout, the order and the customer. */
export const loyalty: Capability = { name: 'loyalty', tables: {} }
