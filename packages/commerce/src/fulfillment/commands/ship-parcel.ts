import { randomBytes } from 'node:crypto'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { isHeld } from '../../order-holds/queries.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { tidyOrderNumber } from '../../orders/rules.ts'
import { isCarrier, tidyTrackingNumber } from '../rules/carriers.ts'
import { readInstant, unitsLeft } from '../rules/parcels.ts'
import { type OrderRow, listOrderLines, lockOrder } from '../../orders/queries/order-rows.ts'
import { isUnpaid } from '../queries/captures.ts'
import { moveOrder } from './move-order.ts'
import { requestCapture } from './request-capture.ts'

export type ShipParcel = {
	orderNumber: string
	carrier: string
	trackingNumber: string
	/** Content; by default everything left. */
	lines?: readonly { sku: string; quantity: number }[]
	/** Time of shipment; `now` by default. */
	shippedAt?: Date
	now: Date
}

export type ShipParcelResult =
	| { ok: true; parcelId: string; isNew: boolean }
	| { ok: false; reason: 'order-not-found' }
	| {
			ok: false
			reason:
				| 'order-not-confirmed'
				| 'order-cancelled'
				| 'order-held'
				| 'order-not-paid'
				| 'nothing-left'
				| 'more-than-left'
				| 'line-unknown'
				| 'tracking-number-taken'
	  }
	| { ok: false; reason: 'refused-values'; errors: { field: string; code: string }[] }

/**
 * Records a shipped parcel, in one transaction with the order's status, its capture and the e-mail (R114). A repeated call returns
 * the existing parcel. Refused for orders that are cancelled, unconfirmed, held, or whose money can be had no more,
 * and for more units than are left.
 */
export async function shipParcel(db: Database, shipping: ShipParcel): Promise<ShipParcelResult> {
	const trackingNumber = tidyTrackingNumber(shipping.trackingNumber)
	const shippedAt = readInstant(shipping.shippedAt, shipping.now)
	const errors = [
		...(isCarrier(shipping.carrier) ? [] : [{ field: 'carrier', code: 'unknown' }]),
		...(/^[A-Z0-9]{6,40}$/.test(trackingNumber) ? [] : [{ field: 'trackingNumber', code: 'tracking-number' }]),
		...(shippedAt ? [] : [{ field: 'shippedAt', code: 'future' }]),
	]
	if (errors.length > 0 || !shippedAt) return { ok: false, reason: 'refused-values', errors }
	return db.transaction().execute(async (tx): Promise<ShipParcelResult> => {
		const order = await lockOrder(tx, { column: 'order_number', value: tidyOrderNumber(shipping.orderNumber) })
		if (!order) return { ok: false, reason: 'order-not-found' }
		const known = await findParcel(tx, { carrier: shipping.carrier, trackingNumber })
		if (known) return answerAgain(tx, { known, order, shipping })
		if (order.status !== 'confirmed') {
			return { ok: false, reason: order.status === 'cancelled' ? 'order-cancelled' : 'order-not-confirmed' }
		}
		// A person decides.
		if (await isHeld(tx, order.id)) return { ok: false, reason: 'order-held' }
		if (await isUnpaid(tx, order.id)) return { ok: false, reason: 'order-not-paid' }
		const content = await readContent(tx, { orderId: order.id, lines: shipping.lines })
		if (!content.ok) return content
		const parcel = { id: randomBytes(18).toString('base64url'), orderId: order.id, content: content.units }
		const isWritten = await write(tx, { ...parcel, carrier: shipping.carrier, trackingNumber, shippedAt })
		// A concurrent call used the number for another order.
		if (!isWritten) return { ok: false, reason: 'tracking-number-taken' }
		await moveOrder(tx, { order, now: shipping.now })
		await requestCapture(tx, { order, parcelId: parcel.id, now: shipping.now })
		const data = { parcelId: parcel.id, news: 'shipped' as const }
		await enqueue(tx, { name: 'send-parcel-letter', data, singletonKey: `${parcel.id} shipped` })
		return { ok: true, parcelId: parcel.id, isNew: true }
	})
}

