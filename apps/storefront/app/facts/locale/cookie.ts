/** Name and lifetime are given (R82): readable by scripts, one per host (R83). */
export const LOCALE_COOKIE = 'i18n_redirected'
const DAYS = 365

/** The value of a cookie in a Cookie header; undefined when it is not there or cannot be read. */
export function cookieValue(header: string | null | undefined, name: string): string | undefined {
	const pair = header
		?.split(';')
		.map((part) => part.trim())
		.find((part) => part.startsWith(`${name}=`))
	try {
		return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1))
	} catch {
		return undefined
	}
}

type Terms = { now: Date; isCrossOrigin: boolean }

/** What keeps a language for a year: a Set-Cookie header, or in the browser the text for `document.cookie` (R82). */
export function localeCookie(locale: string, { now, isCrossOrigin }: Terms): string {
	const expires = new Date(now.getTime() + DAYS * 86_400_000).toUTCString()
	const sameSite = isCrossOrigin ? 'None; Secure' : 'Lax'
	return `${LOCALE_COOKIE}=${locale}; Path=/; Expires=${expires}; SameSite=${sameSite}`
}
