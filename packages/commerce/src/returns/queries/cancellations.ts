import type { Currency } from '@vitrine/market/currencies'
import type { Database } from '../../database/client.ts'
import { CANCELLATION } from '../commands/cancel-order.ts'
import type * as contract from '../contract/cancellations.ts'
import { listRefunds } from '../../payments/queries/refunds.ts'

/** Units of an order that were cancelled at once, and what became of their money. */
export type Cancellation = contract.Cancellation & { orderId: string }

/** A cancellation by its id, or by its key in an order; undefined for an unknown one. */
export async function findCancellation(
	db: Database,
	by: { id: string } | { orderId: string; key: string },
): Promise<Cancellation | undefined> {
	const rows = db.selectFrom('cancellations').select(['id', 'order_id'])
	const row = await ('id' in by
		? rows.where('id', '=', by.id)
		: rows.where('order_id', '=', by.orderId).where('key', '=', by.key)
	).executeTakeFirst()
	return row && (await listCancellations(db, row.order_id)).find(({ id }) => id === row.id)
}

/** The cancellations of an order, oldest first. */
export async function listCancellations(db: Database, orderId: string): Promise<Cancellation[]> {
	const rows = await db
		.selectFrom('cancellations')
		.innerJoin('orders', 'orders.id', 'cancellations.order_id')
		.selectAll('cancellations')
		.select('currency')
		.where('order_id', '=', orderId)
		.orderBy('cancelled_at')
		.orderBy('cancellations.id')
		.execute()
	if (rows.length === 0) return []
	const units = await db
		.selectFrom('cancelled_units')
		.innerJoin('order_lines', (join) =>
			join
				.onRef('order_lines.order_id', '=', 'cancelled_units.order_id')
				.onRef('order_lines.position', '=', 'cancelled_units.position'),
		)
		.select(['cancellation_id', 'cancelled_units.position', 'sku', 'cancelled_units.quantity'])
		.select('cent_amount as centAmount')
		.where('cancelled_units.order_id', '=', orderId)
		.orderBy('cancelled_units.position')
		.execute()
	const refunds = await listRefunds(db, orderId)
	return rows.map((row) => {
		const own = units.filter((unit) => unit.cancellation_id === row.id)
		const lines = own.map(({ position, sku, quantity, centAmount }) => ({ position, sku, quantity, centAmount }))
		const cause = lines.length > 0 ? row.id : CANCELLATION
		return {
			id: row.id,
			orderId,
			reason: row.reason,
			cancelledAt: row.cancelled_at.toISOString(),
			currency: row.currency as Currency,
			lines,
			deliveryCentAmount: row.delivery_cent_amount,
			releasedCentAmount: row.released_cent_amount,
			refundCentAmount: refunds.find(({ reference }) => reference === cause)?.centAmount ?? 0,
		}
	})
}
