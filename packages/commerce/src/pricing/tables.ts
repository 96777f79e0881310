import type { Generated } from 'kysely'

export type PricesTable = {
	site: string
	sku: string
	cent_amount: number
	vat_class: Generated<'standard' | 'childrens'>
	offer_cent_amount: number | null
	offer_from: Date | null
	offer_until: Date | null
	is_private_sale: Generated<boolean>
}
export type PriceLogTable = {
	id: Generated<number>
	site: string
	sku: string
	cent_amount: number
	currency: string
	announced: boolean
	applied_at: Date
}

export type PricingTables = { prices: PricesTable; price_log: PriceLogTable }
