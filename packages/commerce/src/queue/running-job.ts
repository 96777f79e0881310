import { sql } from 'kysely'
import type { Database } from '../database/client.ts'
import type { JobName } from './job-data.ts'

/** Name of a running job with one of these ids in its data; undefined without one. */
export async function findRunningJob(
	db: Database,
	{ ids, except }: { ids: readonly string[]; except: JobName },
): Promise<string | undefined> {
	const { rows } = await sql<{ name: string }>`
		select name from pgboss.job where state = 'active' and name <> ${except}
			and exists (select from jsonb_path_query(data, '$.*') v where v #>> '{}' = any(${ids}::text[]))
		limit 1`.execute(db)
	return rows[0]?.name
}
