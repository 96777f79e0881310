import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import { listDisputes } from '../../disputes/queries.ts'
import { listParcels } from '../../fulfillment/queries/parcels.ts'
import type { Operator } from '../../http/permissions.ts'
import { listHolds } from '../../order-holds/queries.ts'
import { findOrder } from '../../orders/queries/find-order.ts'
import { tidyOrderNumber } from '../../orders/rules.ts'
import { listRefunds, partsBack } from '../../payments/queries/refunds.ts'
import { listCancellations } from '../../returns/queries/cancellations.ts'
import type { FullOrder } from '../contract/orders.ts'

/** An order with everything that belongs to it, as of one instant; undefined for an unknown one and for one of another site. */
export function findFullOrder(
	db: Database,
	{ orderNumber, sites }: { orderNumber: string; sites: Operator['sites'] },
): Promise<FullOrder | undefined> {
	const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
	return reading.execute(async (tx) => {
		const row = await tx
			.selectFrom('orders')
			.select(['id', 'site', 'language_tag', 'customer_id', 'version', 'updated_at'])
			.where('order_number', '=', tidyOrderNumber(orderNumber))
			.executeTakeFirst()
		const site = row?.site as SiteCode
		if (!row || (sites && !sites.includes(site))) return undefined
		const { id: orderId } = row
		const { id: _, statusWord: _word, snapshot, ...order } = (await findOrder(tx, orderId))!
		const {
			pageUrl: _page,
			agreedPages: _pages,
			wantsNewsletter: _news,
			standardDeliveryCentAmount: _cost,
			...said
		} = snapshot
		return {
			...order,
			...said,
			site,
			languageTag: row.language_tag,
			customerId: row.customer_id,
			version: row.version,
			updatedAt: row.updated_at.toISOString(),
			payments: await listPayments(tx, orderId),
			refunds: (await listRefunds(tx, orderId)).map((refund) => ({
				reference: refund.reference,
				centAmount: refund.centAmount,
				parts: partsBack(refund),
				status: refund.status,
				createdAt: refund.createdAt.toISOString(),
				settledAt: refund.settledAt?.toISOString() ?? null,
			})),
			disputes: await listDisputes(tx, orderId),
			holds: await listHolds(tx, orderId),
			parcels: await listParcels(tx, orderId),
			cancellations: (await listCancellations(tx, orderId)).map(({ orderId: _of, ...cancellation }) => cancellation),
			returns: await listReturned(tx, { orderId, lines: order.lines }),
			documents: await listDocuments(tx, orderId),
		}
	})
}

async function listPayments(db: Database, orderId: string): Promise<FullOrder['payments']> {
	return db
		.selectFrom('payments')
		.select(['provider', 'payment_product as product', 'provider_reference as reference', 'status'])
		.select(['cent_amount as centAmount', 'captured_cent_amount as capturedCentAmount'])
		.select(['refunded_cent_amount as refundedCentAmount', 'method', 'liability'])
		.where('order_id', '=', orderId)
		.orderBy('created_at')
		.execute()
}

async function listReturned(
	db: Database,
	{ orderId, lines }: { orderId: string; lines: FullOrder['lines'] },
): Promise<FullOrder['returns']> {
	const rows = await db
		.selectFrom('returns')
		.selectAll()
		.where('order_id', '=', orderId)
		.orderBy('requested_at')
		.execute()
	const units = await db
		.selectFrom('return_lines')
		.selectAll()
		.where('order_id', '=', orderId)
		.orderBy('position')
		.execute()
	return rows.map((row) => ({
		returnNumber: row.return_number,
		status: row.status,
		method: row.method,
		requestedAt: row.requested_at.toISOString(),
		receivedAt: row.received_at?.toISOString() ?? null,
		cancelledAt: row.cancelled_at?.toISOString() ?? null,
		lines: units
			.filter((line) => line.return_number === row.return_number)
			.map((line) => ({
				position: line.position,
				sku: lines[line.position]!.sku,
				quantity: line.quantity,
				reason: line.reason,
				acceptedQuantity: line.accepted_quantity,
				refusedQuantity: line.refused_quantity,
				refusal: line.refusal,
				deductionCentAmount: line.deduction_cent_amount,
				deduction: line.deduction,
			})),
	}))
}

async function listDocuments(db: Database, orderId: string): Promise<FullOrder['documents']> {
	const rows = await db
		.selectFrom('documents')
		.select(['kind', 'document_number as documentNumber', 'total_cent_amount as totalCentAmount'])
		.select('issued_at as issuedAt')
		.where('order_id', '=', orderId)
		.orderBy('issued_at')
		.execute()
	return rows.map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() }))
}
