import { sql } from 'kysely'
import type { Database } from '../database/client.ts'
import { writeInvoice, writeInvoiceAtOnce } from './commands/issue-invoice.ts'
import { listOrdersWithoutInvoice } from './queries.ts'

/** Issues the invoice of a confirmed order, once (R118); of any other order none. */
export async function issueInvoice({ db, ...order }: { db: Database; orderId: string; now: Date }): Promise<void> {
	if (!(await writeInvoiceAtOnce(db, order))) await db.transaction().execute((tx) => writeInvoice(tx, order))
}

/** Milliseconds an order's job has before the reconciliation takes over. */
const GRACE = 600_000
const AT_ONCE = 100

/**
 * Issues the invoices whose job was lost or failed for good, for orders confirmed at least ten minutes ago. Returns
 * how many it issued, and the orders without a possible invoice, for the operator.
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
 * Runs daily: deletes tax documents past the retention period of their country, by the clock of the database, which
 * allows no other deletion. An invoice is kept as long as its credit notes. Returns how many.
 */
export async function dropOldDocuments(db: Database, now: Date): Promise<number> {
	const { numAffectedRows } = await sql`
		delete from documents d where issued_at < ${new Date(now.getTime() - SHORTEST)} and is_document_over(site, issued_at)
			and not exists (select from documents n where n.invoice_id = d.id and not is_document_over(n.site, n.issued_at))
	`.execute(db)
	return Number(numAffectedRows ?? 0n)
}
