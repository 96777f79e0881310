import type { HoldReason } from './rules.ts'

export type OrderHoldsTable = {
	reason: HoldReason
	/** The provider's id of what was warned of. */
	reference: string
	order_id: string
	payment_id: string
	/** The provider's word. */
	detail: string | null
	held_at: Date
	ended_at: Date | null
	outcome: 'released' | 'cancelled' | null
	/** Whose key ended it. */
	ended_by: string | null
	note: string | null
}

export type OrderHoldTables = { order_holds: OrderHoldsTable }
