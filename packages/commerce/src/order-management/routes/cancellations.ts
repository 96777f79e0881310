import type { Database } from '../../database/client.ts'
import { conflict, notFound } from '../../http/problem.ts'
import { createRouteApp } from '../../http/route-app.ts'
import { tidyOrderNumber } from '../../orders/rules.ts'
import { cancelUnits } from '../../returns/commands/cancel-units.ts'
import { cancelOrderUnitsRoute } from '../contract/cancellations.ts'

/** Units that will not leave, as other systems tell them; orders of other sites than the caller's are not found. */
export function cancellationRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	return createRouteApp().openapi(cancelOrderUnitsRoute, async (c) => {
		const by = { column: 'order_number', value: tidyOrderNumber(c.req.valid('param').orderNumber) } as const
		const { 'idempotency-key': key } = c.req.valid('header')
		const { sites } = c.get('operator')
		const result = await cancelUnits(db, { by, key, ...c.req.valid('json'), sites, now: clock() })
		if (result.ok) return c.json(result.cancelled, 200)
		throw result.reason === 'order-not-found' ? notFound(result.reason) : conflict(result.reason)
	})
}
