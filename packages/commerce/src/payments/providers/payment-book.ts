import type { PaymentRoute } from '../../web-domains/queries.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Account = { provider: string; account: string }

/** How a product is offered. `pageOrigins`: of the pages it is paid on; `countries`: see ProductAbility. */
export type ProductOffer = {
	pageOrigins: readonly string[]
	entry: 'code' | 'page'
	countries?: readonly string[] | undefined
}

/** The payment providers of a shop, one for each account. */
export type PaymentBook = {
	providers: readonly PaymentProvider[]
	/** Provider of a site's new payments with a product, by its routes; undefined where none takes it. */
	route(routes: readonly PaymentRoute[], product: string): PaymentProvider | undefined
	/** How a product can be paid; undefined where no provider takes it. */
	offer(routes: readonly PaymentRoute[], product: string): ProductOffer | undefined
	/** Provider of an account; undefined where it is not configured. */
	find(account: Account): PaymentProvider | undefined
	/** Provider a payment was placed with, whoever new payments go to. Throws where its account is not configured. */
	of(payment: Account): PaymentProvider
}

/** `sandbox` takes what no route leads elsewhere; without it such a product is not offered. */
export function createPaymentBook({
	accounts = [],
	sandbox,
}: {
	accounts?: readonly PaymentProvider[]
	sandbox?: PaymentProvider | undefined
}): PaymentBook {
	const providers = sandbox ? [...accounts, sandbox] : accounts
	function find({ provider: name, account }: Account): PaymentProvider | undefined {
		return providers.find((provider) => provider.name === name && provider.account === account)
	}
	function route(routes: readonly PaymentRoute[], product: string): PaymentProvider | undefined {
		const listed = routes.find((candidate) => candidate.product === product)
		const provider = listed ? find(listed) : sandbox
		return provider && Object.hasOwn(provider.products, product) ? provider : undefined
	}
	return {
		providers,
		find,
		route,
		offer(routes, product) {
			const provider = route(routes, product)
			if (!provider) return undefined
			const { pageOrigins, products } = provider
			const entry = routes.find((listed) => listed.product === product)?.entry ?? 'code'
			return { pageOrigins, entry, countries: products[product]!.countries }
		},
		of(payment) {
			const provider = find(payment)
			if (!provider) throw new Error(`no payment account ${payment.provider}/${payment.account}`)
			return provider
		},
	}
}
