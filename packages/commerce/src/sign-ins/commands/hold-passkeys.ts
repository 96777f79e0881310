import type { DatabaseTransaction } from '../../database/client.ts'

/** Passkeys of a customer open nothing until the customer has looked at them. */
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

/** Takes all passkeys of a customer away, without a letter: of who is about to be forgotten. */
export async function dropPasskeys(tx: DatabaseTransaction, customerId: string): Promise<void> {
	await tx.deleteFrom('passkeys').where('customer_id', '=', customerId).execute()
}
