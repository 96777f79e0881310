import type { ColumnType, Generated } from 'kysely'
import type { OwnMeansName } from '../payment-means/contract.ts'
import type { DeliveryChoice } from './contract.ts'

export type CheckoutsTable = {
	id: string
	cart_id: string
	site: string
	status: Generated<'open' | 'completed'>
	email: string | null
	wants_newsletter: Generated<boolean>
	/** 13 digits. */
	loyalty_card_number: string | null
	delivery: ColumnType<DeliveryChoice | null, string | null, string | null>
	payment_product: string | null
	customer_id: string | null
	created_at: Date
	updated_at: Date
}

export type CheckoutMeansTable = { checkout_id: string; means: OwnMeansName; source_id: string; added_at: Date }

export type OrderOriginsTable = { order_id: string; origin_key: string; placed_at: Date }

export type CheckoutTables = {
	checkouts: CheckoutsTable
	checkout_means: CheckoutMeansTable
	order_origins: OrderOriginsTable
}
