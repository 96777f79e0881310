import type { SiteCode } from '@vitrine/market/sites'
import type { DatabaseTransaction } from '../../database/client.ts'
import { findOrder, findOrderOrigin } from '../../orders/queries/find-order.ts'
import { lockOrder } from '../../orders/queries/order-rows.ts'
import { findSeller } from '../../web-domains/queries.ts'
import { invoiceContent } from '../rules/content.ts'
import { findInvoice, type IssuedDocument } from '../queries.ts'
import { writeDocument } from './write-document.ts'

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
	const order = (await findOrder(tx, orderId))!
	const { site, languageTag } = (await findOrderOrigin(tx, orderId))!
	const seller = await findSeller(tx, site as SiteCode)
	if (!seller) throw new Error(`no invoice without a seller: bring in the seller record of the site ${site}`)
	await writeDocument(tx, {
		site: site as SiteCode,
		kind: 'invoice',
		orderId,
		reference: orderId,
		currency: order.currency,
		content: invoiceContent({ order, languageTag, seller }),
		now,
	})
	return { ok: true, invoice: (await findInvoice(tx, orderId))! }
}
