import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './client.ts'
import { readMigration } from './migration-file.ts'
import { readSchemaState, refuseSchema, type SchemaState, writeCompatibility } from './schema-state.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

/** Of the session lock that lets one process at a time migrate; any number that nothing else uses. */
const LOCK = 7_203_411_001

/**
 * A migration waits this long for a lock on a table, because every later statement on that table waits behind it, and
 * then gives way and tries again.
 */
const LOCK_TIMEOUT = '3s'
const TRIES = 10
const PAUSE = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/** The SQL files of a folder by name; there are no down migrations. */
const providerOf = (folder: URL): MigrationProvider => ({
	async getMigrations() {
		const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
		const migrations: Record<string, Migration> = {}
		for (const name of names) {
			migrations[name.replace('.sql', '')] = {
				async up(db) {
					const { statements, compatibleSince } = await readFileOf(folder, name)
					for (const statement of statements) await sql.raw(statement).execute(db)
					if (compatibleSince) await writeCompatibility(db, compatibleSince)
				},
			}
		}
		return migrations
	},
})

const readFileOf = async (folder: URL, name: string) => readMigration(await readFile(new URL(name, folder), 'utf8'))

const migratorOf = (db: Database, folder: URL) => new Migrator({ db, provider: providerOf(folder) })

/**
 * Compares a database with the migrations this build knows (decision 0097); `pending` are those to run, by name, in
 * order.
 */
export async function describeSchema(db: Database, folder = FOLDER): Promise<SchemaState> {
	return readSchemaState(db, await migratorOf(db, folder).getMigrations())
}

/**
 * Migrates a database, one transaction for each migration; several processes may do so at once, beside a running shop.
 * A database of a newer build with which this one may run is left as it is. `onMigration` gets the name of each that was
 * run. Throws when a migration fails, when it gets no lock in ten tries, and when a newer build has removed what this one
 * uses.
 */
export async function migrate(
	db: Database,
	{ onMigration, folder = FOLDER }: { onMigration?: (name: string) => void; folder?: URL } = {},
): Promise<void> {
	await db.connection().execute(async (connection) => {
		await lock(connection)
		await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, false)`.execute(connection)
		try {
			const state = await describeSchema(connection, folder)
			if (state.is === 'incompatible') throw new Error(refuseSchema(state))
			for (const name of state.is === 'behind' ? state.pending : []) {
				await migrateOne(connection, folder, name)
				onMigration?.(name)
			}
		} finally {
			await sql`select set_config('lock_timeout', '0', false), pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
		}
	})
}

/** Asks again and again: a statement that waits has a snapshot, for whose end an index made concurrently would wait in turn. */
async function lock(connection: Database): Promise<void> {
	const ask = sql<{ isMine: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as "isMine"`
	while (!(await ask.execute(connection)).rows[0]?.isMine) await wait(PAUSE / 10)
}

async function migrateOne(db: Database, folder: URL, name: string): Promise<void> {
	const { isTransaction } = await readFileOf(folder, `${name}.sql`)
	for (let tries = 1; ; tries += 1) {
		const { error } = await migratorOf(db, folder).migrateUp({ disableTransactions: !isTransaction })
		if (!error) return
		const isLocked = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
		if (!isLocked || tries === TRIES) throw error
		await wait(PAUSE)
	}
}
