import type { Database } from '../database/client.ts'
import { createRouteApp, requireCustomer } from '../http/route-app.ts'
import { getStoreCreditRoute } from './contract.ts'
import { readStoreCredit } from './queries.ts'

/** HTTP side of store credit. It is chosen where an order ends, and used at the checkout. */
export function storeCreditRoutes({ db }: { db: Database }) {
	return createRouteApp().openapi(getStoreCreditRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		return c.json(await readStoreCredit(db, customerId), 200)
	})
}
