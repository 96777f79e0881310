import type { ColumnType, Generated } from 'kysely'
import type { ReturnMethod, ReturnReason, Deduction, Refusal, StatedLine } from './contract/returns.ts'
import type { CarriedOut, WithdrawalOutcome } from './contract/withdrawals.ts'

export type WithdrawalsTable = {
	id: string
	submission_key: string
	site: string
	language_tag: string
	name: string
	order_number: string
	email: string
	lines: ColumnType<StatedLine[] | null, string | null, never>
	content: string
	page_url: string
	stated_at: Date
	order_id: string | null
	outcome: WithdrawalOutcome
	until: Date | null
	return_number: string | null
}
export type HeldWithdrawalsTable = {
	id: string
	withdrawal_id: string
	carried_out_at: Date | null
	carried_out_by: 'buyer' | 'retailer' | null
	outcome: CarriedOut | null
	return_number: string | null
}
export type ReturnsTable = {
	return_number: string
	submission_key: string
	order_id: string
	site: string
	language_tag: string
	method: ReturnMethod
	label_reference: string | null
	withdrawal_id: string | null
	is_within_withdrawal: boolean
	page_url: string
	status: Generated<'registered' | 'received' | 'cancelled'>
	requested_at: Date
	received_at: Date | null
	cancelled_at: Date | null
	/** When the customer asked for store credit instead of a refund; null: refunded to the means that paid. */
	credit_agreed_at: Date | null
}
export type ReturnLinesTable = {
	return_number: string
	position: number
	order_id: string
	quantity: number
	reason: ReturnReason | null
	accepted_quantity: number | null
	refused_quantity: number | null
	refusal: Refusal | null
	deduction_cent_amount: Generated<number>
	deduction: Deduction | null
}
export type ReturnEventsTable = {
	id: Generated<number>
	return_number: string
	kind: 'registered' | 'proof' | 'received' | 'cancelled'
	detail: string | null
	happened_at: Date
}

export type ReturnTables = {
	withdrawals: WithdrawalsTable
	held_withdrawals: HeldWithdrawalsTable
	returns: ReturnsTable
	return_lines: ReturnLinesTable
	return_events: ReturnEventsTable
}
