import type { Generated } from 'kysely'

export type StoreCreditAccountsTable = {
	id: string
	/** Null once the customer is erased. */
	customer_id: string | null
	currency: string
	opened_at: Date
}
export type StoreCreditEntriesTable = {
	id: Generated<number>
	account_id: string
	kind: 'issued' | 'redeemed' | 'returned' | 'given-up'
	/** Minor units; negative for a payment or a write-off. */
	cent_amount: number
	order_id: string | null
	/** Id of the refund; empty for other entries. */
	reference: Generated<string>
	recorded_at: Date
}

export type StoreCreditTables = {
	store_credit_accounts: StoreCreditAccountsTable
	store_credit_entries: StoreCreditEntriesTable
}
