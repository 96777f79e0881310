import type { Database } from '../database/client.ts'
import { ProblemError } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { changePriceList } from './commands.ts'
import { changePricesRoute } from './contract.ts'

/** Prices as other systems tell them. */
export function priceListRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	return createRouteApp().openapi(changePricesRoute, async (c) => {
		const { site, items } = c.req.valid('json')
		const { sites } = c.get('operator')
		if (sites && !sites.includes(site)) throw new ProblemError({ status: 403, code: 'site-not-permitted' })
		const changes = items.map(({ offer, ...item }) => ({
			...item,
			offer: offer && {
				centAmount: offer.centAmount,
				from: new Date(offer.from),
				until: offer.until ? new Date(offer.until) : null,
			},
		}))
		const outcomes = await changePriceList(db, { site, items: changes, now: clock() })
		return c.json({ items: items.map(({ sku }, index) => ({ sku, outcome: outcomes[index]! })) }, 200)
	})
}
