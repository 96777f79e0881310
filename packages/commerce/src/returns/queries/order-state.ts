import type { Currency } from '@vitrine/market/currencies'
import { RETURN_PROMISE } from '@vitrine/market/return-periods'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { findOrderRow, listOrderLines, lockOrder, type OrderRow } from '../../orders/queries/order-rows.ts'
import { unitsAt, type Units } from '../../fulfillment/rules/parcels.ts'
import { findLastDelivery, readParcelStates } from '../../fulfillment/queries/parcels.ts'
import { listBoughtGiftCards } from '../../gift-cards/queries.ts'
import { findBankPartLeft } from '../../payments/queries/refunds.ts'
import type { OrderState } from '../rules/options.ts'

type By = Parameters<typeof findOrderRow>[1]

/** An order with all that decides how it can end; undefined for an unknown one. */
export async function readOrderState(db: Database, by: By): Promise<OrderState | undefined> {
	const order = await findOrderRow(db, by)
	return order && stateOf(db, order)
}

async function stateOf(db: Database, order: OrderRow): Promise<OrderState> {
	const orderId = order.id
	const { parcels } = await readParcelStates(db, orderId)
	const packed = parcels.flatMap((parcel) => parcel.lines)
	return {
		orderId,
		orderNumber: order.orderNumber,
		site: order.site as SiteCode,
		currency: order.currency as Currency,
		email: order.email,
		customerId: order.customerId,
		buyer: `${order.snapshot.billingAddress.firstName} ${order.snapshot.billingAddress.lastName}`,
		languageTag: order.languageTag,
		orderStatus: order.status,
		hasLeft: parcels.length > 0,
		returnPromise: order.snapshot.returnPromise ?? RETURN_PROMISE,
		deliveredAt: await findLastDelivery(db, orderId),
		confirmedAt: order.confirmedAt,
		deliveryCentAmount: order.deliveryCentAmount,
		standardDeliveryCentAmount: order.snapshot.standardDeliveryCentAmount,
		lines: await readLines(db, { orderId, packed }),
		giftCards: (await listBoughtGiftCards(db, orderId)).map((card) => ({
			isSent: card.isSent,
			isVoid: card.isVoid,
			isUsed: !card.isVoid && card.balanceCentAmount !== card.issuedCentAmount,
		})),
	}
}

/** As readOrderState, with the order locked until the transaction ends: serializes shipping, cancelling, withdrawing, receiving. */
export async function lockOrderState(tx: DatabaseTransaction, by: By): Promise<OrderState | undefined> {
	const order = await lockOrder(tx, by)
	return order && stateOf(tx, order)
}

async function readLines(
	db: Database,
	{ orderId, packed }: { orderId: string; packed: readonly Units[] },
): Promise<OrderState['lines']> {
	const lines = await listOrderLines(db, orderId)
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
			...line,
			packed: unitsAt(packed, line.position),
			underWay: underWay.reduce((sum, part) => sum + part.quantity, 0),
			accepted: mine.reduce((sum, part) => sum + (part.accepted_quantity ?? 0), 0),
			refused: mine.reduce((sum, part) => sum + (part.refused_quantity ?? 0), 0),
		}
	})
}

/** Amount of an order its customer could take as store credit, minor units; 0 for other callers (decision 0066). */
export async function findCreditable(
	db: Database,
	{ order, customerId }: { order: OrderState; customerId: string | undefined },
): Promise<number> {
	return customerId !== undefined && order.customerId === customerId ? findBankPartLeft(db, order.orderId) : 0
}
