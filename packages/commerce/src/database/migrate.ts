import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './client.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** The SQL files of `migrations/` by name; there are no down migrations. */
const provider: MigrationProvider = {
	async getMigrations() {
		const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
		const migrations: Record<string, Migration> = {}
		for (const name of names) {
			const text = await readFile(new URL(name, folder), 'utf8')
			migrations[name.replace('.sql', '')] = { up: async (db) => void (await sql.raw(text).execute(db)) }
		}
		return migrations
	},
}

/**
 * Migrates a database; safe to run in several processes at once. Throws when a migration fails, or when a newer
 * version of Vitrine has migrated the database.
 */
export async function migrate(db: Database): Promise<void> {
	const { error } = await new Migrator({ db, provider }).migrateToLatest()
	if (error) throw error
}
