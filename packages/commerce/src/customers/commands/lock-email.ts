import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'

/** Serializes work on one address until the transaction ends: the second caller finds the account of the first. */
export async function lockEmail(tx: DatabaseTransaction, email: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`customer ${email}`}, 0))`.execute(tx)
}
