import { sql } from 'kysely'
import type { Database } from './client.ts'
import type { TestDatabase } from './test-database.ts'

/** Rows of a table that PostgreSQL reads during `act`, whose database has one connection, as no clock would tell it. */
export async function countRowsRead(
	{ open, table }: Pick<TestDatabase, 'open'> & { table: string },
	act: (db: Database) => Promise<unknown>,
): Promise<number> {
	const db = open({ poolSize: 1 })
	const count = async () => {
		await sql`select pg_stat_force_next_flush()`.execute(db)
		const { rows } = await sql<{ count: number }>`select seq_tup_read + coalesce(idx_tup_fetch, 0) as count
			from pg_stat_all_tables where relid = ${table}::regclass`.execute(db)
		return rows[0]!.count
	}
	const before = await count()
	await act(db)
	const read = (await count()) - before
	await db.destroy()
	return read
}
