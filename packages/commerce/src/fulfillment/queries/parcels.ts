import type { Database } from '../../database/client.ts'
import { findOrder } from '../../orders/queries/find-order.ts'
import { findOrderRows, listOrderLines } from '../../orders/queries/order-rows.ts'
import type { Parcel } from '../contract/delivery.ts'
import { describeCarrier } from '../rules/carriers.ts'
import { lastDelivery, type ParcelState, type Units } from '../rules/parcels.ts'

/** The parcels of an order in order of shipment, with content; empty for an unknown order. */
export async function listParcels(db: Database, orderId: string): Promise<Parcel[]> {
	const parcels = await parcelRows(db, orderId)
	if (parcels.length === 0) return []
	const ordered = await listOrderLines(db, orderId)
	const packed = await listPackedUnits(db, orderId)
	return parcels.map((parcel) => ({
		id: parcel.id,
		carrier: parcel.carrier,
		trackingNumber: parcel.tracking_number,
		...describeCarrier({ carrier: parcel.carrier, trackingNumber: parcel.tracking_number }),
		shippedAt: parcel.shipped_at.toISOString(),
		readyAt: parcel.ready_at?.toISOString() ?? null,
		deliveredAt: parcel.delivered_at?.toISOString() ?? null,
		lines: ordered.flatMap(({ position, sku, snapshot }) => {
			const units = packed.find((line) => line.parcel_id === parcel.id && line.position === position)
			if (!units) return []
			const { name, colorName, sizeLabel, image } = snapshot
			return [{ position, sku, quantity: units.quantity, name, colorName, sizeLabel, image }]
		}),
	}))
}

/** Ordered goods and the parcels that contain them. */
export async function readParcelStates(
	db: Database,
	orderId: string,
): Promise<{ ordered: Units[]; parcels: ParcelState[] }> {
	const ordered = await listOrderLines(db, orderId)
	const rows = await parcelRows(db, orderId)
	const packed = await listPackedUnits(db, orderId)
	const parcels = rows.map((row) => ({
		lines: packed.filter((line) => line.parcel_id === row.id),
		shippedAt: row.shipped_at,
		readyAt: row.ready_at,
		deliveredAt: row.delivered_at,
	}))
	return { ordered, parcels }
}

/**
 * Delivery of an order's last parcel: undefined until everything ordered is delivered. The withdrawal period starts
 * then (law 3, Directive 2011/83 art. 9(2)(b)). An order of gift cards alone is delivered with the e-mail of its last
 * card.
 */
export async function findLastDelivery(db: Database, orderId: string): Promise<Date | undefined> {
	const { ordered, parcels } = await readParcelStates(db, orderId)
	return ordered.length === 0 ? lastCardSent(db, orderId) : lastDelivery(ordered, parcels)
}

/** When the last gift card of an order was sent; undefined while one is unsent, and without gift cards. */
export async function lastCardSent(db: Database, orderId: string): Promise<Date | undefined> {
	const bought = (await findOrder(db, orderId))?.giftCards ?? []
	const cards = await db.selectFrom('gift_cards').select('sent_at').where('order_id', '=', orderId).execute()
	const sent = cards.flatMap((card) => card.sent_at?.getTime() ?? [])
	return bought.length > 0 && sent.length === bought.length ? new Date(Math.max(...sent)) : undefined
}

/** Units in the parcels of an order. */
export function listPackedUnits(db: Database, orderId: string) {
	return db
		.selectFrom('parcel_lines')
		.select(['parcel_id', 'position', 'quantity'])
		.where('order_id', '=', orderId)
		.execute()
}

function parcelRows(db: Database, orderId: string) {
	return db
		.selectFrom('parcels')
		.selectAll()
		.where('order_id', '=', orderId)
		.orderBy('shipped_at')
		.orderBy('id')
		.execute()
}

/** A parcel with its content; undefined for an unknown id. */
export async function findParcel(db: Database, parcelId: string): Promise<Parcel | undefined> {
	const orderId = await findParcelOrder(db, parcelId)
	return orderId === undefined ? undefined : (await listParcels(db, orderId)).find((parcel) => parcel.id === parcelId)
}

export type ParcelUnderWay = { carrier: string; trackingNumber: string; event: 'ready' | 'delivered' }

/** Next events of parcels whose last event was before `before`: ready or delivered. */
export async function listParcelsUnderWay(
	db: Database,
	{ before, limit }: { before: Date; limit: number },
): Promise<ParcelUnderWay[]> {
	const rows = await db
		.selectFrom('parcels')
		.select(['carrier', 'tracking_number as trackingNumber', 'ready_at as readyAt', 'order_id as orderId'])
		.where('delivered_at', 'is', null)
		.where((eb) => eb(eb.fn.coalesce('ready_at', 'shipped_at'), '<=', before))
		.orderBy('shipped_at')
		.limit(limit)
		.execute()
	const orderIds = rows.map(({ orderId }) => orderId)
	const orders = await findOrderRows(db, orderIds)
	return rows.map(({ carrier, trackingNumber, readyAt, orderId }) => ({
		carrier,
		trackingNumber,
		event: orders.get(orderId)?.snapshot.pickupPoint && !readyAt ? 'ready' : 'delivered',
	}))
}

/** Id of a parcel's order; undefined for an unknown parcel. */
export async function findParcelOrder(db: Database, parcelId: string): Promise<string | undefined> {
	const row = await db.selectFrom('parcels').select('order_id').where('id', '=', parcelId).executeTakeFirst()
	return row?.order_id
}
