import type { Context } from 'hono'
import type { Database } from '../database/client.ts'
import { conflict, notFound } from '../http/problem.ts'
import { createRouteApp, type RouteEnv } from '../http/route-app.ts'
import {
	addLineItem,
	type CartResult,
	changeLineItem,
	createCart,
	createCartWith,
	redeemCoupon,
	removeCoupon,
} from './commands.ts'
import {
	addLineItemRoute,
	type Cart,
	changeLineItemRoute,
	createCartRoute,
	getCartRoute,
	redeemCouponRoute,
	removeCouponRoute,
	removeLineItemRoute,
} from './contract.ts'
import { type CartReading, findCart } from './queries.ts'

/** HTTP side of carts. A cart belongs to one site: under another store header it is not found. */
export function cartRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	const app = createRouteApp()

	function reading(c: Context<RouteEnv>): CartReading {
		return { site: c.get('site'), language: c.get('language'), now: clock() }
	}

	async function answer(c: Context<RouteEnv>, result: CartResult): Promise<Cart> {
		if (!result.ok) {
			if (result.reason === 'cart-not-found' || result.reason === 'variant-not-found') throw notFound(result.reason)
			throw conflict(result.reason)
		}
		const cart = await findCart(db, { ...reading(c), cartId: result.cartId })
		if (!cart) throw notFound('cart-not-found')
		return cart
	}

	app.openapi(createCartRoute, async (c) => {
		const { lineItem } = c.req.valid('json')
		const result: CartResult = lineItem
			? await createCartWith(db, { ...reading(c), ...lineItem })
			: { ok: true, cartId: await createCart(db, reading(c)) }
		return c.json(await answer(c, result), 201)
	})

	app.openapi(getCartRoute, async (c) => c.json(await answer(c, { ok: true, ...c.req.valid('param') }), 200))

	app.openapi(addLineItemRoute, async (c) => {
		const change = { ...reading(c), ...c.req.valid('param'), ...c.req.valid('json') }
		return c.json(await answer(c, await addLineItem(db, change)), 200)
	})

	app.openapi(changeLineItemRoute, async (c) => {
		const change = { ...reading(c), ...c.req.valid('param'), ...c.req.valid('json') }
		return c.json(await answer(c, await changeLineItem(db, change)), 200)
	})

	app.openapi(removeLineItemRoute, async (c) => {
		const change = { ...reading(c), ...c.req.valid('param'), quantity: 0 }
		return c.json(await answer(c, await changeLineItem(db, change)), 200)
	})

	app.openapi(redeemCouponRoute, async (c) => {
		const options = { ...reading(c), ...c.req.valid('param'), ...c.req.valid('json') }
		return c.json(await answer(c, await redeemCoupon(db, options)), 200)
	})

	app.openapi(removeCouponRoute, async (c) => {
		return c.json(await answer(c, await removeCoupon(db, { ...reading(c), ...c.req.valid('param') })), 200)
	})

	return app
}
