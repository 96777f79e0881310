import type { Tokens } from '@vitrine/commerce/sessions/contract'
import { cookieValue } from '#app/facts/locale/cookie.ts'
import { hostCookie as named, ownCookie } from './host-cookie.ts'

const ACCESS = 'access_token'
const REFRESH = 'refresh_token'
/** Read by the header's script: that there is a session, not whose. */
const MARK = 'signed_in'
const DEVICE = 'known_device'
const DEVICE_SECONDS = 400 * 86_400

/** R86: with `partnerRedirect`, which has a cookie of its own, all that identity consists of. */
export type TokenPair = { accessToken: string; refreshToken: string }

/** Both tokens; undefined when one is missing or empty: then there is no session (R87). */
export function readTokens(request: Request): TokenPair | undefined {
	const cookies = request.headers.get('cookie')
	const accessToken = cookieValue(cookies, named(ACCESS, request))
	const refreshToken = cookieValue(cookies, named(REFRESH, request))
	return accessToken && refreshToken ? { accessToken, refreshToken } : undefined
}

/** Of a browser that was signed in before: it tries passwords apart from strangers (R91). */
export function readKnownDevice(request: Request): string | undefined {
	return cookieValue(request.headers.get('cookie'), named(DEVICE, request)) || undefined
}

/** Cookies that put tokens in, out of reach of every script; without tokens both go (R88, R89). */
export function tokenCookies(request: Request, tokens: Tokens | undefined): string[] {
	const lasting = tokens?.stays ? Math.floor((Date.parse(tokens.refreshExpiresAt) - Date.now()) / 1000) : undefined
	const maxAge = tokens ? lasting : 0
	return [
		ownCookie(request, { name: ACCESS, value: tokens?.accessToken ?? '', maxAge }),
		ownCookie(request, { name: REFRESH, value: tokens?.refreshToken ?? '', maxAge }),
		ownCookie(request, { name: MARK, value: tokens ? '1' : '', maxAge, isReadable: true }),
	]
}

export function deviceCookie(request: Request, knownDevice: string): string {
	return ownCookie(request, { name: DEVICE, value: knownDevice, maxAge: DEVICE_SECONDS })
}

/** When an access token ends, in milliseconds; 0 for what is none. Not verified here: the gateway does that at every call. */
export function expiryOf(accessToken: string): number {
	try {
		const claims: unknown = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())
		const { exp } = (claims ?? {}) as { exp?: unknown }
		return typeof exp === 'number' ? exp * 1000 : 0
	} catch {
		return 0
	}
}
