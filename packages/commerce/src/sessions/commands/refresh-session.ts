import type { SiteCode } from '@vitrine/market/sites'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { Tokens } from '../contract.ts'
import { isSame } from '../rules.ts'
import type { SessionsTable } from '../tables.ts'
import { type Claims, type Keyring } from './keyring.ts'
import { issuePair } from './open-session.ts'

export type RefreshResult = { ok: true; customerId: string; tokens: Tokens } | { ok: false }

/**
 * The next pair for a refresh token (R90). Each is good once: one that is used again was copied, so its session ends for
 * whoever holds any of its tokens. One at a time for a session, so that of two who use it at once one is the second.
 */
export async function refreshSession(
	db: Database,
	{ keyring, refreshToken, now }: { keyring: Keyring; refreshToken: string; now: Date },
): Promise<RefreshResult> {
	const claims = await keyring.verify('refresh', refreshToken)
	// What is handed over to another site is adopted there and nowhere else.
	if (!claims || claims.state) return { ok: false }
	return db.transaction().execute((tx) => useUp(tx, { keyring, claims, now }))
}

/**
 * Takes over a pair that came in an address (R96): both must be ours, of one session, for each other, and bound to the state
 * of this very browser. The answer is another pair, so that what stood in the address is worth nothing any more.
 */
export async function adoptSession(
	db: Database,
	options: {
		keyring: Keyring
		accessToken: string
		refreshToken: string
		state: string
		site: SiteCode
		userAgent: string
		now: Date
	},
): Promise<RefreshResult> {
	const { keyring, state, now } = options
	const access = await keyring.verify('access', options.accessToken)
	const refresh = await keyring.verify('refresh', options.refreshToken)
	if (!access || !refresh || access.sid !== refresh.sid || access.sub !== refresh.sub) return { ok: false }
	if (!isSame(access.state, state) || !isSame(refresh.state, state)) return { ok: false }
	return db.transaction().execute(async (tx) => {
		const result = await useUp(tx, { keyring, claims: refresh, now })
		if (!result.ok) return result
		const here = { site: options.site, user_agent: options.userAgent.slice(0, 400) }
		await tx.updateTable('sessions').set(here).where('id', '=', refresh.sid).execute()
		return result
	})
}

type Using = { keyring: Keyring; claims: Claims; now: Date }

async function useUp(tx: DatabaseTransaction, { keyring, claims, now }: Using): Promise<RefreshResult> {
	const session = await tx
		.selectFrom('sessions')
		.selectAll()
		.where('id', '=', claims.sid)
		.where('customer_id', '=', claims.sub)
		.forUpdate()
		.executeTakeFirst()
	const token = await tx
		.selectFrom('refresh_tokens')
		.select(['expires_at', 'used_at'])
		.where('id', '=', claims.jti ?? '')
		.where('session_id', '=', claims.sid)
		.executeTakeFirst()
	if (!session || !token || !isLive(session, now) || token.expires_at <= now) return { ok: false }
	if (token.used_at) {
		await tx.updateTable('sessions').set({ ended_at: now, end_reason: 'reuse' }).where('id', '=', session.id).execute()
		return { ok: false }
	}
	await tx.updateTable('refresh_tokens').set({ used_at: now }).where('id', '=', claims.jti!).execute()
	await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', session.id).execute()
	const tokens = await issuePair(tx, {
		keyring,
		customerId: session.customer_id,
		sessionId: session.id,
		stays: session.stays,
		expiresAt: session.expires_at,
		now,
	})
	return { ok: true, customerId: session.customer_id, tokens }
}

/** Whether a session still lets somebody in. */
function isLive(session: Pick<SessionsTable, 'ended_at' | 'expires_at'>, now: Date): boolean {
	return session.ended_at === null && session.expires_at > now
}
