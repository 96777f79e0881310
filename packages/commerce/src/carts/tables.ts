export type CartsTable = {
	id: string
	site: string
	coupon_code: string | null
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

export type CartTables = { carts: CartsTable; line_items: LineItemsTable }
