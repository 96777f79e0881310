import type { Database } from '../../database/client.ts'
import { notFound } from '../../http/problem.ts'
import { createRouteApp } from '../../http/route-app.ts'
import { getFullOrderRoute, listOrdersRoute } from '../contract/orders.ts'
import { findFullOrder } from '../queries/find-full-order.ts'
import { listOrders } from '../queries/list-orders.ts'
import { cancellationRoutes } from './cancellations.ts'
import { holdRoutes } from './holds.ts'

/** Orders for other systems; those of other sites than the caller's are not found. */
export function orderManagementRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	// Before those by number.
	const app = createRouteApp().route('/', holdRoutes({ db, clock }))
	app.route('/', cancellationRoutes({ db, clock }))
	app.openapi(listOrdersRoute, async (c) => {
		const { sites } = c.get('operator')
		return c.json(await listOrders(db, { ...c.req.valid('query'), sites }), 200)
	})

	app.openapi(getFullOrderRoute, async (c) => {
		const order = await findFullOrder(db, { ...c.req.valid('param'), sites: c.get('operator').sites })
		if (!order) throw notFound('order-not-found')
		return c.json(order, 200)
	})
	return app
}
