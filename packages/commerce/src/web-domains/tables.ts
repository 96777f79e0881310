import type { ColumnType, Generated } from 'kysely'
import type { Seller } from './contract.ts'

export type WebDomainsTable = {
	site: string
	domain: string
	store_id: string
	country_code: string
	currency: string
	params: unknown
}

export type SellersTable = {
	site: string
	details: ColumnType<Seller, string, string>
	/** Logo picture, and its source in the catalog file. */
	wordmark_hash: string | null
	wordmark_source: string | null
}

export type DeliveryMethodsTable = {
	site: string
	id: string
	kind: 'home' | 'relay' | 'store'
	position: number
	cent_amount: number
	minimum_days: number
	maximum_days: number
}

export type PaymentRoutesTable = {
	site: string
	product: string
	provider: string
	account: string
	capture: Generated<'on-confirmation' | 'on-shipment'>
	/** Where a code is typed, for products that have one. */
	entry: Generated<'code' | 'page'>
	/** Minor units above which a person looks at a payment the shop is liable for; null: never. */
	review_above: Generated<number | null>
}

export type WebDomainTables = {
	web_domains: WebDomainsTable
	sellers: SellersTable
	delivery_methods: DeliveryMethodsTable
	payment_routes: PaymentRoutesTable
}
