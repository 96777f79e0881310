import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'

/** One at a time for an address, until the transaction ends: whoever comes second finds the account of the first. */
export async function lockEmail(tx: DatabaseTransaction, email: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`customer ${email}`}, 0))`.execute(tx)
}
