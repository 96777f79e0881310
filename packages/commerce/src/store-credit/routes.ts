import type { Database } from '../database/client.ts'
import { createRouteApp, requireCustomer } from '../http/route-app.ts'
import { getStoreCreditRoute } from './contract.ts'
import { readStoreCredit } from './queries.ts'

/** Reads store credit. Cancellation and return issue it, the checkout redeems it. */
export function storeCreditRoutes({ db }: { db: Database }) {
	return createRouteApp().openapi(getStoreCreditRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		return c.json(await readStoreCredit(db, customerId), 200)
	})
}
