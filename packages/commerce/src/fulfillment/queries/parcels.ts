import type { Database } from '../../database/client.ts'
import type { OrderSnapshot } from '../../orders/contract.ts'
import type { Parcel } from '../contract/delivery.ts'
import { describeCarrier } from '../rules/carriers.ts'
import { lastDelivery, type ParcelState, type Units } from '../rules/parcels.ts'

/** The parcels of an order in the order they left, each with what is in it; none for an unknown order. */
export async function listParcels(db: Database, orderId: string): Promise<Parcel[]> {
	const parcels = await parcelRows(db, orderId)
	if (parcels.length === 0) return []
	const lines = await db
		.selectFrom('parcel_lines')
		.innerJoin('order_lines', (join) =>
			join
				.onRef('order_lines.order_id', '=', 'parcel_lines.order_id')
				.onRef('order_lines.position', '=', 'parcel_lines.position'),
		)
		.select(['parcel_id', 'parcel_lines.position', 'parcel_lines.quantity', 'order_lines.sku', 'order_lines.snapshot'])
		.where('parcel_lines.order_id', '=', orderId)
		.orderBy('parcel_lines.position')
		.execute()
	return parcels.map((parcel) => ({
		id: parcel.id,
		carrier: parcel.carrier,
		trackingNumber: parcel.tracking_number,
		...describeCarrier({ carrier: parcel.carrier, trackingNumber: parcel.tracking_number }),
		shippedAt: parcel.shipped_at.toISOString(),
		readyAt: parcel.ready_at?.toISOString() ?? null,
		deliveredAt: parcel.delivered_at?.toISOString() ?? null,
		lines: lines
			.filter((line) => line.parcel_id === parcel.id)
			.map(({ position, sku, quantity, snapshot }) => ({
				position,
				sku,
				quantity,
				name: snapshot.name,
				colorName: snapshot.colorName,
				sizeLabel: snapshot.sizeLabel,
				image: snapshot.image,
			})),
	}))
}

/** What was ordered of goods, and the parcels it is in. */
export async function readParcelStates(
	db: Database,
	orderId: string,
): Promise<{ ordered: Units[]; parcels: ParcelState[] }> {
	const ordered = await db
		.selectFrom('order_lines')
		.select(['position', 'quantity'])
		.where('order_id', '=', orderId)
		.execute()
	const rows = await parcelRows(db, orderId)
	const packed = await db
		.selectFrom('parcel_lines')
		.select(['parcel_id', 'position', 'quantity'])
		.where('order_id', '=', orderId)
		.execute()
	const parcels = rows.map((row) => ({
		lines: packed.filter((line) => line.parcel_id === row.id),
		shippedAt: row.shipped_at,
		readyAt: row.ready_at,
		deliveredAt: row.delivered_at,
	}))
	return { ordered, parcels }
}

/**
 * When the last of an order was handed over: undefined until everything ordered has been delivered. From this instant the
 * withdrawal period counts (law 3, Directive 2011/83 art. 9(2)(b)). An order of gift cards alone is delivered with the
 * e-mail of its last card.
 */
export async function findLastDelivery(db: Database, orderId: string): Promise<Date | undefined> {
	const { ordered, parcels } = await readParcelStates(db, orderId)
	return ordered.length === 0 ? lastCardSent(db, orderId) : lastDelivery(ordered, parcels)
}

/** When the last gift card of an order left; undefined while one has not, and where there are none. */
export async function lastCardSent(db: Database, orderId: string): Promise<Date | undefined> {
	const bought = await db.selectFrom('order_gift_cards').select('position').where('order_id', '=', orderId).execute()
	const cards = await db.selectFrom('gift_cards').select('sent_at').where('order_id', '=', orderId).execute()
	const sent = cards.flatMap((card) => card.sent_at?.getTime() ?? [])
	return bought.length > 0 && sent.length === bought.length ? new Date(Math.max(...sent)) : undefined
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

/** One parcel with what is in it; undefined for an unknown id. */
export async function findParcel(db: Database, parcelId: string): Promise<Parcel | undefined> {
	const orderId = await findParcelOrder(db, parcelId)
	return orderId === undefined ? undefined : (await listParcels(db, orderId)).find((parcel) => parcel.id === parcelId)
}

/** Confirmed orders of which something has not left since `before`, the oldest first. */
export async function listOrdersToShip(
	db: Database,
	{ before, limit }: { before: Date; limit: number },
): Promise<{ id: string; orderNumber: string; snapshot: OrderSnapshot }[]> {
	return db
		.selectFrom('orders')
		.select(['id', 'order_number as orderNumber', 'snapshot'])
		.where('order_status', '=', 'confirmed')
		.where('fulfillment_status', '=', 'preparing')
		.where('confirmed_at', '<=', before)
		.where((eb) =>
			eb.exists(eb.selectFrom('order_lines').select('sku').whereRef('order_lines.order_id', '=', 'orders.id')),
		)
		.orderBy('confirmed_at')
		.limit(limit)
		.execute()
}

export type ParcelUnderWay = { carrier: string; trackingNumber: string; event: 'ready' | 'delivered' }

/** What is to happen next to parcels to which the last thing happened before `before`: they wait, or are handed over. */
export async function listParcelsUnderWay(
	db: Database,
	{ before, limit }: { before: Date; limit: number },
): Promise<ParcelUnderWay[]> {
	const rows = await db
		.selectFrom('parcels')
		.innerJoin('orders', 'orders.id', 'parcels.order_id')
		.select(['carrier', 'tracking_number as trackingNumber', 'ready_at as readyAt', 'orders.snapshot'])
		.where('delivered_at', 'is', null)
		.where((eb) => eb(eb.fn.coalesce('ready_at', 'shipped_at'), '<=', before))
		.orderBy('shipped_at')
		.limit(limit)
		.execute()
	return rows.map(({ carrier, trackingNumber, readyAt, snapshot }) => ({
		carrier,
		trackingNumber,
		event: snapshot.pickupPoint && !readyAt ? 'ready' : 'delivered',
	}))
}

/** The order a parcel belongs to; undefined for an unknown parcel. */
export async function findParcelOrder(db: Database, parcelId: string): Promise<string | undefined> {
	const row = await db.selectFrom('parcels').select('order_id').where('id', '=', parcelId).executeTakeFirst()
	return row?.order_id
}
