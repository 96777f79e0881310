import { SITES } from '@vitrine/market/sites'
import { findCart } from '../../carts/queries/find-cart.ts'
import { holdsOnlyGiftCards } from '../../carts/rules.ts'
import { keys, SURROGATE_KEY } from '../../changes/keys.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { createRouteApp } from '../../http/route-app.ts'
import { listDeliveryMethodsRoute, listPickupPointsRoute } from '../contract/delivery.ts'
import { findPointsNear } from '../commands/ask-networks.ts'
import type { PickupNetwork } from '../providers/pickup-network.ts'
import { type FollowingOptions, followingRoutes } from './following.ts'
import { warehouseRoutes } from './warehouse.ts'
import { nextArrivalChange } from '../rules/delivery.ts'
import { findDeliveryMethod, listDeliveryMethods, listStorePoints } from '../queries/delivery-methods.ts'

const POINT_LIMIT = 20

/** Delivery methods, prices and dates, and pick-up points. */
export function fulfillmentRoutes(options: FollowingOptions & { networks: readonly PickupNetwork[] }) {
	const { db, clock, networks } = options
	const app = createRouteApp()
	app.route('/', followingRoutes(options))
	app.route('/', warehouseRoutes({ db, clock }))

	app.openapi(listDeliveryMethodsRoute, async (c) => {
		const { cartId } = c.req.valid('query')
		const reading = { site: c.get('site'), language: c.get('language'), now: clock() }
		const cart = cartId === undefined ? undefined : await findCart(db, { ...reading, cartId })
		if (cartId !== undefined && !cart) throw notFound('cart-not-found')
		// Their table is followed by the site's key; a cart's methods are its shopper's own.
		if (!cart) {
			c.header(SURROGATE_KEY, keys.site(reading.site))
			c.header('Expires', nextArrivalChange({ now: reading.now, timeZone: SITES[reading.site].timeZone }).toUTCString())
		}
		return c.json(
			await listDeliveryMethods(db, {
				...reading,
				goodsCentAmount: cart?.goodsCentAmount ?? 0,
				onlyGiftCards: cart !== undefined && holdsOnlyGiftCards(cart),
			}),
			200,
		)
	})

	app.openapi(listPickupPointsRoute, async (c) => {
		const { methodId, near, countryCode } = c.req.valid('query')
		const site = c.get('site')
		const method = await findDeliveryMethod(db, { site, methodId })
		if (!method || method.kind === 'home') throw notFound('delivery-method-not-found')
		if (method.kind === 'store') return c.json(await listStorePoints(db, { site, near, limit: POINT_LIMIT }), 200)
		try {
			const place = { countryCode: countryCode?.toUpperCase() ?? SITES[site].countryCode, near, limit: POINT_LIMIT }
			return c.json(await findPointsNear(db, { networks, ...place, now: clock() }), 200)
		} catch (cause) {
			throw new ProblemError({ status: 503, code: 'pickup-network-unavailable', cause })
		}
	})

	return app
}
