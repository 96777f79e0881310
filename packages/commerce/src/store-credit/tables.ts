import type { Generated } from 'kysely'

export type StoreCreditAccountsTable = {
	id: string
	/** Null: of a customer who was erased. */
	customer_id: string | null
	currency: string
	opened_at: Date
}
export type StoreCreditEntriesTable = {
	id: Generated<number>
	account_id: string
	kind: 'issued' | 'redeemed' | 'returned' | 'given-up'
	/** Minor units; below zero where it pays or is given up. */
	cent_amount: number
	order_id: string | null
	/** The refund it belongs to; empty for all others. */
	reference: Generated<string>
	recorded_at: Date
}

export type StoreCreditTables = {
	store_credit_accounts: StoreCreditAccountsTable
	store_credit_entries: StoreCreditEntriesTable
}
