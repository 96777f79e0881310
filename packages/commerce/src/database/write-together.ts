import { type RawBuilder, sql } from 'kysely'
import type { Database } from './client.ts'

/**
 * Writes of a capability by name, for one statement with those of others. They become its CTEs: all see the database
 * as it was before, and one sees what another has written only by reading it by name. Foreign keys are checked at the
 * end of the statement.
 */
export type Writes = Record<string, RawBuilder<unknown>>

/**
 * Runs writes of several capabilities as one statement, in one round trip; returns the rows of `result`, which may
 * read them by name. The texts must not vary with the data: lists travel as arrays or JSON.
 */
export async function writeTogether<Row>(
	db: Database,
	writes: Writes,
	result: RawBuilder<unknown> = sql`select 1`,
): Promise<Row[]> {
	const parts = Object.entries(writes).map(([name, write]) => sql`${sql.ref(name)} as (${write})`)
	const { rows } = await sql<Row>`/* prepared */ with ${sql.join(parts)} ${result}`.execute(db)
	return rows
}
