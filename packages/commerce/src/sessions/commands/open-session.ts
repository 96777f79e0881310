import { randomBytes } from 'node:crypto'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import type { Tokens } from '../contract.ts'
import { ACCESS_LIFETIME, HAND_OVER_LIFETIME, LONGEST_SESSION, refreshExpiry } from '../rules.ts'
import type { RefreshTokensTable, SessionsTable } from '../tables.ts'
import type { Keyring } from './keyring.ts'

export type NewSession = {
	keyring: Keyring
	customerId: string
	site: SiteCode
	method: SessionsTable['method']
	/** User-Agent header, cut to 400 characters. */
	userAgent: string
	/** True if the browser keeps the cookie after closing. */
	stays: boolean
	now: Date
	/** State a handed-over pair is bound to: valid for a minute on the other site (R96). */
	state?: string
	/** End of a handed-over session: the absolute end of the original one (R89). */
	expiresAt?: Date
}

/** Opens a session on a device: a new family of refresh tokens and its first pair (R89). Runs in the caller's transaction, if any. */
export async function openSession(db: Database, options: NewSession): Promise<Tokens> {
	const { customerId, stays, now } = options
	const sessionId = randomBytes(18).toString('base64url')
	const expiresAt = options.expiresAt ?? new Date(now.getTime() + LONGEST_SESSION)
	const open = async (tx: Database) => {
		await tx
			.insertInto('sessions')
			.values({
				id: sessionId,
				customer_id: customerId,
				site: options.site,
				method: options.method,
				user_agent: options.userAgent.slice(0, 400),
				stays,
				created_at: now,
				last_used_at: now,
				expires_at: expiresAt,
				ended_at: null,
				end_reason: null,
			})
			.execute()
		const { tokens } = await issuePair(tx, { ...options, sessionId, expiresAt })
		return tokens
	}
	return db.isTransaction ? open(db) : db.transaction().execute(open)
}

type IssueInput = Pick<NewSession, 'keyring' | 'customerId' | 'stays' | 'now' | 'state'> & {
	sessionId: string
	/** Absolute end of the session, not extended by use. */
	expiresAt: Date
}

/** Issues the next pair of a session, in the transaction that consumes the previous one. */
export async function issuePair(tx: Database, options: IssueInput): Promise<{ id: string; tokens: Tokens }> {
	const { sessionId, now, state } = options
	const expiresAt = state ? new Date(now.getTime() + HAND_OVER_LIFETIME) : refreshExpiry(options)
	const token = { id: randomBytes(18).toString('base64url'), issued_at: now, expires_at: expiresAt }
	await tx
		.insertInto('refresh_tokens')
		.values({ ...token, session_id: sessionId, used_at: null, successor_id: null })
		.execute()
	return { id: token.id, tokens: await signPair(token, options) }
}

type StoredToken = Pick<RefreshTokensTable, 'id' | 'issued_at' | 'expires_at'>

/** Signs the pair of a stored refresh token. Deterministic, so that a pair can be repeated without being stored. */
export async function signPair(
	{ id, issued_at: now, expires_at: expiresAt }: StoredToken,
	{ keyring, customerId, sessionId, stays, state }: Omit<IssueInput, 'now' | 'expiresAt'>,
): Promise<Tokens> {
	const accessExpiresAt = state ? expiresAt : new Date(now.getTime() + ACCESS_LIFETIME)
	const claims = { sub: customerId, sid: sessionId, ...(state ? { state } : {}) }
	return {
		accessToken: await keyring.sign('access', claims, { now, expiresAt: accessExpiresAt }),
		refreshToken: await keyring.sign('refresh', { ...claims, jti: id }, { now, expiresAt }),
		accessExpiresAt: accessExpiresAt.toISOString(),
		refreshExpiresAt: expiresAt.toISOString(),
		stays,
	}
}
