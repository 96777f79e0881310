import { randomBytes } from 'node:crypto'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { issueCreditNote } from '../../documents/commands/issue-credit-note.ts'
import { findInvoice } from '../../documents/queries.ts'
import { deliverWithoutGoods } from '../../fulfillment/commands/deliver-gift-cards.ts'
import { moveOrder } from '../../fulfillment/commands/move-order.ts'
import { requestCapture } from '../../fulfillment/commands/request-capture.ts'
import { listCaptures, requestedSum } from '../../fulfillment/queries/captures.ts'
import { unitsAt } from '../../fulfillment/rules/parcels.ts'
import { changeOrderStatus, recordCancellation } from '../../orders/commands.ts'
import { findOrderRow } from '../../orders/queries/order-rows.ts'
import type { CancellationReason } from '../../orders/rules.ts'
import { sumOf } from '../../payment-means/rules.ts'
import { requestRefund } from '../../payments/commands.ts'
import { findPaymentOfOrder, payableOf } from '../../payments/queries/payments.ts'
import { listRefunds } from '../../payments/queries/refunds.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { cancelSoldUnits } from '../../stock/commands/hold-stock.ts'
import { type Cancellation, findCancellation } from '../queries/cancellations.ts'
import type { CancelledUnits } from '../contract/cancellations.ts'
import { lockOrderState } from '../queries/order-state.ts'
import {
	areAllGoods,
	type ReadUnits,
	readUnits,
	type UnitsOfLine,
	type UnitsToCancel,
} from '../rules/cancelled-units.ts'
import { deliveryBack } from '../rules/amounts.ts'
import type { OrderState } from '../rules/options.ts'
import { endOrder } from './cancel-order.ts'
import { isAllWithinWithdrawal } from './receive-return.ts'

export type CancelUnits = {
	by: Parameters<typeof lockOrderState>[1]
	/** Idempotency key of whoever asks, unique within the order. */
	key: string
	reason: CancellationReason
	/** By default all that are in no parcel. */
	lines?: readonly UnitsToCancel[] | undefined
	/** True where the buyer asks, who may as long as nothing has left. */
	isBuyer?: boolean
	/** Whose orders are found; null: of all sites. */
	sites?: readonly string[] | null
	now: Date
}

export type CancelUnitsResult =
	| { ok: true; orderId: string; cancelled: CancelledUnits }
	| { ok: false; reason: 'order-not-found' | 'key-taken' | Exclude<ReadUnits, { ok: true }>['reason'] }

/**
 * Cancels units of a confirmed order that are in no parcel, in one transaction with stock, money, documents, event and
 * e-mail (decision 0106). What the bank holds for them is never captured; what it has captured is refunded. The last
 * units of an order of which nothing has left end the order. A repeated call gives the same cancellation; `key-taken`: the
 * key stands for another one.
 */
export async function cancelUnits(db: Database, input: CancelUnits): Promise<CancelUnitsResult> {
	return db.transaction().execute(async (tx): Promise<CancelUnitsResult> => {
		const order = await lockOrderState(tx, input.by)
		const { sites = null, key, reason, isBuyer = false, now } = input
		if (!order || (sites && !sites.includes(order.site))) return { ok: false, reason: 'order-not-found' }
		const { orderId } = order
		const same = await findCancellation(tx, { orderId, key })
		if (same) return isAskedBy(same, input) ? answer(tx, same) : { ok: false, reason: 'key-taken' }
		const read = readUnits(order, { lines: input.lines, isBuyer })
		if (!read.ok) return read
		const id = `can_${randomBytes(15).toString('base64url')}`
		const cancelling = { order, id, key, reason, units: read.units, now }
		const isWhole = !order.hasLeft && areAllGoods(order, read.units) && order.giftCards.every((card) => card.isVoid)
		await (isWhole ? cancelRest(tx, cancelling) : cancelPart(tx, cancelling))
		return answer(tx, (await findCancellation(tx, { id }))!)
	})
}

/** True unless a cancellation is known to be of other units, or for another reason; one of a whole order names no units. */
function isAskedBy({ reason, lines }: Cancellation, asked: CancelUnits): boolean {
	if (reason !== asked.reason) return false
	if (!asked.lines || lines.length === 0) return true
	const wanted = new Map<number | undefined, number>()
	for (const { quantity, ...one } of asked.lines) {
		const line = lines.find(({ sku, position }) => ('sku' in one ? sku === one.sku : position === one.position))
		wanted.set(line?.position, (wanted.get(line?.position) ?? 0) + quantity)
	}
	return wanted.size === lines.length && lines.every(({ position, quantity }) => wanted.get(position) === quantity)
}

