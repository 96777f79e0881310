import type { Database } from '../../database/client.ts'

const DAY = 86_400_000
/** For this long a late visitor still gets another e-mail instead of "unknown". */
const RETENTION_AFTER_EXPIRY = 7 * DAY

/** Runs hourly: deletes expired unconfirmed registrations, tokens, requests and attempts. Returns the number of rows. */
export async function dropOldIdentityRows(db: Database, now: Date): Promise<number> {
	const expired = new Date(now.getTime() - RETENTION_AFTER_EXPIRY)
	const yesterday = new Date(now.getTime() - DAY)
	const dropped = [
		await db.deleteFrom('registrations').where('expires_at', '<', expired).executeTakeFirst(),
		await db.deleteFrom('customer_tokens').where('expires_at', '<', expired).executeTakeFirst(),
		await db.deleteFrom('access_requests').where('requested_at', '<', yesterday).executeTakeFirst(),
		await db.deleteFrom('attempts').where('window_ends_at', '<', now).executeTakeFirst(),
	]
	return dropped.reduce((total, { numDeletedRows }) => total + Number(numDeletedRows), 0)
}
