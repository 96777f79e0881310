import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { hashToken } from '../rules/tokens.ts'
import type { CustomerTokensTable } from '../tables.ts'

type Purpose = CustomerTokensTable['purpose']

/** Consumes a valid token, once under concurrency. Returns its customer; undefined for an expired or used one. */
export async function takeToken(
	db: Database,
	{ token, purpose, now }: { token: string; purpose: Purpose; now: Date },
): Promise<string | undefined> {
	const taken = await db
		.updateTable('customer_tokens')
		.set({ used_at: now })
		.where('token_hash', '=', hashToken(token))
		.where('purpose', '=', purpose)
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.returning('customer_id')
		.executeTakeFirst()
	return taken?.customer_id
}

/** Expires every unused token of a customer, so that a person who read their e-mails before cannot sign in with one. */
export async function voidTokens(tx: DatabaseTransaction, { customerId, now }: { customerId: string; now: Date }) {
	await tx
		.updateTable('customer_tokens')
		.set({ expires_at: now })
		.where('customer_id', '=', customerId)
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.execute()
}
