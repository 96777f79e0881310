import type { Database } from '../database/client.ts'
import { notFound } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { getOrderRoute } from './contract.ts'
import { findOrder } from './queries.ts'

/** HTTP side of orders. The id is the key: it is 144 random bits, and only the shopper and the shop know it. */
export function orderRoutes({ db }: { db: Database }) {
	const app = createRouteApp()
	app.openapi(getOrderRoute, async (c) => {
		const order = await findOrder(db, c.req.valid('param').orderId)
		if (!order) throw notFound('order-not-found')
		return c.json(order, 200)
	})
	return app
}
