import type { Database } from '../database/client.ts'

const KEPT_YEARS = 5

/** To run daily: drops proofs nobody can ask for any more, by the clock of the database, which allows no other removal. Returns how many. */
export async function dropOldConsents(db: Database, now: Date): Promise<number> {
	const limit = new Date(now)
	limit.setUTCFullYear(limit.getUTCFullYear() - KEPT_YEARS)
	// A day of grace: the clock that asks may be ahead of the one that decides.
	limit.setUTCDate(limit.getUTCDate() - 1)
	const { numDeletedRows } = await db.deleteFrom('consents').where('recorded_at', '<', limit).executeTakeFirst()
	return Number(numDeletedRows)
}
