import type { Database } from '../database/client.ts'
import { issueStoreCredit } from './commands.ts'

/** Credit of somebody for a refund of their newest order, for the suite that exports and erases them. */
export async function insertPersonalRows(db: Database, { email, now }: { email: string; now: Date }): Promise<void> {
	const { id } = await db
		.selectFrom('orders')
		.innerJoin('customers', 'customers.id', 'orders.customer_id')
		.select('orders.id')
		.where('customers.email', '=', email)
		.orderBy('ordered_at', 'desc')
		.executeTakeFirstOrThrow()
	await issueCredit(db, { orderId: id, centAmount: 1_000, now })
}

/** Credit for the customer of an order, as a refund would give it. */
export async function issueCredit(
	db: Database,
	credit: { orderId: string; centAmount: number; reference?: string; now: Date },
): Promise<void> {
	const reference = credit.reference ?? 'fixture'
	await db.transaction().execute((tx) => issueStoreCredit(tx, { ...credit, reference }))
}
