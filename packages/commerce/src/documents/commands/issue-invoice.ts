import { type RawBuilder, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { isRefusedWrite } from '../../database/refused-write.ts'
import { writeTogether } from '../../database/write-together.ts'
import { type OrderRecord, readOrder } from '../../orders/queries/find-order.ts'
import { lockOrder } from '../../orders/queries/order-rows.ts'
import { type Signing, signingJson } from '../../web-domains/queries.ts'
import { invoiceContent } from '../rules/content.ts'
import { findInvoice, type IssuedDocument } from '../queries.ts'
import { documentWrites, type NewDocument, writeDocument } from './write-document.ts'

export type IssueInvoiceResult = { ok: true; invoice: IssuedDocument } | { ok: false; reason: 'order-not-confirmed' }

/**
 * Finds or issues the invoice of a confirmed order (R118, law 11). An order cancelled before it had one gets none.
 * Throws where the site names no seller, because an invoice needs one.
 */
export async function writeInvoice(
	tx: DatabaseTransaction,
	{ orderId, now }: { orderId: string; now: Date },
): Promise<IssueInvoiceResult> {
	const locked = await lockOrder(tx, { column: 'id', value: orderId })
	const existing = await findInvoice(tx, orderId)
	if (existing) return { ok: true, invoice: existing }
	if (locked?.status !== 'confirmed') return { ok: false, reason: 'order-not-confirmed' }
	await writeDocument(tx, invoiceOf((await readSale(tx, orderId))!, now))
	return { ok: true, invoice: (await findInvoice(tx, orderId))! }
}

/**
 * As writeInvoice, read without a lock and written by one statement, which locks the order in the version that was
 * read. False where it is another by then, or another call was first: the transaction of writeInvoice decides.
 */
export async function writeInvoiceAtOnce(db: Database, options: { orderId: string; now: Date }): Promise<boolean> {
	const { orderId, now } = options
	const sale = await readSale(db, orderId)
	if (sale?.order.orderStatus !== 'confirmed' || sale.beside.has_invoice) return true
	const locked = sql`select from orders where id = ${orderId} and xmin::text = ${sale.version} for update`
	try {
		const [row] = await writeTogether<{ is_issued: boolean }>(
			db,
			{ sold: locked, ...documentWrites(invoiceOf(sale, now), sql`sold`) },
			sql`select exists (select from issued) as is_issued`,
		)
		return row!.is_issued
	} catch (error) {
		if (isRefusedWrite(error)) return false
		throw error
	}
}

type Beside = { signing: Signing; has_invoice: boolean }
type Sale = OrderRecord & { beside: Beside }

function readSale(db: Database, orderId: string): Promise<Sale | undefined> {
	return readOrder<Beside>(db, orderId, beside)
}

const beside: RawBuilder<unknown> = sql`${signingJson(sql`o.site`)} as signing,
	exists (select from documents where documents.order_id = o.id and kind = 'invoice') as has_invoice`

function invoiceOf({ order, site, languageTag, beside }: Sale, now: Date): NewDocument {
	const { seller } = beside.signing
	if (!seller) throw new Error(`no invoice without a seller: bring in the seller record of the site ${site}`)
	return {
		site,
		kind: 'invoice',
		orderId: order.id,
		reference: order.id,
		currency: order.currency,
		content: invoiceContent({ order, languageTag, seller: seller.details }),
		now,
	}
}
