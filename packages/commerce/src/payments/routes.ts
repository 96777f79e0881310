import type { SiteCode } from '@vitrine/market/sites'
import { keys, SURROGATE_KEY } from '../changes/keys.ts'
import type { Database } from '../database/client.ts'
import { createRouteApp } from '../http/route-app.ts'
import { readSite } from '../web-domains/queries.ts'
import type { ParameterProblem } from '../web-domains/rules/fields.ts'
import { listPaymentProductsRoute } from './contract.ts'
import { readPaymentProducts } from './rules.ts'

export type PaymentRoutesOptions = {
	db: Database
	/** Logs unknown ids of payment products (R109). */
	onParameter?: (site: SiteCode, problem: ParameterProblem) => void
}

/** Payment products of a site. Provider webhooks belong to checkout, which applies them to orders. */
export function paymentRoutes({ db, onParameter }: PaymentRoutesOptions) {
	return createRouteApp().openapi(listPaymentProductsRoute, async (c) => {
		const site = c.get('site')
		const { paymentProducts } = await readSite(db, site)
		const { products, unknown } = readPaymentProducts(paymentProducts)
		for (const id of unknown)
			onParameter?.(site, { field: 'paymentProducts', value: id, reason: 'unknown-payment-product' })
		return c.json(products, 200, { [SURROGATE_KEY]: keys.site(site) })
	})
}
