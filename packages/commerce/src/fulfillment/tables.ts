import type { Generated } from 'kysely'

export type ParcelsTable = {
	id: string
	order_id: string
	carrier: string
	tracking_number: string
	shipped_at: Date
	/** When it became ready in the store or relay. */
	ready_at: Date | null
	delivered_at: Date | null
}
export type ParcelLinesTable = { parcel_id: string; order_id: string; position: number; quantity: number }

/** What is to be captured of a payment; see `Capture`. */
export type ParcelCapturesTable = {
	key: string
	order_id: string
	payment_id: string
	parcel_id: string | null
	cent_amount: number
	is_last: boolean
	status: Generated<'pending' | 'done' | 'refused'>
	/** Why the provider refused it. */
	failure: string | null
	requested_at: Date
	settled_at: Date | null
}

export type FulfillmentTables = {
	parcels: ParcelsTable
	parcel_lines: ParcelLinesTable
	parcel_captures: ParcelCapturesTable
}
