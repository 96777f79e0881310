import type { Currency } from '@vitrine/market/currencies'
import type { SiteCode } from '@vitrine/market/sites'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/client.ts'
import type { DocumentContent } from './rules/content.ts'
import type { DocumentKind, DocumentsTable } from './tables.ts'

export type IssuedDocument = {
	documentId: string
	site: SiteCode
	kind: DocumentKind
	documentNumber: string
	orderId: string
	issuedAt: Date
	currency: Currency
	totalCentAmount: number
	content: DocumentContent
}

/** A document by its kind and reference. */
export async function findDocument(
	db: Database,
	{ orderId, kind, reference }: { orderId: string; kind: DocumentKind; reference: string },
): Promise<IssuedDocument | undefined> {
	const row = await db
		.selectFrom('documents')
		.selectAll()
		.where('order_id', '=', orderId)
		.where('kind', '=', kind)
		.where('reference', '=', reference)
		.executeTakeFirst()
	return row && describe(row)
}

/** The invoice of an order; undefined while none exists. */
export async function findInvoice(db: Database, orderId: string): Promise<IssuedDocument | undefined> {
	return findDocument(db, { orderId, kind: 'invoice', reference: orderId })
}

/** The credit notes of an order's invoice, oldest first. */
export async function listCreditNotes(db: Database, orderId: string): Promise<IssuedDocument[]> {
	const documents = await listDocumentsOfOrder(db, orderId)
	return documents.filter((document) => document.kind === 'credit-note')
}

/** Documents of an order, oldest first. */
export async function listDocumentsOfOrder(db: Database, orderId: string): Promise<IssuedDocument[]> {
	const rows = await db
		.selectFrom('documents')
		.selectAll()
		.where('order_id', '=', orderId)
		.orderBy('issued_at')
		.orderBy('kind', 'desc')
		.orderBy('series_number')
		.execute()
	return rows.map(describe)
}

/** All documents of a customer's orders on every site, newest first. */
export async function listDocumentsOfCustomer(db: Database, customerId: string): Promise<IssuedDocument[]> {
	const rows = await db
		.selectFrom('documents')
		.innerJoin('orders', 'orders.id', 'documents.order_id')
		.selectAll('documents')
		.where('orders.customer_id', '=', customerId)
		.orderBy('issued_at', 'desc')
		.orderBy('documents.kind')
		.orderBy('series_number', 'desc')
		.execute()
	return rows.map(describe)
}

/** True if a document belongs to an order of this customer. */
export async function isOwner(
	db: Database,
	{ documentId, customerId }: { documentId: string; customerId: string },
): Promise<boolean> {
	const row = await db
		.selectFrom('documents')
		.innerJoin('orders', 'orders.id', 'documents.order_id')
		.select('documents.id')
		.where('documents.id', '=', documentId)
		.where('orders.customer_id', '=', customerId)
		.executeTakeFirst()
	return row !== undefined
}

/** A document by its own id. */
export async function findDocumentById(db: Database, documentId: string): Promise<IssuedDocument | undefined> {
	const row = await db.selectFrom('documents').selectAll().where('id', '=', documentId).executeTakeFirst()
	return row && describe(row)
}

function describe(row: Selectable<DocumentsTable>): IssuedDocument {
	return {
		documentId: row.id,
		site: row.site as SiteCode,
		kind: row.kind,
		documentNumber: row.document_number,
		orderId: row.order_id,
		issuedAt: row.issued_at,
		currency: row.currency as Currency,
		totalCentAmount: row.total_cent_amount,
		content: row.content,
	}
}

const MONTH = 30 * 86_400_000

/**
 * Orders of the last month, confirmed before an instant, without an invoice. In random order, so that those of a site
 * without a seller do not block the others.
 */
export function listOrdersWithoutInvoice(
	db: Database,
	{ before, limit }: { before: Date; limit: number },
): Promise<{ id: string; order_number: string }[]> {
	return db
		.selectFrom('orders')
		.select(['orders.id', 'orders.order_number'])
		.where('order_status', '=', 'confirmed')
		.where('confirmed_at', '<', before)
		.where('confirmed_at', '>', new Date(before.getTime() - MONTH))
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('documents')
						.select('documents.id')
						.whereRef('documents.order_id', '=', 'orders.id')
						.where('kind', '=', 'invoice'),
				),
			),
		)
		.orderBy(sql`random()`)
		.limit(limit)
		.execute()
}
