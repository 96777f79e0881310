import { sql } from 'kysely'
import type { Database } from '../database/client.ts'

/** Those of some SKUs that the catalog has. */
export async function findKnownSkus(db: Database, skus: readonly string[]): Promise<Set<string>> {
	const { rows } = await sql<{ sku: string }>`select sku from variants where sku = any(${skus}::text[])`.execute(db)
	return new Set(rows.map(({ sku }) => sku))
}
