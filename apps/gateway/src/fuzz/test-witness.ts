import type { Database } from '@vitrine/commerce/database/client'
import { sql } from 'kysely'

/** Tables written by refused calls on purpose: attempts, counts of calls, unanswered challenges, and the sandbox's own rows. */
const WRITTEN_BY_REFUSALS = ['attempts', 'call_counts']

/**
 * Counts changes of a test database: after `watchChanges` every row that a committed transaction inserts, deletes or
 * changes increments one number, cheap to read. Rollbacks do not count.
 */
export async function watchChanges(db: Database): Promise<{ changes: () => Promise<number> }> {
	await sql`create table change_witness (changes bigint not null)`.execute(db)
	await sql`insert into change_witness values (0)`.execute(db)
	await sql`create function count_change() returns trigger language plpgsql as $$
		begin update public.change_witness set changes = changes + 1; return null; end $$`.execute(db)
	const { rows } = await sql<{ table: string }>`
		select format('%I.%I', schemaname, tablename) as "table" from pg_tables
		where (schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'change_witness'
			and tablename <> all(${WRITTEN_BY_REFUSALS}::text[]))
			or (schemaname = 'pgboss' and tablename = 'job')`.execute(db)
	for (const { table } of rows) {
		await sql
			.raw(
				`create trigger count_change_of_rows after insert or delete on ${table} for each row execute function count_change()`,
			)
			.execute(db)
		await sql
			.raw(
				`create trigger count_change_of_values after update on ${table} for each row when (old.* is distinct from new.*) execute function count_change()`,
			)
			.execute(db)
	}
	return {
		async changes() {
			const { rows: counted } = await sql<{ changes: string }>`select changes from change_witness`.execute(db)
			return Number(counted[0]!.changes)
		},
	}
}