type Content = Map<number, number>
type Known = { id: string; orderId: string }

async function findParcel(
	tx: DatabaseTransaction,
	{ carrier, trackingNumber }: { carrier: string; trackingNumber: string },
): Promise<Known | undefined> {
	return tx
		.selectFrom('parcels')
		.select(['id', 'order_id as orderId'])
		.where('carrier', '=', carrier)
		.where('tracking_number', '=', trackingNumber)
		.executeTakeFirst()
}

/** The parcel exists already: success where order and content match, a conflict otherwise. */
async function answerAgain(
	tx: DatabaseTransaction,
	{ known, order, shipping }: { known: Known; order: OrderRow; shipping: ShipParcel },
): Promise<ShipParcelResult> {
	const isSame = known.orderId === order.id && (await holds(tx, { known, lines: shipping.lines }))
	return isSame ? { ok: true, parcelId: known.id, isNew: false } : { ok: false, reason: 'tracking-number-taken' }
}

async function holds(
	tx: DatabaseTransaction,
	{ known, lines }: { known: Known; lines: ShipParcel['lines'] },
): Promise<boolean> {
	if (!lines) return true
	const ordered = await listOrderLines(tx, known.orderId)
	const packed = await tx
		.selectFrom('parcel_lines')
		.select(['position', 'quantity'])
		.where('parcel_id', '=', known.id)
		.execute()
	const requested = sumBySku(lines)
	const skus = new Map(ordered.map(({ position, sku }) => [position, sku]))
	return (
		packed.length === requested.size &&
		packed.every(({ position, quantity }) => requested.get(skus.get(position) ?? '') === quantity)
	)
}

function sumBySku(lines: NonNullable<ShipParcel['lines']>): Map<string, number> {
	const sums = new Map<string, number>()
	for (const { sku, quantity } of lines) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
	return sums
}

/** Content of the parcel: the named units or all that is left; never more than is left. */
async function readContent(
	tx: DatabaseTransaction,
	{ orderId, lines }: { orderId: string; lines: ShipParcel['lines'] },
): Promise<{ ok: true; units: Content } | Exclude<ShipParcelResult, { ok: true }>> {
	const ordered = await listOrderLines(tx, orderId)
	const packed = await tx
		.selectFrom('parcel_lines')
		.select(['position', 'quantity'])
		.where('order_id', '=', orderId)
		.execute()
	const left = unitsLeft(ordered, packed)
	if (left.size === 0) return { ok: false, reason: 'nothing-left' }
	if (!lines) return { ok: true, units: left }
	const units: Content = new Map()
	for (const [sku, quantity] of sumBySku(lines)) {
		const line = ordered.find((candidate) => candidate.sku === sku)
		if (!line) return { ok: false, reason: 'line-unknown' }
		if (quantity > (left.get(line.position) ?? 0)) return { ok: false, reason: 'more-than-left' }
		units.set(line.position, quantity)
	}
	return { ok: true, units }
}

async function write(
	tx: DatabaseTransaction,
	parcel: {
		id: string
		orderId: string
		content: Content
		carrier: string
		trackingNumber: string
		shippedAt: Date
	},
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await tx
		.insertInto('parcels')
		.values({
			id: parcel.id,
			order_id: parcel.orderId,
			carrier: parcel.carrier,
			tracking_number: parcel.trackingNumber,
			shipped_at: parcel.shippedAt,
			ready_at: null,
			delivered_at: null,
		})
		.onConflict((conflict) => conflict.columns(['carrier', 'tracking_number']).doNothing())
		.executeTakeFirst()
	if (numInsertedOrUpdatedRows !== 1n) return false
	const lines = [...parcel.content].map(([position, quantity]) => ({
		parcel_id: parcel.id,
		order_id: parcel.orderId,
		position,
		quantity,
	}))
	await tx.insertInto('parcel_lines').values(lines).execute()
	return true
}
