import { sql } from 'kysely'
import type { MigrationInfo } from 'kysely/migration'
import type { Database } from './client.ts'

/**
 * How a database stands to the migrations a build knows. `behind`: some are to be run. `ahead`: a newer build has added
 * to it, which this one need not know. `incompatible`: a newer build has removed what this one uses, or both have
 * migrations that the other lacks.
 */
export type SchemaState =
	| { is: 'current' | 'ahead' }
	| { is: 'behind'; pending: string[] }
	| { is: 'incompatible'; newest: string }

/** A sentence for whoever starts a process whose build does not run on the database; undefined where it does. */
export function refuseSchema(state: SchemaState): string | undefined {
	if (state.is === 'behind')
		return `The database lacks the migrations ${state.pending.join(', ')}: run npm run migrate first.`
	if (state.is === 'incompatible')
		return `The database was last used by a newer Vitrine (its migration ${state.newest} is unknown here): start that one, or name another database.`
}

/** Compares `known`, as Kysely lists it, with what was run on the database. */
export async function readSchemaState(db: Database, known: readonly MigrationInfo[]): Promise<SchemaState> {
	const pending = known.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
	const names = new Set(known.map(({ name }) => name))
	const newest = (await executed(db)).findLast((name) => !names.has(name))
	if (newest === undefined) return pending.length === 0 ? { is: 'current' } : { is: 'behind', pending }
	const since = await readCompatibility(db)
	const isAhead = pending.length === 0 && (known.at(-1)?.name ?? '').slice(0, 4) >= since
	return isAhead ? { is: 'ahead' } : { is: 'incompatible', newest }
}

async function executed(db: Database): Promise<string[]> {
	const { rows } = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db)
	if (!rows[0]?.name) return []
	const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
	return migrations.rows.map(({ name }) => name)
}

/** The number stands in the comment of Kysely's table, which a dump takes along and older builds read as well. */
async function readCompatibility(db: Database): Promise<string> {
	const { rows } = await sql<{ since: string | null }>`
		select obj_description('kysely_migration'::regclass) as since`.execute(db)
	return rows[0]?.since ?? ''
}

/** Says that only builds that know this migration, or a later one, run on the database; the highest number said counts. */
export async function writeCompatibility(db: Database, since: string): Promise<void> {
	if (since > (await readCompatibility(db)))
		await sql`comment on table kysely_migration is ${sql.lit(since)}`.execute(db)
}
