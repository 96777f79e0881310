import { createHash, randomBytes } from 'node:crypto'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long what an e-mail carries is good (R92, R93, decision 0029). */
export const LIFETIMES = {
	confirm: 48 * HOUR,
	'reset-password': 60 * MINUTE,
	'sign-in': 30 * MINUTE,
	'change-email': 24 * HOUR,
} as const

/** A secret for an e-mail: base64url, so that R26 accepts it; 256 bits, so that it cannot be guessed. */
export function drawToken(): string {
	return randomBytes(32).toString('base64url')
}

/** What is kept of it. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}

/** Where an e-mail leads. */
export function linkWith(pageUrl: string, token: string): string {
	return pageUrl.replaceAll('TOKEN', token)
}

/** `c***e@example.com`: enough to know one's own address by. */
export function maskEmail(email: string): string {
	const [name = '', host = ''] = email.split('@')
	const shown = name.length > 2 ? `${name[0]}***${name.at(-1)}` : `${name[0] ?? ''}***`
	return `${shown}@${host}`
}

/** The most e-mails an address gets in 15 minutes, whatever is requested; further ones are dropped without an answer. */
export const MOST_EMAILS = 3
export const EMAIL_WINDOW = 15 * MINUTE
