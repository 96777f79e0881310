import type { Database } from '../../database/client.ts'
import { notFound } from '../../http/problem.ts'
import { createRouteApp, requireCustomer } from '../../http/route-app.ts'
import { requireShopPage } from '../../http/shop-page.ts'
import { requestOrderLink } from '../commands/request-order-link.ts'
import {
	askForOrderLinkRoute,
	getCustomerOrderRoute,
	getOrderProgressRoute,
	trackOrderRoute,
} from '../contract/delivery.ts'
import { findFollowedOrder, findOrderProgress, findTrackedOrder } from '../queries/follow-order.ts'

export type FollowingOptions = {
	db: Database
	clock: () => Date
	/** True if a URL belongs to the shop: e-mails link to no other. */
	isShopUrl: (url: URL) => boolean
}

/** Order tracking for buyers: signed in, or by order number and e-mail address. */
export function followingRoutes({ db, clock, isShopUrl }: FollowingOptions) {
	const app = createRouteApp()

	app.openapi(getCustomerOrderRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const order = await findFollowedOrder(db, { customerId, ...c.req.valid('param') })
		if (!order) throw notFound('order-not-found')
		return c.json(order, 200)
	})

	app.openapi(getOrderProgressRoute, async (c) => {
		const progress = await findOrderProgress(db, c.req.valid('param').orderId)
		if (!progress) throw notFound('order-not-found')
		return c.json(progress, 200)
	})

	app.openapi(trackOrderRoute, async (c) => {
		const order = await findTrackedOrder(db, c.req.valid('json'))
		if (!order) throw notFound('order-not-found')
		return c.json(order, 200)
	})

	app.openapi(askForOrderLinkRoute, async (c) => {
		const json = c.req.valid('json')
		requireShopPage(json.pageUrl, isShopUrl)
		await requestOrderLink(db, { ...json, now: clock() })
		return c.body(null, 202)
	})

	return app
}
