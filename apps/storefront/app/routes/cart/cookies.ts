import type { Cart } from '@vitrine/commerce/carts/contract'
import type { SiteCode } from '@vitrine/market/sites'
import type { RouterContextProvider } from 'react-router'
import { hostContext, localeContext, siteContext } from '#app/context.ts'
import { cookieValue } from '#app/site/locale/cookie.ts'
import { hostCookie } from '#app/site/session/host-cookie.ts'

/** Read by the header's script; the bag itself is not for scripts. */
const COUNT_COOKIE = 'bag_count'
const LIFETIME = 30 * 86_400

/** What a loader or action gets of its request. */
export type Visit = { request: Request; context: Readonly<RouterContextProvider> }

export function readCartId({ request, context }: Visit): string | undefined {
	return readId(request, `cart_${context.get(siteContext)}`)
}

/** The checkout this visitor last opened on the site. */
export function readCheckoutId({ request, context }: Visit): string | undefined {
	return readId(request, `checkout_${context.get(siteContext)}`)
}

/** An id as the gateway makes them; anything else in the cookie is nobody's. */
function readId(request: Request, name: string): string | undefined {
	const value = cookieValue(request.headers.get('cookie'), hostCookie(name, request))
	return value && /^[\w-]{8,64}$/.test(value) ? value : undefined
}

/** Remembers the cart for a month from now, and tells the header how much is in it. */
export function cartCookies(cart: Pick<Cart, 'id' | 'itemCount'>, visit: Visit): [string, string][] {
	const site = visit.context.get(siteContext)
	return [
		setCookie(visit, { name: hostCookie(`cart_${site}`, visit.request), value: cart.id, rest: 'Path=/; HttpOnly' }),
		setCookie(visit, { name: COUNT_COOKIE, value: String(cart.itemCount), rest: `Path=${countPath(visit, site)}` }),
	]
}

export function checkoutCookie(checkoutId: string, visit: Visit): [string, string][] {
	const name = hostCookie(`checkout_${visit.context.get(siteContext)}`, visit.request)
	return [setCookie(visit, { name, value: checkoutId, rest: 'Path=/; HttpOnly' })]
}

/** On a host that several countries share, each counts its bag under the paths of its own language. */
function countPath({ context }: Visit, site: SiteCode): string {
	return context.get(hostContext).site === site ? '/' : `/${context.get(localeContext)}`
}

/** Forgets whose bag it was, here and in the checkout: what a customer has put into it stays in their account (R95). */
export function forgetBag(visit: Visit): [string, string][] {
	const site = visit.context.get(siteContext)
	const gone = { value: '', seconds: 0 }
	return [
		setCookie(visit, { ...gone, name: hostCookie(`cart_${site}`, visit.request), rest: 'Path=/; HttpOnly' }),
		setCookie(visit, { ...gone, name: hostCookie(`checkout_${site}`, visit.request), rest: 'Path=/; HttpOnly' }),
		setCookie(visit, { ...gone, name: COUNT_COOKIE, rest: `Path=${countPath(visit, site)}` }),
	]
}

type Cookie = { name: string; value: string; rest: string; seconds?: number }

function setCookie({ request }: Visit, { name, value, rest, seconds = LIFETIME }: Cookie): [string, string] {
	const secure = request.url.startsWith('https:') ? '; Secure' : ''
	return ['Set-Cookie', `${name}=${value}; ${rest}; Max-Age=${seconds}; SameSite=Lax${secure}`]
}
