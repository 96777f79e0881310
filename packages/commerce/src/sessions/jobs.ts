import type { Database } from '../database/client.ts'

const MONTH = 30 * 86_400_000

/** Deletes sessions and their tokens a month after their end. Returns how many. */
export async function dropOldSessions(db: Database, now: Date): Promise<number> {
	const before = new Date(now.getTime() - MONTH)
	const { numDeletedRows } = await db
		.deleteFrom('sessions')
		.where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
		.executeTakeFirst()
	return Number(numDeletedRows)
}
