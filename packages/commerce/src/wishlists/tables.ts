import type { Generated } from 'kysely'

export type WishlistItemsTable = {
	customer_id: string
	site: string
	colorway_id: string
	saved_at: Date
	cent_amount: number
}
export type WishlistSharesTable = { token: string; customer_id: string; site: string; shared_at: Date }
export type WishlistAlertsTable = {
	id: string
	customer_id: string
	site: string
	colorway_id: string
	sku: string
	kind: 'back-in-stock' | 'price-drop'
	language_tag: string
	page_url: string
	wording_version: string
	asked_at: Date
	cent_amount: number
	currency: string
	due_at: Generated<Date | null>
	ended_at: Generated<Date | null>
	ended_by: Generated<'customer' | 'email' | 'sent' | 'removed' | null>
}

export type WishlistTables = {
	wishlist_items: WishlistItemsTable
	wishlist_shares: WishlistSharesTable
	wishlist_alerts: WishlistAlertsTable
}
