import type { ColumnType, Generated } from 'kysely'
import type { GiftCardDetails } from '../gift-cards/contract.ts'
import type { OrderLineSnapshot, OrderSnapshot } from './contract.ts'
import type { CancellationReason, FulfillmentStatus, OrderPaymentStatus, OrderStatus } from './rules.ts'

type Json<T> = ColumnType<T, string, never>

export type OrdersTable = {
	id: string
	site: string
	order_number: string
	checkout_id: string
	cart_id: string
	fingerprint: string
	language_tag: string
	email: string
	currency: string
	subtotal_cent_amount: number
	discount_cent_amount: number
	delivery_cent_amount: number
	tax_cent_amount: number
	total_cent_amount: number
	/** What is not owed any more, because units were cancelled. */
	cancelled_cent_amount: Generated<number>
	/** Of it, the bank's part that is never captured. */
	released_cent_amount: Generated<number>
	snapshot: Json<OrderSnapshot>
	order_status: Generated<OrderStatus>
	payment_status: Generated<OrderPaymentStatus>
	fulfillment_status: Generated<FulfillmentStatus>
	ordered_at: Date
	confirmed_at: Date | null
	/** Null for a guest. */
	customer_id: string | null
	/** Grows with each event of the order, its payment and its returns. */
	version: Generated<number>
	updated_at: Generated<Date>
}
export type OrderLinesTable = {
	order_id: string
	position: number
	sku: string
	snapshot: Json<OrderLineSnapshot>
	quantity: number
	unit_cent_amount: number
	discount_cent_amount: number
	total_cent_amount: number
	/** Basis points. */
	tax_rate: number
	tax_cent_amount: number
}
export type OrderTaxLinesTable = {
	order_id: string
	tax_rate: number
	gross_cent_amount: number
	tax_cent_amount: number
}
export type OrderHistoryTable = {
	id: Generated<number>
	order_id: string
	axis: 'order' | 'payment' | 'fulfillment'
	status: string
	reason: string | null
	changed_at: Date
}

/** Units cancelled at once before they were in a parcel. */
export type CancellationsTable = {
	/** Also the reference of its refund and credit note. */
	id: string
	order_id: string
	/** Of whoever asks; unique within the order. */
	key: string
	reason: CancellationReason
	delivery_cent_amount: number
	released_cent_amount: number
	cancelled_at: Date
}
export type CancelledUnitsTable = {
	cancellation_id: string
	order_id: string
	position: number
	quantity: number
	/** What was paid for them. */
	cent_amount: number
}

export type OrderGiftCardsTable = {
	order_id: string
	position: number
	line_id: string
	cent_amount: number
	details: Json<GiftCardDetails>
	payable_until: Date
}

export type OrderTables = {
	orders: OrdersTable
	order_lines: OrderLinesTable
	order_tax_lines: OrderTaxLinesTable
	order_history: OrderHistoryTable
	order_gift_cards: OrderGiftCardsTable
	cancellations: CancellationsTable
	cancelled_units: CancelledUnitsTable
}
