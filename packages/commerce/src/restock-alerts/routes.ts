import type { Context } from 'hono'
import { describeVariants } from '../catalog/queries/describe-variants.ts'
import type { Database } from '../database/client.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { createRouteApp, type RouteEnv } from '../http/route-app.ts'
import { requireShopPage } from '../http/shop-page.ts'
import { askRestock, confirmRestock, endRestock } from './commands.ts'
import {
	askRestockRoute,
	confirmRestockRoute,
	endRestockRoute,
	getRestockRoute,
	type RestockAlert,
} from './contract.ts'
import { readRestock } from './queries.ts'

export type RestockAlertOptions = {
	db: Database
	clock: () => Date
	/** True if a URL belongs to the shop: e-mails link to no other. */
	isShopUrl: (url: URL) => boolean
}

/** Alerts about sold-out sizes, for who has no account. */
export function restockAlertRoutes({ db, clock, isShopUrl }: RestockAlertOptions) {
	const app = createRouteApp()

	async function stateOf(c: Context<RouteEnv>, alertId: string): Promise<RestockAlert> {
		const found = await readRestock(db, { alertId, site: c.get('site'), language: c.get('language'), now: clock() })
		if (!found) throw notFound('alert-not-found')
		return found
	}

	app.openapi(askRestockRoute, async (c) => {
		const asked = c.req.valid('json')
		requireShopPage(asked.pageUrl, isShopUrl)
		const [site, language, now] = [c.get('site'), c.get('language'), clock()]
		const variant = (await describeVariants(db, { site, language, skus: [asked.sku], now })).get(asked.sku)
		if (!variant?.isPublished) throw notFound('variant-not-found')
		if (variant.available > 0) throw new ProblemError({ status: 409, code: 'in-stock' })
		await askRestock(db, { ...asked, site, languageTag: c.get('languageTag'), now })
		return c.body(null, 202)
	})

	app.openapi(getRestockRoute, async (c) => c.json(await stateOf(c, c.req.valid('param').alertId), 200))

	app.openapi(confirmRestockRoute, async (c) => {
		const { alertId } = c.req.valid('param')
		await stateOf(c, alertId)
		await confirmRestock(db, { alertId, now: clock() })
		return c.json(await stateOf(c, alertId), 200)
	})

	app.openapi(endRestockRoute, async (c) => {
		const { alertId } = c.req.valid('param')
		await stateOf(c, alertId)
		await endRestock(db, { alertId, now: clock() })
		return c.json(await stateOf(c, alertId), 200)
	})

	return app
}
