import { sql } from 'kysely'
import type { Database } from '../database/client.ts'

/**
 * Runs a task unless another process runs it; returns true if it ran. The lock belongs to a connection held meanwhile,
 * so that it cannot outlive a dead worker.
 */
export function runWithLock(db: Database, task: { name: string; run: () => Promise<void> }): Promise<boolean> {
	return db.connection().execute(async (connection) => {
		const key = sql`hashtextextended(${`vitrine duty ${task.name}`}, 0)`
		const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(connection)
		if (!rows[0]?.mine) return false
		try {
			await task.run()
		} finally {
			await sql`select pg_advisory_unlock(${key})`.execute(connection)
		}
		return true
	})
}
