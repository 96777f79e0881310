import type { FollowedOrder } from '@vitrine/commerce/fulfillment/contract/delivery'
import { addLineItemRoute, type Cart, MAXIMUM_QUANTITY } from '@vitrine/commerce/carts/contract'
import { data } from 'react-router'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { isOutage } from '#app/request/gateway/client.ts'
import { cartCookies } from '#app/request/cart/cookies.ts'
import { addToCart, type CartResult } from '#app/request/cart/gateway.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'

/** Puts garments of an order into the cart, as far as they are still sold; the page that follows says which are not. */
export async function buyAgain(args: LoaderArgs, order: FollowedOrder, sku: string | undefined): Promise<Response> {
	const lines = order.lines.filter((line) => sku === undefined || line.sku === sku)
	const missing: string[] = []
	const { gateway, locale } = args.context.get(requestContext)
	let cart: Cart | undefined
	// One after the other: the first may open the cart that the others go into.
	for (const line of lines) {
		const quantity = sku === undefined ? Math.min(line.quantity, MAXIMUM_QUANTITY) : 1
		const json = { sku: line.sku, quantity }
		const added: CartResult = cart
			? await gateway.callResult(addLineItemRoute, { params: { cartId: cart.id }, json })
			: await addToCart(args, json)
		if (added.ok) cart = added.data
		else if (isOutage(added.problem)) throw data(null, { status: 503 })
		else missing.push(line.sku)
	}
	const query = new URLSearchParams([...(cart ? [['done', 'bag']] : []), ...missing.map((one) => ['missing', one])])
	const headers = cart ? cartCookies(cart, args) : []
	return redirectTo(localePath(locale, `account/orders/${order.orderNumber}?${query}`), { status: 303, headers })
}
