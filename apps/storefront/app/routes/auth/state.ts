import { randomBytes } from 'node:crypto'
import { cookieValue } from '#app/facts/locale/cookie.ts'
import { hostCookie, ownCookie } from '#app/request/session/host-cookie.ts'

const NAME = 'auth_state'
const SECONDS = 600

/** The state this browser drew when its sign-in on another site began: tokens of another browser do not match it (R96). */
export function readState(request: Request): string | undefined {
	const value = cookieValue(request.headers.get('cookie'), hostCookie(NAME, request))
	return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

export function drawState(): string {
	return randomBytes(32).toString('base64url')
}

export function stateCookie(request: Request, state: string): string {
	return ownCookie(request, { name: NAME, value: state, maxAge: SECONDS })
}

export function clearState(request: Request): string {
	return ownCookie(request, { name: NAME, value: '', maxAge: 0 })
}
