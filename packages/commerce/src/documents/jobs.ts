import type { Database } from '../database/client.ts'
import { writeInvoice } from './commands/issue-invoice.ts'
import { listOrdersWithoutInvoice } from './queries.ts'

/** Issues the invoice of a confirmed order, once, however often it is asked for (R118); of any other order none. */
export async function issueInvoice({ db, ...order }: { db: Database; orderId: string; now: Date }): Promise<void> {
	await db.transaction().execute((tx) => writeInvoice(tx, order))
}

/** How long the job of an order has before the duty takes over, in milliseconds. */
const PATIENCE = 600_000
const AT_ONCE = 100

/**
 * Issues the invoices whose job was lost or has failed for good: of orders confirmed ten minutes ago or earlier. Answers how
 * many it issued, and of which orders none could be: somebody has to see to those.
 */
export async function issueMissingInvoices(
	db: Database,
	{ now, onError }: { now: Date; onError: (error: unknown) => void },
): Promise<{ issued: number; lacking: string[] }> {
	const before = new Date(now.getTime() - PATIENCE)
	const orders = await listOrdersWithoutInvoice(db, { before, limit: AT_ONCE })
	const lacking: string[] = []
	for (const { id: orderId, order_number } of orders) {
		try {
			await issueInvoice({ db, orderId, now })
		} catch (error) {
			if (lacking.length === 0) onError(error)
			lacking.push(order_number)
		}
	}
	return { issued: orders.length - lacking.length, lacking }
}
