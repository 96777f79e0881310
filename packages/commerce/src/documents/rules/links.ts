import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds a link is valid. */
const LIFETIME = 600_000

type Link = { documentId: string; now: Date }

/** Signs a link: its token holds expiry and signature of document and expiry. */
export function signLink({ documentId, secret, now }: Link & { secret: string }): { token: string; expiresAt: Date } {
	const end = Math.floor((now.getTime() + LIFETIME) / 1_000)
	return { token: `${end.toString(36)}.${sign(documentId, end, secret)}`, expiresAt: new Date(end * 1_000) }
}

/** Verifies a token, signed with any of the secrets: `forged` for an invalid signature, `over` for an expired one. */
export function judgeLink(link: Link & { secrets: readonly string[]; token: string }): 'good' | 'over' | 'forged' {
	const { documentId, secrets, now, token } = link
	const [, written = '', signature = ''] = /^([\da-z]{1,9})\.([\w-]{43})$/.exec(token) ?? []
	const end = Number.parseInt(written || '0', 36)
	const given = Buffer.from(signature)
	const isSigned = secrets.some((secret) => {
		const expected = Buffer.from(sign(documentId, end, secret))
		return given.length === expected.length && timingSafeEqual(given, expected)
	})
	if (!isSigned) return 'forged'
	return end * 1_000 > now.getTime() ? 'good' : 'over'
}

/** The purpose is signed too because other keys derive from the same secret. */
function sign(documentId: string, end: number, secret: string): string {
	return createHmac('sha256', secret).update(`document link\n${documentId}\n${end}`).digest('base64url')
}
