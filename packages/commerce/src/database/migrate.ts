import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './client.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** The SQL files of `migrations/` in the order of their names; there is no way back but a new file. */
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
 * Brings a database to the newest shape; several processes may do so at once.
 * Throws when a migration fails, or when the database was migrated by a newer version of Vitrine.
 */
export async function migrate(db: Database): Promise<void> {
	const { error } = await new Migrator({ db, provider }).migrateToLatest()
	if (error) throw error
}
