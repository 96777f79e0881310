import { randomBytes } from 'node:crypto'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import type { Tokens } from '../contract.ts'
import { ACCESS_LIFETIME, HAND_OVER_LIFETIME, LONGEST_SESSION, refreshExpiry } from '../rules.ts'
import type { SessionsTable } from '../tables.ts'
import type { Keyring } from './keyring.ts'

export type NewSession = {
	keyring: Keyring
	customerId: string
	site: SiteCode
	method: SessionsTable['method']
	/** As the browser calls itself; cut to 400 characters. */
	userAgent: string
	/** Whether the browser keeps it when it is closed. */
	stays: boolean
	now: Date
	/** Of a pair that is handed over to another site: it is good for a minute and only with this (R96). */
	state?: string
}

/** Signs a customer in on a device: a new family of refresh tokens and its first pair (R89). In the caller's transaction, where there is one. */
export async function openSession(db: Database, options: NewSession): Promise<Tokens> {
	const { customerId, stays, now } = options
	const sessionId = randomBytes(18).toString('base64url')
	const expiresAt = new Date(now.getTime() + LONGEST_SESSION)
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
		return issuePair(tx, { ...options, sessionId, expiresAt })
	}
	return db.isTransaction ? open(db) : db.transaction().execute(open)
}

type Issuing = Pick<NewSession, 'keyring' | 'customerId' | 'stays' | 'now' | 'state'> & {
	sessionId: string
	/** The end of the session that no use puts off. */
	expiresAt: Date
}

/** The next pair of a session. Part of the transaction that uses up the one before. */
export async function issuePair(tx: Database, options: Issuing): Promise<Tokens> {
	const { keyring, customerId, sessionId, stays, now, state } = options
	const handOverEnd = state ? new Date(now.getTime() + HAND_OVER_LIFETIME) : undefined
	const refreshExpiresAt = handOverEnd ?? refreshExpiry(options)
	const accessExpiresAt = handOverEnd ?? new Date(now.getTime() + ACCESS_LIFETIME)
	const jti = randomBytes(18).toString('base64url')
	await tx
		.insertInto('refresh_tokens')
		.values({ id: jti, session_id: sessionId, issued_at: now, expires_at: refreshExpiresAt, used_at: null })
		.execute()
	const claims = { sub: customerId, sid: sessionId, ...(state ? { state } : {}) }
	return {
		accessToken: await keyring.sign('access', claims, { now, expiresAt: accessExpiresAt }),
		refreshToken: await keyring.sign('refresh', { ...claims, jti }, { now, expiresAt: refreshExpiresAt }),
		accessExpiresAt: accessExpiresAt.toISOString(),
		refreshExpiresAt: refreshExpiresAt.toISOString(),
		stays,
	}
}
