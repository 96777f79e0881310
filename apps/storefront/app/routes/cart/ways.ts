import { listPaymentProductsRoute } from '@vitrine/commerce/payments/contract'
import { SITES } from '@vitrine/market/sites'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { countryViews } from '#app/document/addresses/countries.ts'

/** How an order can be paid, by the names of payment products, and where to it is delivered, in words. */
export type Ways = { payment: string[]; countries: string }

/** Told before the order begins (Directive 2011/83 art. 8(3)); null where it cannot be known now. */
export async function loadWays({ context }: LoaderArgs): Promise<Ways | null> {
	const { site, session, siteRecord, tag } = context.get(requestContext)
	const [products, params] = await Promise.all([session.gateway.callResult(listPaymentProductsRoute), siteRecord()])
	if (!products.ok) return null
	const countries = countryViews(params.deliveryCountries, { tag, own: SITES[site].countryCode }).map(
		({ name }) => name,
	)
	return {
		payment: products.data.map(({ name }) => name),
		countries: new Intl.ListFormat(tag, { type: 'conjunction' }).format(countries),
	}
}
