import type { Database } from '../database/client.ts'
import type { Keyring } from './commands/keyring.ts'
import type { Session } from './contract.ts'

/** Customer of an access token of an open session; undefined for an invalid one (R87, R90). */
export async function readAccessToken(
	db: Database,
	{ keyring, token, now }: { keyring: Keyring; token: string; now: Date },
): Promise<{ customerId: string; sessionId: string } | undefined> {
	const claims = await keyring.verify('access', token)
	if (!claims || claims.state) return undefined
	const session = await db
		.selectFrom('sessions')
		.select('id')
		.where('id', '=', claims.sid)
		.where('customer_id', '=', claims.sub)
		.where('ended_at', 'is', null)
		.where('expires_at', '>', now)
		.executeTakeFirst()
	return session && { customerId: claims.sub, sessionId: claims.sid }
}

/** Open sessions of a customer, latest use first. */
export async function listSessions(
	db: Database,
	{ customerId, sessionId, now }: { customerId: string; sessionId: string; now: Date },
): Promise<Session[]> {
	const rows = await db
		.selectFrom('sessions')
		.selectAll()
		.where('customer_id', '=', customerId)
		.where('ended_at', 'is', null)
		.where('expires_at', '>', now)
		// An expired session counts as ended, even without an end.
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('refresh_tokens')
					.select('refresh_tokens.id')
					.whereRef('refresh_tokens.session_id', '=', 'sessions.id')
					.where('used_at', 'is', null)
					.where('refresh_tokens.expires_at', '>', now),
			),
		)
		.orderBy('last_used_at', 'desc')
		.limit(100)
		.execute()
	return rows.map((row) => ({
		id: row.id,
		method: row.method,
		userAgent: row.user_agent,
		site: row.site,
		createdAt: row.created_at.toISOString(),
		lastUsedAt: row.last_used_at.toISOString(),
		isCurrent: row.id === sessionId,
	}))
}

/** Data a handed-over session inherits: whether it outlives the browser, and its absolute end. */
export async function readHandOver(db: Database, sessionId: string): Promise<{ stays: boolean; expiresAt: Date }> {
	return db
		.selectFrom('sessions')
		.select(['stays', 'expires_at as expiresAt'])
		.where('id', '=', sessionId)
		.executeTakeFirstOrThrow()
}
