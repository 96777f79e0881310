import type { Database } from '../database/client.ts'
import { issueStoreCredit } from './commands.ts'

/** Store credit for the newest order of an address, for the suite that exports and erases personal data. */
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

/** Issues credit to the customer of an order, as a refund would. */
export async function issueCredit(
	db: Database,
	credit: { orderId: string; centAmount: number; reference?: string; now: Date },
): Promise<void> {
	const reference = credit.reference ?? 'fixture'
	await db.transaction().execute((tx) => issueStoreCredit(tx, { ...credit, reference }))
}
