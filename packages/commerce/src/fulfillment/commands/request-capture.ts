import type { Currency } from '@vitrine/market/currencies'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { listOrderLines, type OrderRow } from '../../orders/queries/order-rows.ts'
import { findPaymentOfOrder, payableOf } from '../../payments/queries/payments.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { listCaptures, requestedSum } from '../queries/captures.ts'
import { listPackedUnits } from '../queries/parcels.ts'
import { capturedWith, hasLeft } from '../rules/capture-shares.ts'

type CaptureInput = {
	/** Its row is locked. */
	order: OrderRow
	/** The parcel that leaves; null: the authorization is about to end, so that all that is left is captured. */
	parcelId: string | null
	now: Date
}

/**
 * Records what a parcel's leaving captures of a payment that is captured on shipment, and enqueues it: the parcel's
 * share, or with the first one everything where the provider captures an authorization once. Does nothing for payments
 * captured before. True where something is to be captured.
 */
export async function requestCapture(
	tx: DatabaseTransaction,
	{ order, parcelId, now }: CaptureInput,
): Promise<boolean> {
	const { id: orderId, deliveryCentAmount } = order
	const payment = await findPaymentOfOrder(tx, orderId)
	if (payment?.capture !== 'on-shipment' || payment.status !== 'authorized') return false
	const lines = await listOrderLines(tx, orderId)
	const packed = await listPackedUnits(tx, orderId)
	const payable = payableOf(payment, order)
	const paid = { currency: order.currency as Currency, lines, deliveryCentAmount, centAmount: payable }
	const isAll = parcelId === null || !payment.hasMulticapture
	const target = isAll ? payable : capturedWith(paid, packed)
	const requested = requestedSum(await listCaptures(tx, orderId))
	const centAmount = target - requested
	if (centAmount <= 0) return false
	const key = `capture-${parcelId ?? `rest-${payment.id}`}`
	const row = { key, order_id: orderId, payment_id: payment.id, parcel_id: parcelId, cent_amount: centAmount }
	await tx
		.insertInto('parcel_captures')
		.values({ ...row, is_last: isAll || hasLeft(paid, packed), failure: null, requested_at: now, settled_at: null })
		.onConflict((conflict) => conflict.column('key').doNothing())
		.execute()
	await enqueue(tx, { name: 'capture-payment', data: { paymentId: payment.id }, singletonKey: payment.id })
	return true
}

/** Records what the provider said to a capture of so many minor units. */
export async function settleCapture(
	db: Database,
	{ key, centAmount, failure, now }: { key: string; centAmount: number; failure: string | null; now: Date },
): Promise<void> {
	await db
		.updateTable('parcel_captures')
		.set({ status: failure === null ? 'done' : 'refused', cent_amount: centAmount, failure, settled_at: now })
		.where('key', '=', key)
		.where('status', '=', 'pending')
		.execute()
}