async function answer(tx: DatabaseTransaction, { orderId, ...cancellation }: Cancellation): Promise<CancelUnitsResult> {
	const order = await findOrderRow(tx, { column: 'id', value: orderId })
	const orderStatus = order!.status === 'cancelled' ? 'cancelled' : 'confirmed'
	return { ok: true, orderId, cancelled: { orderStatus, cancellation } }
}

type Cancelling = {
	order: OrderState
	id: string
	key: string
	reason: CancellationReason
	units: UnitsOfLine[]
	now: Date
}

/** Ends the order. Its units are not cancelled one by one: all of it is. */
async function cancelRest(tx: DatabaseTransaction, { order, units, ...cancelling }: Cancelling): Promise<void> {
	const { orderId } = order
	const { reason, now } = cancelling
	if (reason === 'not-available') await cancelSoldUnits(tx, { orderId, items: units, isThere: false, now })
	await recordCancellation(tx, { ...cancelling, orderId, units: [], deliveryCentAmount: 0, releasedCentAmount: 0 })
	await endOrder(tx, { order, reason, now })
}

async function cancelPart(tx: DatabaseTransaction, cancelling: Cancelling): Promise<void> {
	const { order, id, reason, units, now } = cancelling
	const { orderId, currency } = order
	const rest = order.lines.map((line) => ({ ...line, quantity: line.quantity - unitsAt(units, line.position) }))
	const isAllBack = rest.every(({ accepted, quantity }) => accepted === quantity)
	const deliveryCentAmount = isAllBack ? await findDeliveryBack(tx, { ...order, lines: rest }) : 0
	const centAmount = sumOf(units) + deliveryCentAmount
	const releasedCentAmount = await findOpen(tx, { orderId, centAmount })
	await recordCancellation(tx, { ...cancelling, orderId, deliveryCentAmount, releasedCentAmount })
	await requestRefund(tx, { orderId, reference: id, centAmount: centAmount - releasedCentAmount, currency, now })
	await cancelSoldUnits(tx, { orderId, items: units, isThere: reason === 'customer', now })
	if (await findInvoice(tx, orderId)) {
		const lines = units.map(({ centAmount: grossCentAmount, ...unit }) => ({ ...unit, grossCentAmount }))
		await issueCreditNote(tx, { orderId, reference: id, lines, deliveryCentAmount, now })
	}
	const row = (await findOrderRow(tx, { column: 'id', value: orderId }))!
	await moveOrder(tx, { order: row, now })
	if (order.hasLeft && isAllBack)
		await changeOrderStatus(tx, { orderId, changes: { fulfillment: 'returned' }, reason: id, now })
	await deliverWithoutGoods(tx, { order: row, now })
	const hasAllLeft = order.hasLeft && rest.every(({ packed, quantity }) => packed === quantity)
	await captureRest(tx, { orderId, hasAllLeft, now })
	await enqueue(tx, { name: 'send-units-cancelled', data: { cancellationId: id }, singletonKey: id })
}

/** What the bank is to pay of an order and has not been asked for yet, minor units; at most its part of a refund of so much. */
async function findOpen(
	tx: DatabaseTransaction,
	{ orderId, centAmount }: { orderId: string; centAmount: number },
): Promise<number> {
	const payment = await findPaymentOfOrder(tx, orderId)
	const order = (await findOrderRow(tx, { column: 'id', value: orderId }))!
	if (!payment) return 0
	// What an earlier refund gives back to the bank has to be captured for it.
	const back = sumOf(
		(await listRefunds(tx, orderId)).flatMap(({ parts }) => parts.filter(({ means }) => means === 'bank')),
	)
	const requested = Math.max(payment.capturedCentAmount, requestedSum(await listCaptures(tx, orderId)), back)
	return Math.max(0, Math.min(centAmount, payableOf(payment, order) - requested))
}

/** Delivery cost of an order that keeps no goods: all of it where nothing has left, otherwise as with returns (law 3). */
async function findDeliveryBack(tx: DatabaseTransaction, order: OrderState): Promise<number> {
	if (!order.hasLeft) return order.deliveryCentAmount
	const isWithinWithdrawal = await isAllWithinWithdrawal(tx, order.orderId)
	return deliveryBack({ ...order, back: [], isWithinWithdrawal })
}

/** With the last goods gone, what is left to pay is captured; what is authorized and never will be is let go. */
async function captureRest(
	tx: DatabaseTransaction,
	{ orderId, hasAllLeft, now }: { orderId: string; hasAllLeft: boolean; now: Date },
): Promise<void> {
	const order = (await findOrderRow(tx, { column: 'id', value: orderId }))!
	if (hasAllLeft && (await requestCapture(tx, { order, parcelId: null, now }))) return
	const payment = await findPaymentOfOrder(tx, orderId)
	if (payment?.status !== 'authorized') return
	await enqueue(tx, { name: 'capture-payment', data: { paymentId: payment.id }, singletonKey: payment.id })
}
