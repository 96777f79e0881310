import { mergeCartRoute } from '../../carts/contract.ts'
import { findCart } from '../../carts/queries.ts'
import type { Database } from '../../database/client.ts'
import { notFound } from '../../http/problem.ts'
import { createRouteApp, requireCustomer } from '../../http/route-app.ts'
import { mergeCarts } from '../commands/merge-carts.ts'

/** Merging carts is heard here, because an open checkout goes along, which carts do not know. */
export function mergeRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	return createRouteApp().openapi(mergeCartRoute, async (c) => {
		const { customerId } = requireCustomer(c)
		const { cartId } = c.req.valid('param')
		const of = { site: c.get('site'), language: c.get('language'), now: clock() }
		const merged = await mergeCarts(db, { ...of, customerId, cartId: cartId === 'none' ? undefined : cartId })
		const cart = merged.ok && (await findCart(db, { ...of, cartId: merged.cartId }))
		if (!cart) throw notFound('cart-not-found')
		return c.json(cart, 200)
	})
}
