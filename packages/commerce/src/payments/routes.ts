import type { SiteCode } from '@vitrine/market/sites'
import { keys, SURROGATE_KEY } from '../changes/keys.ts'
import type { Database } from '../database/client.ts'
import { createRouteApp } from '../http/route-app.ts'
import { listPaymentRoutes, readSite } from '../web-domains/queries.ts'
import type { ParameterProblem } from '../web-domains/rules/fields.ts'
import { listPaymentProductsRoute } from './contract.ts'
import type { PaymentBook } from './providers/payment-book.ts'
import { offeredProducts } from './rules.ts'

export type PaymentRoutesOptions = {
	db: Database
	payments: PaymentBook
	/** Logs unknown ids of payment products, and those without a provider (R109). */
	onParameter?: (site: SiteCode, problem: ParameterProblem) => void
}

/** Payment products of a site. Provider webhooks belong to checkout, which applies them to orders. */
export function paymentRoutes({ db, payments, onParameter }: PaymentRoutesOptions) {
	return createRouteApp().openapi(listPaymentProductsRoute, async (c) => {
		const site = c.get('site')
		const { paymentProducts } = await readSite(db, site)
		const routes = await listPaymentRoutes(db, site)
		const products = offeredProducts(paymentProducts, {
			offerOf: (product) => payments.offer(routes, product),
			report: (problem) => onParameter?.(site, problem),
		})
		return c.json(products, 200, { [SURROGATE_KEY]: keys.site(site) })
	})
}
