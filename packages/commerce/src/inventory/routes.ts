import type { Database } from '../database/client.ts'
import { createRouteApp } from '../http/route-app.ts'
import { type Adjustment, applyAdjustments } from '../stock/commands/apply-adjustments.ts'
import { listShortages } from '../stock/queries.ts'
import { adjustStockRoute, listShortagesRoute } from './contract.ts'
import { findKnownSkus } from './queries.ts'

/** Units as other systems tell them. */
export function inventoryRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	return createRouteApp()
		.openapi(adjustStockRoute, async (c) => {
			const { source, items } = c.req.valid('json') as { source: string; items: Adjustment[] }
			const knownSkus = await findKnownSkus(db, [...new Set(items.map(({ sku }) => sku))])
			const adjusted = await applyAdjustments(db, { source, items, knownSkus, now: clock() })
			return c.json({ items: items.map(({ location, sku }, index) => ({ location, sku, ...adjusted[index]! })) }, 200)
		})
		.openapi(listShortagesRoute, async (c) => c.json({ items: await listShortages(db) }, 200))
}
