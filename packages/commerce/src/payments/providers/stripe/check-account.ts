import Stripe from 'stripe'
import { STRIPE_PRODUCTS, methodOf } from './methods.ts'

/** Faults of an account: a key that is refused, and products that are not enabled there. Throws when Stripe is out of reach. */
export async function checkAccount(stripe: Stripe, products: readonly string[]): Promise<string[]> {
	const unknown = products.filter((product) => !Object.hasOwn(STRIPE_PRODUCTS, product))
	const faults = unknown.map((product) => `Stripe has no product ${product}`)
	try {
		const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 })
		const known = products.filter((product) => !unknown.includes(product))
		const disabled = known.filter((product) => {
			const { method } = methodOf(product)
			return !data.some((configuration) => configuration.active && configuration[method]?.available)
		})
		return [...faults, ...disabled.map((product) => `${product} is not enabled in the account`)]
	} catch (error) {
		if (error instanceof Stripe.errors.StripeAuthenticationError) return [...faults, 'the secret key is refused']
		// A restricted key may lack this permission only.
		if (error instanceof Stripe.errors.StripePermissionError) return faults
		throw error
	}
}
