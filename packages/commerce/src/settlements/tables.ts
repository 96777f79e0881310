import type { LineKind } from '../payments/providers/settlement.ts'

export type SettlementsTable = {
	provider: string
	account: string
	reference: string
	currency: string
	net_cent_amount: number
	paid_on: Date
	created_at: Date
	imported_at: Date
}
export type SettlementLinesTable = {
	provider: string
	settlement: string
	reference: string
	kind: LineKind
	operation: string | null
	payment_id: string | null
	gross_cent_amount: number
	fee_cent_amount: number
	net_cent_amount: number
	original_cent_amount: number
	original_currency: string
	happened_at: Date
}

export type SettlementTables = { settlements: SettlementsTable; settlement_lines: SettlementLinesTable }
