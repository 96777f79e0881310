import type { Database } from '../../database/client.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { tidyTrackingNumber } from '../rules/carriers.ts'
import { readInstant } from '../rules/parcels.ts'
import { lockOrder } from '../../orders/queries/order-rows.ts'
import { moveOrder } from './move-order.ts'

export type ParcelEvent = {
	carrier: string
	trackingNumber: string
	/** `ready`: waiting in the store or relay. `delivered`: handed over at the door or collected. */
	event: 'ready' | 'delivered'
	/** Time of the event; `now` by default. */
	occurredAt?: Date
	now: Date
}

export type ParcelEventResult =
	| { ok: true; parcelId: string }
	| { ok: false; reason: 'parcel-not-found' | 'brought-home' }
	| { ok: false; reason: 'refused-values'; errors: { field: string; code: string }[] }

/**
 * Records a carrier's or store's event of a parcel, in one transaction with the order's status and the e-mail (R114).
 * Idempotent; `ready` after the collection changes nothing. `ready` is refused for home delivery.
 */
export async function recordParcelEvent(db: Database, input: ParcelEvent): Promise<ParcelEventResult> {
	const { event, now } = input
	const occurredAt = readInstant(input.occurredAt, now)
	if (!occurredAt) return refused('future')
	return db.transaction().execute(async (tx): Promise<ParcelEventResult> => {
		const found = await tx
			.selectFrom('parcels')
			.select(['id', 'order_id as orderId', 'shipped_at as shippedAt'])
			.where('carrier', '=', input.carrier)
			.where('tracking_number', '=', tidyTrackingNumber(input.trackingNumber))
			.executeTakeFirst()
		if (!found) return { ok: false, reason: 'parcel-not-found' }
		// Locks the order's row before changing the parcel, as packing does.
		const order = await lockOrder(tx, { column: 'id', value: found.orderId })
		if (!order) return { ok: false, reason: 'parcel-not-found' }
		if (event === 'ready' && !order.snapshot.pickupPoint) return { ok: false, reason: 'brought-home' }
		if (occurredAt < found.shippedAt) return refused('before-shipping')
		const column = event === 'ready' ? 'ready_at' : 'delivered_at'
		const { numUpdatedRows } = await tx
			.updateTable('parcels')
			.set({ [column]: occurredAt })
			.where('id', '=', found.id)
			.where(column, 'is', null)
			.where('delivered_at', 'is', null)
			.executeTakeFirst()
		if (numUpdatedRows === 1n) {
			await moveOrder(tx, { order, now })
			const data = { parcelId: found.id, news: event }
			await enqueue(tx, { name: 'send-parcel-letter', data, singletonKey: `${found.id} ${event}` })
		}
		return { ok: true, parcelId: found.id }
	})
}

function refused(code: string): ParcelEventResult {
	return { ok: false, reason: 'refused-values', errors: [{ field: 'occurredAt', code }] }
}
