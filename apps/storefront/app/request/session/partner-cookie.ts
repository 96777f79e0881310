import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieValue } from '#app/facts/locale/cookie.ts'
import { hostCookie, ownCookie } from './host-cookie.ts'

const NAME = 'partner_redirect'

function signatureOf(value: string, secret: string): string {
	return createHmac('sha256', secret).update(`${NAME}.${value}`).digest('base64url')
}

/** The stored address of a partner as it came (R86); undefined where there is none, or none that we have written. */
export function readPartner(request: Request, secrets: readonly string[]): string | undefined {
	const [value = '', signature = ''] = (
		cookieValue(request.headers.get('cookie'), hostCookie(NAME, request)) ?? ''
	).split('.')
	if (!value) return undefined
	const given = Buffer.from(signature)
	const isOurs = secrets.some((secret) => {
		const expected = Buffer.from(signatureOf(value, secret))
		return given.length === expected.length && timingSafeEqual(given, expected)
	})
	return isOurs ? Buffer.from(value, 'base64url').toString('utf8') : undefined
}

/** Keeps an address until the browser is closed (R39); without one it is forgotten (R37). */
export function partnerCookie(request: Request, stored: string | undefined, secret: string): string {
	if (stored === undefined) return ownCookie(request, { name: NAME, value: '', maxAge: 0 })
	const value = Buffer.from(stored).toString('base64url')
	return ownCookie(request, { name: NAME, value: `${value}.${signatureOf(value, secret)}` })
}
