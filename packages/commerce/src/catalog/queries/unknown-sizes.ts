import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'

/** Size runs of `{ women: '40' }` that do not have the size or do not exist. */
export async function findUnknownSizes(db: Database, sizes: Readonly<Record<string, string>>): Promise<Set<string>> {
	const requested = Object.entries(sizes)
	if (requested.length === 0) return new Set()
	const runs = requested.map(([run]) => run)
	const keys = requested.map(([, key]) => key)
	const { rows } = await sql<{ run: string }>`
		select requested.run from unnest(${runs}::text[], ${keys}::text[]) as requested (run, key)
		where not exists (select from sizes s where s.size_run_id = requested.run and s.key = requested.key)`.execute(db)
	return new Set(rows.map(({ run }) => run))
}
