import {
	type AddLineItem,
	addLineItemRoute,
	type Cart,
	changeLineItemRoute,
	createCartRoute,
	getCartRoute,
	mergeCartRoute,
	redeemCouponRoute,
	removeCouponRoute,
	removeGiftCardRoute,
	removeLineItemRoute,
} from '@vitrine/commerce/carts/contract'
import { type DeliveryMethod, listDeliveryMethodsRoute } from '@vitrine/commerce/fulfillment/contract/delivery'
import { data } from 'react-router'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { type CallResult, isOutage } from '#app/request/gateway/client.ts'
import { cartCookies, readCartId } from './cookies.ts'

export type CartResult = CallResult<Cart>
type Line = { sku: string; quantity: number }

/** The visitor's cart; undefined when there is none, or none that this site knows. Without an answer the page is an error page. */
export async function findCart(args: LoaderArgs): Promise<Cart | undefined> {
	const cartId = readCartId(args)
	if (!cartId) return undefined
	const found = await args.context.get(requestContext).session.gateway.callResult(getCartRoute, { params: { cartId } })
	if (found.ok) return found.data
	if (isOutage(found.problem)) throw data(null, { status: 503 })
	return undefined
}

/** Adds to the visitor's cart, and to a new one where there is none. */
export async function addToCart(args: LoaderArgs, lineItem: AddLineItem): Promise<CartResult> {
	const gateway = args.context.get(requestContext).session.gateway
	const cartId = readCartId(args)
	if (cartId) {
		const added = await gateway.callResult(addLineItemRoute, { params: { cartId }, json: lineItem })
		if (added.ok || added.problem.code !== 'cart-not-found') return added
	}
	return gateway.callResult(createCartRoute, { json: { lineItem } })
}

export function changeQuantity(
	args: LoaderArgs,
	{ cartId, sku, quantity }: Line & { cartId: string },
): Promise<CartResult> {
	const gateway = args.context.get(requestContext).session.gateway
	return quantity === 0
		? gateway.callResult(removeLineItemRoute, { params: { cartId, sku } })
		: gateway.callResult(changeLineItemRoute, { params: { cartId, sku }, json: { quantity } })
}

/** Makes a line one of another size, or of another quantity. */
export function changeLine(
	args: LoaderArgs,
	{ cartId, line, ...json }: Line & { cartId: string; line: string },
): Promise<CartResult> {
	const gateway = args.context.get(requestContext).session.gateway
	return gateway.callResult(changeLineItemRoute, { params: { cartId, sku: line }, json })
}

export function redeemCoupon(
	args: LoaderArgs,
	{ cartId, code }: { cartId: string; code: string },
): Promise<CartResult> {
	return args.context
		.get(requestContext)
		.session.gateway.callResult(redeemCouponRoute, { params: { cartId }, json: { code } })
}

export function removeCoupon(args: LoaderArgs, { cartId }: { cartId: string }): Promise<CartResult> {
	return args.context.get(requestContext).session.gateway.callResult(removeCouponRoute, { params: { cartId } })
}

export function removeGiftCard(args: LoaderArgs, params: { cartId: string; lineId: string }): Promise<CartResult> {
	return args.context.get(requestContext).session.gateway.callResult(removeGiftCardRoute, { params })
}

/** How this cart can be delivered; none when that cannot be said now. */
export async function findDeliveryMethods(args: LoaderArgs, cartId: string): Promise<DeliveryMethod[]> {
	const gateway = args.context.get(requestContext).session.gateway
	const methods = await gateway.callResult(listDeliveryMethodsRoute, { query: { cartId } })
	return methods.ok ? methods.data : []
}

/**
 * What a visitor had in the cart goes into the one of the customer they have signed in as, which this browser knows from now
 * on (T6): answers its cookies. A sign-in does not fail over it: what could not be merged stays in the visitor's cart.
 */
export async function mergeVisitorCart(args: LoaderArgs): Promise<[string, string][]> {
	const cartId = readCartId(args) ?? 'none'
	const { gateway } = args.context.get(requestContext).session
	const merged = await gateway.callResult(mergeCartRoute, { params: { cartId } })
	return merged.ok ? cartCookies(merged.data, args) : []
}
