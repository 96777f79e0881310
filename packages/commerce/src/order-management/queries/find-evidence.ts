import type { Database } from '../../database/client.ts'
import { drawDocument } from '../../documents/pdf/invoice.ts'
import { listDocumentsOfOrder } from '../../documents/queries.ts'
import { listRefunds } from '../../payments/queries/refunds.ts'
import { findFullOrder } from './find-full-order.ts'

export type EvidenceFile = { name: string; bytes: Uint8Array }

/**
 * What a bank may be shown in a dispute: the order with its parcels and their delivery, returns and refunds, its invoices
 * and credit notes, which e-mails were sent when, and what was stated of a withdrawal. Undefined for an unknown dispute.
 */
export async function findEvidence(
	db: Database,
	reference: string,
): Promise<{ orderNumber: string; files: EvidenceFile[] } | undefined> {
	const disputed = await db
		.selectFrom('disputes')
		.innerJoin('orders', 'orders.id', 'disputes.order_id')
		.select(['orders.id as orderId', 'order_number as orderNumber'])
		.where('reference', '=', reference)
		.executeTakeFirst()
	if (!disputed) return undefined
	const { orderId, orderNumber } = disputed
	const order = (await findFullOrder(db, { orderNumber, sites: null }))!
	const withdrawals = await db
		.selectFrom('withdrawals')
		.select(['id', 'stated_at as statedAt', 'outcome', 'lines', 'return_number as returnNumber'])
		.where('order_id', '=', orderId)
		.orderBy('stated_at')
		.execute()
	const references = [
		orderId,
		...order.parcels.map(({ id }) => id),
		...order.returns.map(({ returnNumber }) => returnNumber),
		...withdrawals.map(({ id }) => id),
		...(await listRefunds(db, orderId)).map(({ id }) => id),
	]
	const emails = await db
		.selectFrom('mails')
		.select(['kind', 'recipient', 'subject', 'sent_at as sentAt'])
		.where('reference', 'in', references)
		.where('state', '=', 'sent')
		.orderBy('sent_at')
		.execute()
	const documents = await listDocumentsOfOrder(db, orderId)
	return {
		orderNumber,
		files: [
			jsonFile('order.json', order),
			jsonFile('emails.json', emails),
			jsonFile('withdrawals.json', withdrawals),
			...(await Promise.all(
				documents.map(async (document) => ({
					name: `${document.documentNumber}.pdf`,
					bytes: new Uint8Array(await drawDocument(document)),
				})),
			)),
		],
	}
}

function jsonFile(name: string, content: unknown): EvidenceFile {
	return { name, bytes: Buffer.from(JSON.stringify(content, null, '\t')) }
}
