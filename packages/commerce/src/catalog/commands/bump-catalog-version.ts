import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'

/** Increments the version of the catalog. */
export async function bumpCatalogVersion(tx: DatabaseTransaction, now: Date): Promise<void> {
	await sql`update catalog_versions set version = version + 1, changed_at = ${now}`.execute(tx)
}
