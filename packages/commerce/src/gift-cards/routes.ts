import type { Database } from '../database/client.ts'
import { notFound, refusedValues } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { readSite } from '../web-domains/queries.ts'
import { readGiftCardBalanceRoute } from './contract.ts'
import { findGiftCardBySecret } from './queries.ts'

/** Gift card routes; 404 where the site sells none (R111). */
export function giftCardRoutes({ db }: { db: Database }) {
	return createRouteApp().openapi(readGiftCardBalanceRoute, async (c) => {
		const { giftCard } = await readSite(db, c.get('site'))
		if (!giftCard) throw notFound('gift-cards-off')
		const card = await findGiftCardBySecret(db, c.req.valid('json'))
		if (!card) throw refusedValues([{ field: 'code', code: 'gift-card-unknown' }])
		return c.json({ currency: card.currency, balanceCentAmount: card.balanceCentAmount }, 200)
	})
}
