import { domainToUnicode } from 'node:url'

/** Milliseconds a challenge is valid. */
export const CHALLENGE_LIFETIME = 5 * 60_000

/** Enough for every device of a household, in a readable list. */
export const MOST_PASSKEYS = 10

/** COSE algorithms EdDSA, ES256, RS256: every current browser and authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257]

const LONGEST_NAME = 60

/** Cleans the name of a passkey: one line, cut; its host when empty. */
export function passkeyName(typed: string, host: string): string {
	const line = typed.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()
	return [...line].slice(0, LONGEST_NAME).join('').trim() || host
}

/** Host of an origin, the relying party's id; undefined for a URL that is more than an origin. */
export function hostOfOrigin(origin: string): string | undefined {
	const url = URL.parse(origin)
	return url && url.origin === origin && url.hostname ? url.hostname : undefined
}

/** Host without punycode. */
export function readableHost(host: string): string {
	return domainToUnicode(host) || host
}

/** User handle of a customer, as authenticators store it: the id, which reveals nothing about them. */
export function userHandleOf(customerId: string): string {
	return Buffer.from(customerId).toString('base64url')
}
