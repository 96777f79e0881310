export type DeliveryMethodsTable = {
	site: string
	id: string
	kind: 'home' | 'relay' | 'store'
	position: number
	cent_amount: number
	minimum_days: number
	maximum_days: number
}

export type FulfillmentTables = { delivery_methods: DeliveryMethodsTable }
