import type { Cart } from '@vitrine/commerce/carts/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { cookieValue } from '#app/facts/locale/cookie.ts'
import { hostCookie, ownCookie } from '#app/request/session/host-cookie.ts'

/** Read by the header's script; the cart itself is not for scripts. */
const COUNT_COOKIE = 'bag_count'
const LIFETIME = 30 * 86_400

export function readCartId({ request, context }: LoaderArgs): string | undefined {
	return readId(request, `cart_${context.get(requestContext).site}`)
}

/** The checkout this visitor last opened on the site. */
export function readCheckoutId({ request, context }: LoaderArgs): string | undefined {
	return readId(request, `checkout_${context.get(requestContext).site}`)
}

/** An id in the gateway's form; any other value of the cookie is ignored. */
function readId(request: Request, name: string): string | undefined {
	const value = cookieValue(request.headers.get('cookie'), hostCookie(name, request))
	return value && /^[\w-]{8,64}$/.test(value) ? value : undefined
}

/** Remembers the cart for a month from now, and tells the header how much is in it. */
export function cartCookies(cart: Pick<Cart, 'id' | 'itemCount'>, args: LoaderArgs): [string, string][] {
	return [idCookie(args, { kind: 'cart', value: cart.id }), countCookie(args, { value: String(cart.itemCount) })]
}

export function checkoutCookie(checkoutId: string, args: LoaderArgs): [string, string][] {
	return [idCookie(args, { kind: 'checkout', value: checkoutId })]
}

/** Forgets whose cart it was, here and in the checkout: what a customer has put into it stays in their account (R95). */
export function clearCart(args: LoaderArgs): [string, string][] {
	const gone = { value: '', maxAge: 0 }
	return [
		idCookie(args, { kind: 'cart', ...gone }),
		idCookie(args, { kind: 'checkout', ...gone }),
		countCookie(args, gone),
	]
}

type CartCookie = { value: string; maxAge?: number }

function idCookie(
	{ request, context }: LoaderArgs,
	{ kind, value, maxAge = LIFETIME }: CartCookie & { kind: 'cart' | 'checkout' },
): [string, string] {
	return ['Set-Cookie', ownCookie(request, { name: `${kind}_${context.get(requestContext).site}`, value, maxAge })]
}

/** On a host that several countries share, each counts its cart under the paths of its own language. */
function countCookie({ request, context }: LoaderArgs, { value, maxAge = LIFETIME }: CartCookie): [string, string] {
	const { host, site, locale } = context.get(requestContext)
	const isOwnHost = host.site === site
	const path = isOwnHost ? '/' : `/${locale}`
	return ['Set-Cookie', ownCookie(request, { name: COUNT_COOKIE, value, maxAge, path, isReadable: true })]
}
