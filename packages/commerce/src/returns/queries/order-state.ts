import type { Currency } from '@vitrine/market/currencies'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { findLastDelivery, readParcelStates } from '../../fulfillment/queries/parcels.ts'
import { listBoughtGiftCards } from '../../gift-cards/queries.ts'
import { findBankPartLeft } from '../../payments/queries.ts'
import type { OrderState } from '../rules/options.ts'

type By = { column: 'id' | 'order_number'; value: string }

/** An order with all that decides how it can end; undefined for an unknown one. */
export async function readOrderState(db: Database, by: By): Promise<OrderState | undefined> {
	const order = await db.selectFrom('orders').selectAll().where(by.column, '=', by.value).executeTakeFirst()
	if (!order) return undefined
	const orderId = order.id
	const { parcels } = await readParcelStates(db, orderId)
	return {
		orderId,
		orderNumber: order.order_number,
		site: order.site as SiteCode,
		currency: order.currency as Currency,
		email: order.email,
		customerId: order.customer_id,
		buyer: `${order.snapshot.billingAddress.firstName} ${order.snapshot.billingAddress.lastName}`,
		languageTag: order.language_tag,
		orderStatus: order.order_status,
		hasLeft: parcels.length > 0,
		deliveredAt: await findLastDelivery(db, orderId),
		confirmedAt: order.confirmed_at,
		deliveryCentAmount: order.delivery_cent_amount,
		standardDeliveryCentAmount: order.snapshot.standardDeliveryCentAmount,
		lines: await readLines(db, orderId),
		giftCards: (await listBoughtGiftCards(db, orderId)).map((card) => ({
			isSent: card.isSent,
			isVoid: card.isVoid,
			isUsed: !card.isVoid && card.balanceCentAmount !== card.issuedCentAmount,
		})),
	}
}

/**
 * The same, with the order's row locked until the transaction ends: shipping, cancelling, withdrawing and receiving wait here,
 * so that the result stays true.
 */
export async function lockOrderState(tx: DatabaseTransaction, by: By): Promise<OrderState | undefined> {
	const row = await tx.selectFrom('orders').select('id').where(by.column, '=', by.value).forUpdate().executeTakeFirst()
	return row && readOrderState(tx, { column: 'id', value: row.id })
}

async function readLines(db: Database, orderId: string): Promise<OrderState['lines']> {
	const lines = await db
		.selectFrom('order_lines')
		.select(['position', 'sku', 'quantity', 'total_cent_amount', 'snapshot'])
		.where('order_id', '=', orderId)
		.orderBy('position')
		.execute()
	const back = await db
		.selectFrom('return_lines')
		.innerJoin('returns', 'returns.return_number', 'return_lines.return_number')
		.select(['position', 'quantity', 'accepted_quantity', 'refused_quantity', 'status'])
		.where('return_lines.order_id', '=', orderId)
		.where('status', '<>', 'cancelled')
		.execute()
	return lines.map((line) => {
		const mine = back.filter((part) => part.position === line.position)
		const underWay = mine.filter((part) => part.status === 'registered')
		return {
			position: line.position,
			sku: line.sku,
			quantity: line.quantity,
			totalCentAmount: line.total_cent_amount,
			snapshot: line.snapshot,
			underWay: underWay.reduce((sum, part) => sum + part.quantity, 0),
			accepted: mine.reduce((sum, part) => sum + (part.accepted_quantity ?? 0), 0),
			refused: mine.reduce((sum, part) => sum + (part.refused_quantity ?? 0), 0),
		}
	})
}

/** So much of an order its customer could take as store credit, minor units; 0 for everybody else (decision 0066). */
export async function findCreditable(
	db: Database,
	{ order, customerId }: { order: OrderState; customerId: string | undefined },
): Promise<number> {
	return customerId !== undefined && order.customerId === customerId ? findBankPartLeft(db, order.orderId) : 0
}
