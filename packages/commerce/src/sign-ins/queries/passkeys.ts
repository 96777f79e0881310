import type { Selectable } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { Passkey } from '../contract.ts'
import { readableHost } from '../rules/passkeys.ts'
import type { PasskeysTable } from '../tables.ts'

/** The passkeys of a customer, oldest first; each works on its host. */
export async function listPasskeys(db: Database, customerId: string): Promise<Passkey[]> {
	const rows = await db
		.selectFrom('passkeys')
		.selectAll()
		.where('customer_id', '=', customerId)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return rows.map(passkeyOf)
}

/** A passkey as the account shows it. */
export function passkeyOf(row: Selectable<PasskeysTable>): Passkey {
	return {
		id: row.id,
		name: row.name,
		host: readableHost(row.rp_id),
		createdAt: row.created_at.toISOString(),
		lastUsedAt: row.last_used_at?.toISOString() ?? null,
		heldSince: row.held_since?.toISOString() ?? null,
	}
}

/** True if the customer has held passkeys. */
export async function hasHeldPasskeys(db: Database, customerId: string): Promise<boolean> {
	const held = await db
		.selectFrom('passkeys')
		.select('id')
		.where('customer_id', '=', customerId)
		.where('held_since', 'is not', null)
		.limit(1)
		.executeTakeFirst()
	return held !== undefined
}
