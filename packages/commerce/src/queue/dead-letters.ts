import { sql } from 'kysely'
import type { Database } from '../database/client.ts'
import { DEAD_LETTERS } from './job-data.ts'

export type DeadLetter = {
	id: string
	name: string
	data: unknown
	/** Message of the last error. */
	error: string
	attempts: number
	enqueuedAt: Date
	failedAt: Date
}

/** Jobs that failed at every attempt and need a person, newest first, at most 200. */
export async function listDeadLetters(db: Database): Promise<DeadLetter[]> {
	const { rows } = await sql<DeadLetter>`
		select id, coalesce(source_name, name) as name, data,
			coalesce(source_output ->> 'message', source_output #>> '{value,message}', source_output::text, '') as error,
			coalesce(source_retry_count, 0) + 1 as attempts,
			coalesce(source_created_on, created_on) as "enqueuedAt",
			created_on as "failedAt"
		from pgboss.job where name = ${DEAD_LETTERS} and state = 'created'
		order by created_on desc limit 200`.execute(db)
	return rows
}
