import type { ProductPage } from '@vitrine/commerce/catalog/contract'
import {
	addCheckoutGiftCardRoute,
	type Checkout,
	type ChooseDelivery,
	chooseDeliveryRoute,
	choosePaymentRoute,
	getCheckoutRoute,
	identifyRoute,
	type PlacedOrder,
	type PlaceOrder,
	placeOrderRoute,
	putStoreCreditAwayRoute,
	removeCheckoutGiftCardRoute,
	startCheckoutRoute,
	useStoreCreditRoute,
} from '@vitrine/commerce/checkout/contract'
import { listPickupPointsRoute } from '@vitrine/commerce/fulfillment/contract/delivery'
import type { PickupPoint } from '@vitrine/commerce/orders/contract'
import { data } from 'react-router'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { type CallResult, type Gateway, isOutage } from '#app/request/gateway/client.ts'
import { readCheckoutId } from '#app/request/cart/cookies.ts'
import { getProduct } from '#app/request/products/gateway.ts'

export type CheckoutResult = CallResult<Checkout>

/** The open checkout of a cart: the one remembered, or the one the gateway keeps or makes; undefined for an empty or unknown cart. */
export async function openCheckout(args: LoaderArgs, cartId: string): Promise<Checkout | undefined> {
	const gateway = args.context.get(requestContext).session.gateway
	const checkoutId = readCheckoutId(args)
	if (checkoutId) {
		const found = await gateway.callResult(getCheckoutRoute, { params: { checkoutId } })
		if (found.ok && found.data.status === 'open' && found.data.cart.id === cartId) return found.data
	}
	const started = await gateway.callResult(startCheckoutRoute, { json: { cartId } })
	if (started.ok) return started.data
	if (isOutage(started.problem)) throw data(null, { status: 503 })
	return undefined
}

export async function findCheckout(args: LoaderArgs, checkoutId: string): Promise<Checkout | undefined> {
	const found = await args.context
		.get(requestContext)
		.session.gateway.callResult(getCheckoutRoute, { params: { checkoutId } })
	return found.ok ? found.data : undefined
}

type Identity = { checkoutId: string; email: string; wantsNewsletter: boolean; loyaltyCardNumber: string }

export function identify(args: LoaderArgs, { checkoutId, ...json }: Identity): Promise<CheckoutResult> {
	return args.context.get(requestContext).session.gateway.callResult(identifyRoute, { params: { checkoutId }, json })
}

export function chooseDelivery(
	args: LoaderArgs,
	{ checkoutId, choice }: { checkoutId: string; choice: ChooseDelivery },
): Promise<CheckoutResult> {
	return args.context
		.get(requestContext)
		.session.gateway.callResult(chooseDeliveryRoute, { params: { checkoutId }, json: choice })
}

export function choosePayment(
	args: LoaderArgs,
	{ checkoutId, paymentProduct }: { checkoutId: string; paymentProduct: string },
): Promise<CheckoutResult> {
	const input = { params: { checkoutId }, json: { paymentProduct } }
	return args.context.get(requestContext).session.gateway.callResult(choosePaymentRoute, input)
}

type CardUse = { checkoutId: string; cardNumber: string; code: string }

export function payWithGiftCard(args: LoaderArgs, { checkoutId, ...json }: CardUse): Promise<CheckoutResult> {
	return args.context
		.get(requestContext)
		.session.gateway.callResult(addCheckoutGiftCardRoute, { params: { checkoutId }, json })
}

export function putGiftCardAway(
	args: LoaderArgs,
	params: { checkoutId: string; giftCardId: string },
): Promise<CheckoutResult> {
	return args.context.get(requestContext).session.gateway.callResult(removeCheckoutGiftCardRoute, { params })
}

/** Pays with the store credit of who visits, or without it again. */
export function payWithStoreCredit(
	args: LoaderArgs,
	{ checkoutId, isUsed }: { checkoutId: string; isUsed: boolean },
): Promise<CheckoutResult> {
	const route = isUsed ? useStoreCreditRoute : putStoreCreditAwayRoute
	return args.context.get(requestContext).session.gateway.callResult(route, { params: { checkoutId } })
}

export function placeOrder(
	args: LoaderArgs,
	{ checkoutId, order }: { checkoutId: string; order: PlaceOrder },
): Promise<CallResult<PlacedOrder>> {
	return args.context
		.get(requestContext)
		.session.gateway.callResult(placeOrderRoute, { params: { checkoutId }, json: order })
}

type PointSearch = { methodId: string; near: string; countryCode?: string }

/** Pick-up points near a place; a problem when the network is out of reach. */
export function findPickupPoints(args: LoaderArgs, query: PointSearch): Promise<CallResult<PickupPoint[]>> {
	return args.context.get(requestContext).session.gateway.callResult(listPickupPointsRoute, { query })
}

type Composition = ProductPage['composition']

/**
 * What the garments of a checkout are made of, by SKU: a main characteristic that the last page repeats (Directive 2011/83
 * art. 8(2)). Of a garment that cannot be read the page says what it knows.
 */
export async function readCompositions(
	gateway: Gateway,
	lines: readonly { sku: string; urlKey: string }[],
): Promise<Record<string, Composition>> {
	const urlKeys = [...new Set(lines.map(({ urlKey }) => urlKey))]
	const found = await Promise.all(urlKeys.map((urlKey) => getProduct(gateway, urlKey)))
	const products = new Map(urlKeys.map((urlKey, index) => [urlKey, found[index]]))
	return Object.fromEntries(
		lines.flatMap(({ sku, urlKey }): [string, Composition][] => {
			const product = products.get(urlKey)
			return product?.ok ? [[sku, product.data.composition]] : []
		}),
	)
}
