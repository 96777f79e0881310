import type { DatabaseTransaction } from '../database/client.ts'
import type { Part } from './rules.ts'

/** Records what each means pays of an order, in the transaction that places it. Immutable afterwards. */
export async function recordPaidParts(
	tx: DatabaseTransaction,
	{ orderId, parts }: { orderId: string; parts: readonly Part[] },
): Promise<void> {
	const rows = parts.flatMap(({ means, centAmount }) =>
		centAmount > 0 ? [{ order_id: orderId, means, cent_amount: centAmount }] : [],
	)
	if (rows.length > 0) await tx.insertInto('paid_parts').values(rows).execute()
}
