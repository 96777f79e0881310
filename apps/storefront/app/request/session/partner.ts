/** The parameter under which an address of a partner comes in (R38). */
export const REDIRECT_PARAMETER = 'redirect_uri'
const LONGEST = 2_048

export type PartnerHosts = {
	/** Of partners, by environment: a host, or `.host` for all below it. */
	partners: readonly string[]
	/** Our own. */
	own: readonly string[]
}

/** `host` is what a line in the log may say of an address that was refused (R36). */
export type PartnerAddress = { ok: true; href: string } | { ok: false; host: string }

/**
 * What stands after `redirect_uri=` in a query, as it is: everything to its end, with the first ampersand turned into a
 * question mark (R38) unless it has one before that (C18). Undefined where there is none.
 */
export function readRedirectUri(search: string): string | undefined {
	const [, value] = /(?:^\??|&)redirect_uri=(.*)$/s.exec(search) ?? []
	if (!value || value.length > LONGEST) return undefined
	const ampersand = value.indexOf('&')
	const hasQuery = /\?|%3f/i.test(ampersand < 0 ? value : value.slice(0, ampersand))
	return ampersand < 0 || hasQuery ? value : `${value.slice(0, ampersand)}?${value.slice(ampersand + 1)}`
}

/**
 * The target of a stored value: decoded once (R33), always over https (R34), only to hosts on the list, and without anything
 * that browsers read in more than one way (R35). Undefined for what cannot be decoded.
 */
export function partnerAddress(stored: string, hosts: PartnerHosts): PartnerAddress | undefined {
	const decoded = decodeOnce(stored)
	if (decoded === undefined) return undefined
	const address = decoded.replace(/^https?:\/\//i, '')
	const [, host = '', rest = ''] = /^([^/?#]*)(.*)$/s.exec(address) ?? []
	const refused: PartnerAddress = { ok: false, host: host.replaceAll(/[^a-z0-9.-]/gi, '').slice(0, 253) }
	if (decoded.length > LONGEST || !isPlain(address) || !isHostName(host)) return refused
	const name = host.toLowerCase()
	const isOwn = hosts.own.includes(name)
	if (!isOwn && !hosts.partners.some((entry) => isAllowed(name, entry))) return refused
	const url = parsed(`https://${name}${rest}`)
	if (!url || url.host !== name || url.protocol !== 'https:' || url.username || url.password) return refused
	// Our own pages of signing in and out would send the shopper round and round (R41).
	if (isOwn && /\/auth(?:\/|$)/i.test(decodeAll(url.pathname).replaceAll(/\/+/g, '/'))) return refused
	return { ok: true, href: url.href }
}

function decodeOnce(text: string): string | undefined {
	try {
		return decodeURIComponent(text)
	} catch {
		return undefined
	}
}

/** However often it was encoded: for looking only. */
function decodeAll(text: string): string {
	const decoded = decodeOnce(text)
	return decoded === undefined || decoded === text ? text : decodeAll(decoded)
}

/** No control character, none that hides or turns others around, no blank, no backslash. Letters of all scripts may stand in a path; of a host, `isHostName` decides. */
function isPlain(address: string): boolean {
	return /^[^\s\p{C}\\]+$/u.test(address)
}

/** A name with dots that ends in letters: no user, no port, no dot at the end, no number in any notation, nothing encoded. */
function isHostName(host: string): boolean {
	const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
	return host.length <= 253 && new RegExp(`^(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z])$`, 'i').test(host)
}

function isAllowed(name: string, entry: string): boolean {
	return entry.startsWith('.') ? name.endsWith(entry.toLowerCase()) : name === entry.toLowerCase()
}

function parsed(address: string): URL | undefined {
	return URL.canParse(address) ? new URL(address) : undefined
}
