import type { ProductAbility } from '../payment-provider.ts'

/** Our products by their name at Stripe. Those that it authorizes first are captured by the shop. */
const METHODS = {
	card: { method: 'card', captures: 'later' },
	paypal: { method: 'paypal', captures: 'later' },
	satispay: { method: 'satispay', captures: 'later' },
	bizum: { method: 'bizum', captures: 'now' },
	blik: { method: 'blik', captures: 'now' },
	przelewy24: { method: 'p24', captures: 'now' },
	twint: { method: 'twint', captures: 'now' },
} as const satisfies Record<string, ProductAbility & { method: string }>
export type StripeMethod = (typeof METHODS)[keyof typeof METHODS]['method']

export const STRIPE_PRODUCTS: Readonly<Record<string, ProductAbility>> = METHODS

/** The name of one of our products at Stripe; throws for one it has not. */
export function methodOf(product: string): { method: StripeMethod; captures: 'now' | 'later' } {
	const found = Object.entries(METHODS).find(([id]) => id === product)?.[1]
	if (!found) throw new Error(`Stripe has no product ${product}`)
	return found
}
