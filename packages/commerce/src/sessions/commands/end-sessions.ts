import type { Database } from '../../database/client.ts'
import type { SessionsTable } from '../tables.ts'
import type { Keyring } from './keyring.ts'

type EndInput = { reason: NonNullable<SessionsTable['end_reason']>; now: Date }

/** Ends a customer's sessions, optionally except the calling one. Revokes their access tokens too. */
export async function endSessions(
	db: Database,
	{ customerId, exceptSessionId, reason, now }: EndInput & { customerId: string; exceptSessionId?: string },
): Promise<void> {
	await db
		.updateTable('sessions')
		.set({ ended_at: now, end_reason: reason })
		.where('customer_id', '=', customerId)
		.where('ended_at', 'is', null)
		.$if(exceptSessionId !== undefined, (query) => query.where('id', '<>', exceptSessionId!))
		.execute()
}

/** Ends one session of a customer; false when unknown. Idempotent. */
export async function endSession(
	db: Database,
	{ customerId, sessionId, reason, now }: EndInput & { customerId: string; sessionId: string },
): Promise<boolean> {
	const session = await db
		.selectFrom('sessions')
		.select('id')
		.where('id', '=', sessionId)
		.where('customer_id', '=', customerId)
		.executeTakeFirst()
	if (!session) return false
	await db
		.updateTable('sessions')
		.set({ ended_at: now, end_reason: reason })
		.where('id', '=', sessionId)
		.where('ended_at', 'is', null)
		.execute()
	return true
}

/** Ends the session of a refresh token; ignores an invalid one (R95). */
export async function signOut(
	db: Database,
	{ keyring, refreshToken, now }: { keyring: Keyring; refreshToken: string; now: Date },
): Promise<void> {
	const claims = await keyring.verify('refresh', refreshToken)
	if (!claims) return
	await endSession(db, { customerId: claims.sub, sessionId: claims.sid, reason: 'signed-out', now })
}
