import type { SiteCode } from '@vitrine/market/sites'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Database } from '../../database/client.ts'
import type { PickupNetwork } from '../../fulfillment/providers/pickup-network.ts'
import { requireShopPage } from '../../http/shop-page.ts'
import { conflict, notFound, ProblemError, refusedValues } from '../../http/problem.ts'
import { createRouteApp, requireCustomer, type RouteEnv } from '../../http/route-app.ts'
import type { PaymentMeans } from '../../payment-means/providers/payment-means.ts'
import type { PaymentBook } from '../../payments/providers/payment-book.ts'
import { createLimit } from '../../queue/limit.ts'
import type { ParameterProblem } from '../../web-domains/rules/fields.ts'
import { chooseDelivery, choosePayment, type FillResult, identify } from '../commands/fill-checkout.ts'
import { placeOrder } from '../commands/place-order.ts'
import { type GiftCardUse, putMeansAway, useGiftCard } from '../commands/pay-with-gift-card.ts'
import { type StoreCreditUse, useStoreCredit } from '../commands/pay-with-store-credit.ts'
import { startCheckout } from '../commands/start-checkout.ts'
import {
	addCheckoutGiftCardRoute,
	type Checkout,
	chooseDeliveryRoute,
	choosePaymentRoute,
	getCheckoutRoute,
	identifyRoute,
	placeOrderRoute,
	putStoreCreditAwayRoute,
	removeCheckoutGiftCardRoute,
	startCheckoutRoute,
	useStoreCreditRoute,
} from '../contract.ts'
import { findCheckout } from '../queries/describe-checkout.ts'
import type { CheckoutInput } from '../queries/read-checkout.ts'
import { settlementRoutes } from './settlement.ts'
import { mergeCartRoute } from '../../carts/contract.ts'
import { type CartCache, cartCacheOf, findCart } from '../../carts/queries/find-cart.ts'
import { mergeCarts } from '../commands/merge-carts.ts'
import type { Secrets } from '../../settings/fields.ts'

export type CheckoutRoutesOptions = {
	db: Database
	clock: () => Date
	payments: PaymentBook
	/** Gift cards and store credit, as the capabilities declare them. */
	means: readonly PaymentMeans[]
	networks: readonly PickupNetwork[]
	holdSeconds: number
	/** Maximum number of unpaid orders per network or customer at a time. */
	unpaidOrders: number
	/** HMAC key of the origins that are counted. */
	authSecrets: Secrets
	/** True if a URL belongs to the shop, so that a provider may redirect there. */
	isShopUrl: (url: URL) => boolean
	/** Receives the invalid parameters of a site, such as unknown countries (T3). */
	onParameter?: (site: SiteCode, problem: ParameterProblem) => void
	/** Receives what a provider has thrown when an order was placed. */
	onPaymentError?: (error: unknown) => void
	/** Milliseconds a request waits for a provider; see inTime. */
	patience?: number
}

/**
 * Orders a process places at the same time; others wait without a connection, so that a SKU everybody wants cannot
 * take all connections of the pool (decision 0083).
 */
const MOST_PLACED_AT_ONCE = 4

