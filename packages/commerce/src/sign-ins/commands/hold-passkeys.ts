import type { DatabaseTransaction } from '../../database/client.ts'

/** Holds the passkeys of a customer until they review them: held ones cannot sign in. */
export async function holdPasskeys(
	tx: DatabaseTransaction,
	{ customerId, now }: { customerId: string; now: Date },
): Promise<void> {
	await tx
		.updateTable('passkeys')
		.set({ held_since: now })
		.where('customer_id', '=', customerId)
		.where('held_since', 'is', null)
		.execute()
}

/** Deletes all passkeys of a customer about to be erased, without an e-mail. */
export async function dropPasskeys(tx: DatabaseTransaction, customerId: string): Promise<void> {
	await tx.deleteFrom('passkeys').where('customer_id', '=', customerId).execute()
}
