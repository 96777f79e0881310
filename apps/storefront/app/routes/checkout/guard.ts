import type { Checkout } from '@vitrine/commerce/checkout/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { checkoutCookie, readCartId } from '#app/request/cart/cookies.ts'
import { openCheckout } from './gateway.ts'
import { isBefore, type Step } from './steps.ts'

export type OpenedStep = { checkout: Checkout; headers: [string, string][] }

/**
 * Finds the checkout for a step. An empty cart, or one with something unavailable in it, leads to the cart; an incomplete
 * earlier step leads to that step (R2).
 */
export async function openStep(args: LoaderArgs, step: Step): Promise<OpenedStep> {
	const { locale, formTargets } = args.context.get(requestContext)
	const cartId = readCartId(args)
	const checkout = cartId && (await openCheckout(args, cartId))
	if (!checkout || !checkout.cart.isOrderable) throw redirectTo(localePath(locale, 'cart'))
	if (isBefore(checkout.nextStep, step)) throw redirectTo(localePath(locale, `checkout/${checkout.nextStep}`))
	// The form that orders is redirected to the provider's page, which browsers hold against the policy of the document.
	for (const origin of checkout.paymentProducts.flatMap(({ pageOrigins }) => pageOrigins)) formTargets.add(origin)
	return { checkout, headers: checkoutCookie(checkout.id, args) }
}

/** On to a step, after what was typed is kept. */
export function goTo(args: LoaderArgs, step: Step): Response {
	return redirectTo(localePath(args.context.get(requestContext).locale, `checkout/${step}`), { status: 303 })
}
