import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import type { ReturnLabelFacts } from '../../documents/pdf/return-label.ts'
import { findOrder } from '../../orders/queries/find-order.ts'
import { findSeller } from '../../web-domains/queries.ts'
import { findReturn, findReturnRow } from './returns.ts'

/** Content of a return's label; undefined for an unknown or cancelled return, and where the seller has no address. */
export async function readLabelFacts(
	db: Database,
	by: { orderId: string; returnNumber: string },
): Promise<ReturnLabelFacts | undefined> {
	const row = await findReturnRow(db, by)
	const returned = await findReturn(db, by)
	const order = await findOrder(db, by.orderId)
	const seller = row && (await findSeller(db, row.site as SiteCode))
	if (!row || !returned || !order || !seller || row.status === 'cancelled') return undefined
	return {
		site: row.site as SiteCode,
		languageTag: row.language_tag,
		method: row.method,
		returnNumber: row.return_number,
		orderNumber: order.orderNumber,
		sender: order.snapshot.billingAddress,
		seller,
		code: row.label_reference ?? row.return_number,
		lines: returned.lines,
		issuedAt: row.requested_at,
	}
}
