import { serialize } from 'hono/utils/cookie'

/**
 * The name of a cookie that only this very host may set: under TLS browsers accept `__Host-` from no other host, so that a
 * sibling domain cannot plant a cart or a checkout (decision 0044).
 */
export function hostCookie(name: string, { url }: Request): string {
	return url.startsWith('https:') ? `__Host-${name}` : name
}

type OwnCookie = {
	name: string
	value: string
	/** Seconds; without it the cookie ends with the browser's session, and 0 deletes it. */
	maxAge?: number | undefined
	path?: string
	/** For our own scripts too; then the name has no prefix. */
	isReadable?: boolean
}

/** A Set-Cookie header of the shop: by `hostCookie` and out of reach of scripts unless readable, and over TLS only where the page came so. */
export function ownCookie(
	request: Request,
	{ name, value, maxAge, path = '/', isReadable = false }: OwnCookie,
): string {
	return serialize(isReadable ? name : hostCookie(name, request), value, {
		path,
		httpOnly: !isReadable,
		secure: request.url.startsWith('https:'),
		sameSite: 'Lax',
		...(maxAge === undefined ? {} : { maxAge }),
	})
}
