import { domainToUnicode } from 'node:url'

/** How long a browser may take with a question. */
export const CHALLENGE_LIFETIME = 5 * 60_000

/** Enough for every device of a household; a list one can still read. */
export const MOST_PASSKEYS = 10

/** COSE: EdDSA, ES256, RS256. What every browser and authenticator of today makes one of. */
export const ALGORITHMS = [-8, -7, -257]

const LONGEST_NAME = 60

/** What a passkey is called in the account: one line, cut; without any words, after its host. */
export function passkeyName(typed: string, host: string): string {
	const line = typed.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()
	return [...line].slice(0, LONGEST_NAME).join('').trim() || host
}

/** The host of an origin, which is the id of the relying party; undefined for an address that is more than an origin. */
export function hostOfOrigin(origin: string): string | undefined {
	const url = URL.parse(origin)
	return url && url.origin === origin && url.hostname ? url.hostname : undefined
}

/** As people read it. */
export function readableHost(host: string): string {
	return domainToUnicode(host) || host
}

/** Whose a key is, as authenticators keep it: the id of the customer, which says nothing about them. */
export function userHandleOf(customerId: string): string {
	return Buffer.from(customerId).toString('base64url')
}
