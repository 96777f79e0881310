import { addGiftCardRoute, createCartRoute } from '@vitrine/commerce/carts/contract'
import { type GiftCardSecret, type NewGiftCard, readGiftCardBalanceRoute } from '@vitrine/commerce/gift-cards/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { readCartId } from '#app/request/cart/cookies.ts'
import type { CartResult } from '#app/request/cart/gateway.ts'

/** Puts a gift card into the visitor's cart, and into a new one where there is none. */
export async function addGiftCard(args: LoaderArgs, giftCard: NewGiftCard): Promise<CartResult> {
	const { gateway } = args.context.get(requestContext)
	const cartId = readCartId(args)
	if (cartId) {
		const added = await gateway.callResult(addGiftCardRoute, { params: { cartId }, json: giftCard })
		if (added.ok || added.problem.code !== 'cart-not-found') return added
	}
	return gateway.callResult(createCartRoute, { json: { giftCard } })
}

export function readBalance({ context }: LoaderArgs, secret: GiftCardSecret) {
	return context.get(requestContext).gateway.callResult(readGiftCardBalanceRoute, { json: secret })
}
