import { sql } from 'kysely'
import type { Database } from '../database/client.ts'
import { writeInvoice } from './commands/issue-invoice.ts'
import { listOrdersWithoutInvoice } from './queries.ts'

/** Issues the invoice of a confirmed order, once, however often it is asked for (R118); of any other order none. */
export async function issueInvoice({ db, ...order }: { db: Database; orderId: string; now: Date }): Promise<void> {
	await db.transaction().execute((tx) => writeInvoice(tx, order))
}

/** How long the job of an order has before the duty takes over, in milliseconds. */
const GRACE = 600_000
const AT_ONCE = 100

/**
 * Issues the invoices whose job was lost or has failed for good: of orders confirmed ten minutes ago or earlier. Returns how
 * many it issued, and the orders without a possible invoice, for the operator.
 */
export async function issueMissingInvoices(
	db: Database,
	{ now, onError }: { now: Date; onError: (error: unknown) => void },
): Promise<{ issued: number; lacking: string[] }> {
	const before = new Date(now.getTime() - GRACE)
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

const SHORTEST = 5 * 365 * 86_400_000

/**
 * To run daily: removes tax documents that the law of their country wants kept no longer, by the clock of the database, which
 * allows no other removal. An invoice stays as long as a credit note of it does. Returns how many.
 */
export async function dropOldDocuments(db: Database, now: Date): Promise<number> {
	const { numAffectedRows } = await sql`
		delete from documents d where issued_at < ${new Date(now.getTime() - SHORTEST)} and is_document_over(site, issued_at)
			and not exists (select from documents n where n.invoice_id = d.id and not is_document_over(n.site, n.issued_at))
	`.execute(db)
	return Number(numAffectedRows ?? 0n)
}
