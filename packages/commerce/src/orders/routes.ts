import type { Database } from '../database/client.ts'
import { notFound } from '../http/problem.ts'
import { createRouteApp, requireCustomer } from '../http/route-app.ts'
import { getOrderRoute, listCustomerOrdersRoute } from './contract.ts'
import { findOrder } from './queries/find-order.ts'
import { listCustomerOrders } from './queries/list-customer-orders.ts'

/** The id grants access: it is 144 random bits known only to shopper and shop. Without it customers read their orders signed in. */
export function orderRoutes({ db }: { db: Database }) {
	const app = createRouteApp()
	app.openapi(getOrderRoute, async (c) => {
		const order = await findOrder(db, c.req.valid('param').orderId)
		if (!order) throw notFound('order-not-found')
		return c.json(order, 200)
	})

	app.openapi(listCustomerOrdersRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		return c.json(await listCustomerOrders(db, { customerId, site: c.get('site'), ...c.req.valid('query') }), 200)
	})
	return app
}
