import type { Context } from 'hono'
import type { Database } from '../../database/client.ts'
import { conflict, notFound } from '../../http/problem.ts'
import { createRouteApp, type RouteEnv } from '../../http/route-app.ts'
import { releaseOrder } from '../../order-holds/commands.ts'
import { listHeldOrders } from '../../order-holds/queries.ts'
import { cancelHeldOrder } from '../../returns/commands/cancel-held-order.ts'
import { cancelHeldOrderRoute, listHeldOrdersRoute, releaseOrderRoute } from '../contract/holds.ts'

type Result = { ok: true } | { ok: false; reason: string }

/** Orders that wait for a person; those of other sites than the caller's are not found. */
export function holdRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	const app = createRouteApp()
	app.openapi(listHeldOrdersRoute, async (c) => {
		return c.json({ orders: await listHeldOrders(db, c.get('operator').sites) }, 200)
	})

	app.openapi(releaseOrderRoute, async (c) => {
		requireDone(await releaseOrder(db, { ...c.req.valid('param'), ...c.req.valid('json'), ...decider(c) }))
		return c.body(null, 204)
	})

	app.openapi(cancelHeldOrderRoute, async (c) => {
		requireDone(await cancelHeldOrder(db, { ...c.req.valid('param'), ...c.req.valid('json'), ...decider(c) }))
		return c.body(null, 204)
	})

	function decider(c: Context<RouteEnv>) {
		const { name: by, sites } = c.get('operator')
		return { by, sites, now: clock() }
	}
	return app
}

function requireDone(result: Result): void {
	if (!result.ok) throw result.reason === 'order-not-found' ? notFound(result.reason) : conflict(result.reason)
}
