import type { ColumnType } from 'kysely'
import type { GiftCardDetails } from '../gift-cards/contract.ts'

export type CartsTable = {
	id: string
	site: string
	coupon_code: string | null
	/** Null for a guest. */
	customer_id: string | null
	created_at: Date
	updated_at: Date
}
export type LineItemsTable = {
	cart_id: string
	sku: string
	quantity: number
	seen_cent_amount: number
	added_at: Date
}

export type GiftCardLinesTable = {
	id: string
	cart_id: string
	currency: string
	cent_amount: number
	details: ColumnType<GiftCardDetails, string, never>
	added_at: Date
}

export type CartTables = { carts: CartsTable; line_items: LineItemsTable; gift_card_lines: GiftCardLinesTable }
