import type { Database } from '../database/client.ts'
import { writeInvoice } from './commands/issue-invoice.ts'

/** Issues the invoice of a confirmed order, once, however often it is asked for (R118); of any other order none. */
export async function issueInvoice({ db, ...order }: { db: Database; orderId: string; now: Date }): Promise<void> {
	await db.transaction().execute((tx) => writeInvoice(tx, order))
}
