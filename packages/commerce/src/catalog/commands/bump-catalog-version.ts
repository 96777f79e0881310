import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'

/** Invalidates every projection of the catalog: increments its version and notifies listeners on commit. */
export async function bumpCatalogVersion(tx: DatabaseTransaction, now: Date): Promise<void> {
	await sql`update catalog_versions set version = version + 1, changed_at = ${now}`.execute(tx)
	await sql`select pg_notify('catalog_changed', '')`.execute(tx)
}
