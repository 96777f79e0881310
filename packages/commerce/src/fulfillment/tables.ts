import type { ColumnType, Generated } from 'kysely'

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

/** A pick-up point; `place` is its position for the index. */
export type PickupPointsTable = {
	/** Name of the network and its own id. */
	id: string
	network: string
	origin: 'file' | 'list' | 'asked'
	kind: 'shop' | 'locker'
	name: string
	street: string
	postal_code: string
	city: string
	country_code: string
	latitude: number
	longitude: number
	opening_hours: ColumnType<[string, string][][], string, string>
	closed_from: string | null
	closed_until: string | null
	place_code: string
	place_name: string
	seen_at: Generated<Date>
}
export type PickupNetworksTable = { network: string; copied_at: Date }

export type FulfillmentTables = {
	pickup_points: PickupPointsTable
	pickup_networks: PickupNetworksTable
	parcels: ParcelsTable
	parcel_lines: ParcelLinesTable
	parcel_captures: ParcelCapturesTable
}
