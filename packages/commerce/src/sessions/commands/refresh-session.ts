import type { SiteCode } from '@vitrine/market/sites'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { Tokens } from '../contract.ts'
import { isSame, REPEAT_LEEWAY } from '../rules.ts'
import type { SessionsTable } from '../tables.ts'
import { type Claims, type Keyring } from './keyring.ts'
import { issuePair, signPair } from './open-session.ts'

export type RefreshResult = { ok: true; customerId: string; tokens: Tokens } | { ok: false }

/**
 * Issues the next pair for a refresh token (R90). Each is valid once: a reused token was copied, so its session ends
 * for every holder. A browser may legitimately reuse it when its requests meet two processes at the same moment:
 * within `REPEAT_LEEWAY`, and while the successor is unused, the first response is repeated. Uses of one session are
 * serialized.
 */
export async function refreshSession(
	db: Database,
	{ keyring, refreshToken, now }: { keyring: Keyring; refreshToken: string; now: Date },
): Promise<RefreshResult> {
	const claims = await keyring.verify('refresh', refreshToken)
	// A handed-over pair can only be adopted, by the other site.
	if (!claims || claims.state) return { ok: false }
	return db.transaction().execute((tx) => useUp(tx, { keyring, claims, now, leeway: REPEAT_LEEWAY }))
}

/**
 * Adopts a pair from a URL (R96): both tokens must be valid, of one session, of one pair, and bound to this browser's
 * state. Returns a new pair, so that the one in the URL is worthless afterwards.
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
		// A pair from a URL has no leeway for repetition.
		const result = await useUp(tx, { keyring, claims: refresh, now, leeway: 0 })
		if (!result.ok) return result
		const here = { site: options.site, user_agent: options.userAgent.slice(0, 400) }
		await tx.updateTable('sessions').set(here).where('id', '=', refresh.sid).execute()
		return result
	})
}

type UseInput = { keyring: Keyring; claims: Claims; now: Date; leeway: number }

async function useUp(tx: DatabaseTransaction, { keyring, claims, now, leeway }: UseInput): Promise<RefreshResult> {
	const session = await tx
		.selectFrom('sessions')
		.selectAll()
		.where('id', '=', claims.sid)
		.where('customer_id', '=', claims.sub)
		.forUpdate()
		.executeTakeFirst()
	const token = await readToken(tx, { id: claims.jti, sessionId: claims.sid })
	if (!session || !token || !isLive(session, now) || token.expires_at <= now) return { ok: false }
	const issuing = {
		keyring,
		customerId: session.customer_id,
		sessionId: session.id,
		stays: session.stays,
		expiresAt: session.expires_at,
		now,
	}
	if (token.used_at) {
		const isSoon = now.getTime() - token.used_at.getTime() < leeway
		const successor = isSoon && (await readToken(tx, { id: token.successor_id, sessionId: session.id }))
		if (successor && !successor.used_at)
			return { ok: true, customerId: session.customer_id, tokens: await signPair(successor, issuing) }
		await tx.updateTable('sessions').set({ ended_at: now, end_reason: 'reuse' }).where('id', '=', session.id).execute()
		return { ok: false }
	}
	const { id, tokens } = await issuePair(tx, issuing)
	await tx.updateTable('refresh_tokens').set({ used_at: now, successor_id: id }).where('id', '=', token.id).execute()
	await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', session.id).execute()
	return { ok: true, customerId: session.customer_id, tokens }
}

async function readToken(
	tx: DatabaseTransaction,
	{ id, sessionId }: { id: string | null | undefined; sessionId: string },
) {
	return tx
		.selectFrom('refresh_tokens')
		.selectAll()
		.where('id', '=', id ?? '')
		.where('session_id', '=', sessionId)
		.executeTakeFirst()
}

/** True if a session is open. */
function isLive(session: Pick<SessionsTable, 'ended_at' | 'expires_at'>, now: Date): boolean {
	return session.ended_at === null && session.expires_at > now
}
