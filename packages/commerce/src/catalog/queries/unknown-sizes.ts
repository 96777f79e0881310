import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'

/** Size runs of `{ women: '40' }` that do not have the size or do not exist. */
export async function findUnknownSizes(db: Database, sizes: Readonly<Record<string, string>>): Promise<Set<string>> {
	const asked = Object.entries(sizes)
	if (asked.length === 0) return new Set()
	const runs = asked.map(([run]) => run)
	const keys = asked.map(([, key]) => key)
	const { rows } = await sql<{ run: string }>`
		select asked.run from unnest(${runs}::text[], ${keys}::text[]) as asked (run, key)
		where not exists (select from sizes s where s.size_run_id = asked.run and s.key = asked.key)`.execute(db)
	return new Set(rows.map(({ run }) => run))
}
