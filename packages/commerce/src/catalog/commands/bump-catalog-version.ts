import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'

/** Tells every projection of the catalog that it is stale: a new number, and a notice to those who listen when this commits. */
export async function bumpCatalogVersion(tx: DatabaseTransaction, now: Date): Promise<void> {
	await sql`update catalog_versions set version = version + 1, changed_at = ${now}`.execute(tx)
	await sql`select pg_notify('catalog_changed', '')`.execute(tx)
}
