import type { Cart } from '@vitrine/commerce/carts/contract'
import type { SiteCode } from '@vitrine/market/sites'
import { hostContext, type LoaderArgs, localeContext, siteContext } from '#app/context.ts'
import { cookieValue } from '#app/site/locale/cookie.ts'
import { hostCookie } from '#app/site/session/host-cookie.ts'

/** Read by the header's script; the cart itself is not for scripts. */
const COUNT_COOKIE = 'bag_count'
const LIFETIME = 30 * 86_400

export function readCartId({ request, context }: LoaderArgs): string | undefined {
	return readId(request, `cart_${context.get(siteContext)}`)
}

/** The checkout this visitor last opened on the site. */
export function readCheckoutId({ request, context }: LoaderArgs): string | undefined {
	return readId(request, `checkout_${context.get(siteContext)}`)
}

/** An id in the gateway's form; any other value of the cookie is ignored. */
function readId(request: Request, name: string): string | undefined {
	const value = cookieValue(request.headers.get('cookie'), hostCookie(name, request))
	return value && /^[\w-]{8,64}$/.test(value) ? value : undefined
}

/** Remembers the cart for a month from now, and tells the header how much is in it. */
export function cartCookies(cart: Pick<Cart, 'id' | 'itemCount'>, args: LoaderArgs): [string, string][] {
	const site = args.context.get(siteContext)
	return [
		setCookie(args, { name: hostCookie(`cart_${site}`, args.request), value: cart.id, rest: 'Path=/; HttpOnly' }),
		setCookie(args, { name: COUNT_COOKIE, value: String(cart.itemCount), rest: `Path=${countPath(args, site)}` }),
	]
}

export function checkoutCookie(checkoutId: string, args: LoaderArgs): [string, string][] {
	const name = hostCookie(`checkout_${args.context.get(siteContext)}`, args.request)
	return [setCookie(args, { name, value: checkoutId, rest: 'Path=/; HttpOnly' })]
}

/** On a host that several countries share, each counts its cart under the paths of its own language. */
function countPath({ context }: LoaderArgs, site: SiteCode): string {
	return context.get(hostContext).site === site ? '/' : `/${context.get(localeContext)}`
}

/** Forgets whose cart it was, here and in the checkout: what a customer has put into it stays in their account (R95). */
export function clearCart(args: LoaderArgs): [string, string][] {
	const site = args.context.get(siteContext)
	const gone = { value: '', seconds: 0 }
	return [
		setCookie(args, { ...gone, name: hostCookie(`cart_${site}`, args.request), rest: 'Path=/; HttpOnly' }),
		setCookie(args, { ...gone, name: hostCookie(`checkout_${site}`, args.request), rest: 'Path=/; HttpOnly' }),
		setCookie(args, { ...gone, name: COUNT_COOKIE, rest: `Path=${countPath(args, site)}` }),
	]
}

type Cookie = { name: string; value: string; rest: string; seconds?: number }

function setCookie({ request }: LoaderArgs, { name, value, rest, seconds = LIFETIME }: Cookie): [string, string] {
	const secure = request.url.startsWith('https:') ? '; Secure' : ''
	return ['Set-Cookie', `${name}=${value}; ${rest}; Max-Age=${seconds}; SameSite=Lax${secure}`]
}