export function checkoutRoutes(services: CheckoutRoutesOptions) {
	const options = { ...services, cache: cartCacheOf(services.db), admit: createLimit(MOST_PLACED_AT_ONCE) }
	const { db, networks } = options
	const app = createRouteApp().route('/', mergeRoutes(options)).route('/', settlementRoutes(options))

	const { reading, answer, describe } = checkoutAnswers(options)
	addMeansRoutes(app, options)

	app.openapi(startCheckoutRoute, async (c) => {
		const started = await startCheckout(db, { ...reading(c), ...c.req.valid('json') })
		if (!started.ok) throw started.reason === 'cart-not-found' ? notFound(started.reason) : conflict(started.reason)
		return c.json(started.checkout ?? (await describe(c, started.checkoutId)), 200)
	})

	app.openapi(getCheckoutRoute, async (c) => c.json(await describe(c, c.req.valid('param').checkoutId), 200))

	app.openapi(identifyRoute, async (c) => {
		const { checkoutId } = c.req.valid('param')
		const result = await identify(db, { ...reading(c), checkoutId, ...c.req.valid('json') })
		return c.json(await answer(c, checkoutId, result), 200)
	})

	app.openapi(chooseDeliveryRoute, async (c) => {
		const { checkoutId } = c.req.valid('param')
		const choice = c.req.valid('json')
		const result = await chooseDelivery(db, { ...reading(c), checkoutId, choice, networks })
		return c.json(await answer(c, checkoutId, result), 200)
	})

	app.openapi(choosePaymentRoute, async (c) => {
		const { checkoutId } = c.req.valid('param')
		const result = await choosePayment(db, { ...reading(c), checkoutId, ...c.req.valid('json') })
		return c.json(await answer(c, checkoutId, result), 200)
	})

	app.openapi(placeOrderRoute, async (c) => {
		const { checkoutId } = c.req.valid('param')
		const submitted = c.req.valid('json')
		requireShopPage(submitted.returnUrl, options.isShopUrl, 'returnUrl')
		const languageTag = c.get('languageTag')
		const {
			authSecrets: [secret],
			unpaidOrders: most,
		} = options
		const origin = { clientAddress: c.get('clientAddress'), secret, most }
		const placing = { ...reading(c), ...options, checkoutId, languageTag, submitted, origin }
		const result = await placeOrder(db, placing)
		if (result.ok) return c.json(result.placed, 200)
		if (result.reason === 'checkout-not-found') throw notFound(result.reason)
		if (result.reason === 'payment-code') throw refusedValues([{ field: 'code', code: 'payment-code' }])
		throw new ProblemError({ status: 409, code: result.reason })
	})

	return app
}

/** Context and responses common to all checkout calls. */
function checkoutAnswers({
	db,
	clock,
	means,
	payments,
	onParameter,
	cache,
}: CheckoutRoutesOptions & { cache: CartCache }) {
	function reading(c: Context<RouteEnv>): Omit<CheckoutInput, 'checkoutId'> {
		const site = c.get('site')
		return {
			site,
			language: c.get('language'),
			now: clock(),
			means,
			payments,
			cache,
			customerId: c.get('customer')?.customerId,
			report: (problem) => onParameter?.(site, problem),
		}
	}

	async function describe(c: Context<RouteEnv>, checkoutId: string): Promise<Checkout> {
		const checkout = await findCheckout(db, { ...reading(c), checkoutId })
		if (!checkout) throw notFound('checkout-not-found')
		return checkout
	}

	async function answer(
		c: Context<RouteEnv>,
		checkoutId: string,
		result: FillResult | GiftCardUse | StoreCreditUse,
	): Promise<Checkout> {
		if (result.ok) return result.checkout ?? describe(c, checkoutId)
		if (result.reason === 'refused-values') throw refusedValues(result.errors)
		if (result.reason === 'checkout-not-found') throw notFound(result.reason)
		throw conflict(result.reason)
	}

	return { reading, answer, describe }
}

/** Routes of gift cards and store credit. */
function addMeansRoutes(app: OpenAPIHono<RouteEnv>, options: CheckoutRoutesOptions & { cache: CartCache }): void {
	const { db } = options
	const { reading, answer } = checkoutAnswers(options)

	app.openapi(addCheckoutGiftCardRoute, async (c) => {
		const { checkoutId } = c.req.valid('param')
		const result = await useGiftCard(db, { ...reading(c), checkoutId, secret: c.req.valid('json') })
		return c.json(await answer(c, checkoutId, result), 200)
	})

	app.openapi(removeCheckoutGiftCardRoute, async (c) => {
		const { checkoutId, giftCardId } = c.req.valid('param')
		const result = await putMeansAway(db, { site: c.get('site'), checkoutId, means: 'gift-card', sourceId: giftCardId })
		return c.json(await answer(c, checkoutId, result), 200)
	})

	app.openapi(useStoreCreditRoute, async (c) => {
		requireCustomer(c)
		const { checkoutId } = c.req.valid('param')
		const result = await useStoreCredit(db, { ...reading(c), checkoutId })
		return c.json(await answer(c, checkoutId, result), 200)
	})

	app.openapi(putStoreCreditAwayRoute, async (c) => {
		const { checkoutId } = c.req.valid('param')
		const result = await putMeansAway(db, { site: c.get('site'), checkoutId, means: 'store-credit' })
		return c.json(await answer(c, checkoutId, result), 200)
	})
}

/** Merging carts belongs here because an open checkout moves along, which carts do not know. */
function mergeRoutes({ db, clock }: { db: Database; clock: () => Date }) {
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
