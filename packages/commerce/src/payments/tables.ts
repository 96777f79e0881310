import type { ColumnType, Generated } from 'kysely'
import type { MeansName } from '../payment-means/contract.ts'
import type { NextAction } from './contract.ts'

/** When authorized money is captured: with the order's confirmation, or with each parcel. */
export type CapturePolicy = 'on-confirmation' | 'on-shipment'

/** Who bears a fraud: the issuer of the card, or the shop. */
export type Liability = 'issuer' | 'merchant'

export type PaymentStatus =
	| 'created'
	| 'requires-action'
	| 'pending'
	| 'authorized'
	| 'captured'
	| 'refused'
	| 'cancelled'
	| 'refunded'

export type PaymentsTable = {
	id: string
	order_id: string
	provider: string
	account: string
	/** When authorized money is captured. */
	capture: Generated<CapturePolicy>
	/** Where a code is typed, for products that have one. */
	entry: Generated<'code' | 'page'>
	/** Null: unknown. */
	capturable_until: Generated<Date | null>
	has_multicapture: Generated<boolean>
	/** What was really used, such as `card/visa`; null: not told. */
	method: Generated<string | null>
	/** Who bears a fraud; null: not told. */
	liability: Generated<Liability | null>
	/** Minor units above which a person looks at a payment the shop is liable for; null: never. */
	review_above: Generated<number | null>
	payment_product: string
	currency: string
	cent_amount: number
	status: Generated<PaymentStatus>
	captured_cent_amount: Generated<number>
	refunded_cent_amount: Generated<number>
	/** Refunded and come back, because the bank failed it later. */
	failed_refund_cent_amount: Generated<number>
	provider_reference: string | null
	next_action: ColumnType<NextAction | null, string | null, string | null>
	/** When asking the provider last failed. */
	failed_at: Generated<Date | null>
	created_at: Date
	updated_at: Date
}
export type PaymentTransactionsTable = {
	id: Generated<number>
	payment_id: string
	kind: 'authorize' | 'capture' | 'void' | 'refund' | 'sync' | 'webhook'
	outcome: string
	detail: ColumnType<unknown, string | null, never>
	recorded_at: Date
}
/** Events of providers; `payment_id`: null for one about no payment of ours. */
export type PaymentWebhooksTable = {
	provider: string
	event_id: string
	payment_id: string | null
	received_at: Date
}

export type RefundsTable = {
	id: string
	order_id: string
	reference: string
	currency: string
	status: Generated<'pending' | 'failed' | 'settled'>
	/** Why the provider refused it; kept when it is tried again. */
	failure: Generated<string | null>
	attempts: Generated<number>
	/** When the customer asked for store credit instead; null: refunded to the means that paid. */
	credit_agreed_at: Date | null
	created_at: Date
	settled_at: Date | null
	/** When a person paid it otherwise than through the provider. */
	paid_otherwise_at: Generated<Date | null>
	/** When the provider last said that it is at work on it; null: it has to be asked. */
	asked_at: Generated<Date | null>
}

export type RefundPartsTable = {
	refund_id: string
	/** Means that paid, and means that is refunded: another one where the customer agreed. */
	means: MeansName
	back_to: MeansName
	cent_amount: number
}

export type PaymentTables = {
	payments: PaymentsTable
	payment_transactions: PaymentTransactionsTable
	payment_webhooks: PaymentWebhooksTable
	refunds: RefundsTable
	refund_parts: RefundPartsTable
}
