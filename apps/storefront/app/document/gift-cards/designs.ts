import type { GiftCardDetails } from '@vitrine/commerce/gift-cards/contract'

export type Design = GiftCardDetails['design']

/** What the browser needs of the contract, which stays on the server with its validator. */
export const DESIGNS = ['linen', 'stripes', 'flowers', 'knit'] as const satisfies readonly Design[]

/** Characters of a message. */
export const LONGEST_MESSAGE = 200
