import { createHash, randomBytes } from 'node:crypto'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Lifetimes of tokens in milliseconds (R92, R93, decision 0029). */
export const LIFETIMES = {
	confirm: 48 * HOUR,
	'reset-password': 60 * MINUTE,
	'sign-in': 30 * MINUTE,
	'change-email': 24 * HOUR,
} as const

/** Draws a secret for an e-mail: 256 random bits as base64url, which R26 accepts. */
export function drawToken(): string {
	return randomBytes(32).toString('base64url')
}

/** Hash of a token, as stored. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}

/** URL of a page with its token. */
export function linkWith(pageUrl: string, token: string): string {
	return pageUrl.replaceAll('TOKEN', token)
}

/** Masks an address as `c***e@example.com`, so that its owner recognizes it. */
export function maskEmail(email: string): string {
	const [name = '', host = ''] = email.split('@')
	const shown = name.length > 2 ? `${name[0]}***${name.at(-1)}` : `${name[0] ?? ''}***`
	return `${shown}@${host}`
}

/** Maximum of e-mails per address in 15 minutes; further ones are dropped silently. */
export const MOST_EMAILS = 3
export const EMAIL_WINDOW = 15 * MINUTE
