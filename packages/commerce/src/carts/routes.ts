import type { SiteCode } from '@vitrine/market/sites'
import type { Context } from 'hono'
import type { Database } from '../database/client.ts'
import { conflict, notFound, refusedValues } from '../http/problem.ts'
import { createRouteApp, type RouteEnv } from '../http/route-app.ts'
import type { NewGiftCard } from '../gift-cards/contract.ts'
import type { ParameterProblem } from '../web-domains/rules/fields.ts'
import {
	addGiftCard,
	createCartWithGiftCard,
	redeemCoupon,
	removeCoupon,
	removeGiftCard,
} from './commands/change-cart.ts'
import { addLineItem, type CartResult, changeLineItem, moveLineItem } from './commands/change-lines.ts'
import { openCart, openCartWith } from './commands/open-cart.ts'
import {
	type AddLineItem,
	addGiftCardRoute,
	addLineItemRoute,
	type Cart,
	changeLineItemRoute,
	createCartRoute,
	getCartRoute,
	redeemCouponRoute,
	removeCouponRoute,
	removeGiftCardRoute,
	removeLineItemRoute,
} from './contract.ts'
import { describeCart } from './queries/describe-cart.ts'
import { type CartInput, cartCacheOf, findCart } from './queries/find-cart.ts'

export type CartRoutesOptions = {
	db: Database
	clock: () => Date
	/** Receives the invalid parameters of a site (T3): a cart is often the first to read its record. */
	onParameter?: (site: SiteCode, problem: ParameterProblem) => void
}

const NOT_FOUND = new Set<string>(['cart-not-found', 'line-not-found', 'variant-not-found', 'gift-cards-off'])

/** A cart belongs to one site: with another store header it is not found. */
export function cartRoutes({ db, clock, onParameter }: CartRoutesOptions) {
	const app = createRouteApp()
	const cache = cartCacheOf(db)

	function reading(c: Context<RouteEnv>): CartInput {
		const site = c.get('site')
		const report = (problem: ParameterProblem) => onParameter?.(site, problem)
		return { site, language: c.get('language'), now: clock(), cache, report }
	}

	async function answer(c: Context<RouteEnv>, result: CartResult): Promise<Cart> {
		if (!result.ok) {
			if (NOT_FOUND.has(result.reason)) throw notFound(result.reason)
			if (result.reason === 'refused-values') throw refusedValues(result.errors)
			throw conflict(result.reason)
		}
		if (result.state) return describeCart(result.state, { now: clock() })
		const cart = await findCart(db, { ...reading(c), cartId: result.cartId })
		if (!cart) throw notFound('cart-not-found')
		return cart
	}

	type FirstLine = { lineItem?: AddLineItem; giftCard?: NewGiftCard }

	async function opened(c: Context<RouteEnv>, { lineItem, giftCard }: FirstLine): Promise<CartResult> {
		const opening = { ...reading(c), customerId: c.get('customer')?.customerId }
		if (lineItem) return openCartWith(db, { ...opening, ...lineItem })
		if (giftCard) return createCartWithGiftCard(db, { ...opening, giftCard })
		return openCart(db, opening)
	}

	app.openapi(createCartRoute, async (c) => {
		const { lineItem, giftCard } = c.req.valid('json')
		return c.json(await answer(c, await opened(c, { lineItem, giftCard })), 201)
	})

	app.openapi(getCartRoute, async (c) => c.json(await answer(c, { ok: true, ...c.req.valid('param') }), 200))

	app.openapi(addLineItemRoute, async (c) => {
		const change = { ...reading(c), ...c.req.valid('param'), ...c.req.valid('json') }
		return c.json(await answer(c, await addLineItem(db, change)), 200)
	})

	app.openapi(changeLineItemRoute, async (c) => {
		const { sku } = c.req.valid('param')
		const { sku: other = sku, quantity } = c.req.valid('json')
		const change = { ...reading(c), ...c.req.valid('param'), quantity }
		const changed =
			other === sku || quantity === 0
				? await changeLineItem(db, change)
				: await moveLineItem(db, { ...change, sku: other, from: sku })
		return c.json(await answer(c, changed), 200)
	})

	app.openapi(removeLineItemRoute, async (c) => {
		const change = { ...reading(c), ...c.req.valid('param'), quantity: 0 }
		return c.json(await answer(c, await changeLineItem(db, change)), 200)
	})

	app.openapi(addGiftCardRoute, async (c) => {
		const change = { ...reading(c), ...c.req.valid('param'), giftCard: c.req.valid('json') }
		return c.json(await answer(c, await addGiftCard(db, change)), 200)
	})

	app.openapi(removeGiftCardRoute, async (c) => {
		return c.json(await answer(c, await removeGiftCard(db, { ...reading(c), ...c.req.valid('param') })), 200)
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
