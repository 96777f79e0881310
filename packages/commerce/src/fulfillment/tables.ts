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

export type FulfillmentTables = {
	parcels: ParcelsTable
	parcel_lines: ParcelLinesTable
}
