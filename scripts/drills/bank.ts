import type { Database } from '@vitrine/commerce/database/client'
import { type RawBuilder, sql } from 'kysely'
import { approveAtSandbox } from './sandbox-shopper.ts'

/** Who takes the shoppers' money in a drill. */
export type Bank = {
	/** What a shopper does on its page. */
	approve: (orderId: string) => Promise<void>
	/** SQL of its own books: our payment id, status, captured and refunded minor units. */
	payments: () => RawBuilder<unknown>
}

export function sandboxBank(db: Database): Bank {
	return {
		approve: (orderId) => approveAtSandbox(db, orderId),
		payments: () => sql`
			select merchant_reference as id, status, captured_cent_amount as captured, refunded_cent_amount as refunded
			from sandbox_payments`,
	}
}
