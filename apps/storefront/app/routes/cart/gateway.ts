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
import { type DeliveryMethod, listDeliveryMethodsRoute } from '@vitrine/commerce/fulfillment/contract'
import { data } from 'react-router'
import { sessionContext } from '#app/context.ts'
import { type CallResult, isOutage } from '#app/gateway/client.ts'
import { cartCookies, readCartId, type Visit } from './cookies.ts'

export type CartResult = CallResult<Cart>
type Line = { sku: string; quantity: number }

/** The visitor's cart; undefined when there is none, or none that this site knows. Without an answer the page is an error page. */
export async function findCart(visit: Visit): Promise<Cart | undefined> {
	const cartId = readCartId(visit)
	if (!cartId) return undefined
	const found = await visit.context.get(sessionContext).gateway.callResult(getCartRoute, { params: { cartId } })
	if (found.ok) return found.data
	if (isOutage(found.problem)) throw data(null, { status: 503 })
	return undefined
}

/** Adds to the visitor's cart, and to a new one where there is none. */
export async function addToCart(visit: Visit, lineItem: AddLineItem): Promise<CartResult> {
	const gateway = visit.context.get(sessionContext).gateway
	const cartId = readCartId(visit)
	if (cartId) {
		const added = await gateway.callResult(addLineItemRoute, { params: { cartId }, json: lineItem })
		if (added.ok || added.problem.code !== 'cart-not-found') return added
	}
	return gateway.callResult(createCartRoute, { json: { lineItem } })
}

export function changeQuantity(
	visit: Visit,
	{ cartId, sku, quantity }: Line & { cartId: string },
): Promise<CartResult> {
	const gateway = visit.context.get(sessionContext).gateway
	return quantity === 0
		? gateway.callResult(removeLineItemRoute, { params: { cartId, sku } })
		: gateway.callResult(changeLineItemRoute, { params: { cartId, sku }, json: { quantity } })
}

export function redeemCoupon(visit: Visit, { cartId, code }: { cartId: string; code: string }): Promise<CartResult> {
	return visit.context.get(sessionContext).gateway.callResult(redeemCouponRoute, { params: { cartId }, json: { code } })
}

export function removeCoupon(visit: Visit, { cartId }: { cartId: string }): Promise<CartResult> {
	return visit.context.get(sessionContext).gateway.callResult(removeCouponRoute, { params: { cartId } })
}

export function removeGiftCard(visit: Visit, params: { cartId: string; lineId: string }): Promise<CartResult> {
	return visit.context.get(sessionContext).gateway.callResult(removeGiftCardRoute, { params })
}

/** How this cart can be delivered; none when that cannot be said now. */
export async function findDeliveryMethods(visit: Visit, cartId: string): Promise<DeliveryMethod[]> {
	const gateway = visit.context.get(sessionContext).gateway
	const methods = await gateway.callResult(listDeliveryMethodsRoute, { query: { cartId } })
	return methods.ok ? methods.data : []
}

/**
 * What a visitor had in the bag goes into the one of the customer they have signed in as, which this browser knows from now
 * on (T6): answers its cookies. A sign-in does not fail over it: what could not be merged stays in the visitor's bag.
 */
export async function bringBag(visit: Visit): Promise<[string, string][]> {
	const cartId = readCartId(visit) ?? 'none'
	const { gateway } = visit.context.get(sessionContext)
	const merged = await gateway.callResult(mergeCartRoute, { params: { cartId } })
	return merged.ok ? cartCookies(merged.data, visit) : []
}
