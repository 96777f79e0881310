import type { Generated } from 'kysely'
import type { DisputeStage, DisputeStatus } from './rules.ts'

export type DisputesTable = {
	provider: string
	account: string
	/** The provider's own id. */
	reference: string
	order_id: string
	payment_id: string
	currency: string
	cent_amount: number
	reason: string
	stage: DisputeStage
	status: DisputeStatus
	respond_by: Date | null
	fee_cent_amount: Generated<number>
	fee_currency: string | null
	opened_at: Date
	closed_at: Date | null
}

export type DisputeTables = { disputes: DisputesTable }
