import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'

/** Milliseconds a change can be read, at least. */
const RETAINED = 10 * 60_000

/**
 * Runs every minute: marks the present, and deletes what was already visible at the newest mark that is old enough. By
 * the mark and not by a time of the row: a transaction may be committed long after it wrote.
 */
export async function dropOldChanges(db: Database, now: Date): Promise<void> {
	const old = new Date(now.getTime() - RETAINED)
	await db.transaction().execute(async (tx) => {
		await sql`insert into change_marks (noted_at, snapshot) values (${now}, pg_current_snapshot())
			on conflict do nothing`.execute(tx)
		const { rows } = await sql<{ noted_at: Date }>`update change_marks set is_dropped = true
			where noted_at = (select max(noted_at) from change_marks where noted_at <= ${old}) returning noted_at`.execute(tx)
		if (!rows[0]) return
		await sql`delete from changes using change_marks m where m.noted_at = ${rows[0].noted_at}
			and transaction < pg_snapshot_xmax(m.snapshot) and pg_visible_in_snapshot(transaction, m.snapshot)`.execute(tx)
		await tx.deleteFrom('change_marks').where('noted_at', '<', rows[0].noted_at).execute()
	})
}
