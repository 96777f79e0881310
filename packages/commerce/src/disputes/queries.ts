import type { Currency } from '@vitrine/market/currencies'
import { sql } from 'kysely'
import type { Database } from '../database/client.ts'
import type { Dispute, OpenDispute } from './contract.ts'
import type { DisputesTable } from './tables.ts'

const OPEN = ['needs-response', 'under-review'] as const

function described(row: DisputesTable | Omit<DisputesTable, 'fee_cent_amount'>): Dispute {
	return {
		reference: row.reference,
		centAmount: row.cent_amount,
		currency: row.currency as Currency,
		reason: row.reason,
		stage: row.stage,
		status: row.status,
		respondBy: row.respond_by?.toISOString() ?? null,
		openedAt: row.opened_at.toISOString(),
		closedAt: row.closed_at?.toISOString() ?? null,
	}
}

/** Every dispute of an order, oldest first. */
export async function listDisputes(db: Database, orderId: string): Promise<Dispute[]> {
	const rows = await db
		.selectFrom('disputes')
		.selectAll()
		.where('order_id', '=', orderId)
		.orderBy('opened_at')
		.orderBy('reference')
		.execute()
	return rows.map(described)
}

/** Disputes that are not decided, the first to answer first. At most 500. */
export async function listOpenDisputes(db: Database): Promise<OpenDispute[]> {
	const rows = await db
		.selectFrom('disputes')
		.innerJoin('orders', 'orders.id', 'disputes.order_id')
		.selectAll('disputes')
		.select('order_number as orderNumber')
		.where('disputes.status', 'in', OPEN)
		.orderBy('respond_by')
		.orderBy('opened_at')
		.limit(500)
		.execute()
	return rows.map(({ orderNumber, ...row }) => ({ orderNumber, ...described(row) }))
}

/** The provider's ids of an account's disputes that are not decided, or were lost since an instant: a bank may hear an appeal. */
export async function listUndecided(
	db: Database,
	{ provider, account, lostSince }: { provider: string; account: string; lostSince: Date },
): Promise<string[]> {
	const rows = await db
		.selectFrom('disputes')
		.select('reference')
		.where('provider', '=', provider)
		.where('account', '=', account)
		.where((eb) =>
			eb.or([eb('status', 'in', OPEN), eb.and([eb('status', '=', 'lost'), eb('closed_at', '>', lostSince)])]),
		)
		.execute()
	return rows.map(({ reference }) => reference)
}

/**
 * True if so much more of the bank's money, minor units, cannot be refunded because its payment is disputed: refunds
 * and disputed money together are at most what was captured. Ask with the order's row locked.
 */
export async function isRefundDisputed(
	db: Database,
	{ orderId, centAmount }: { orderId: string; centAmount: number },
): Promise<boolean> {
	const { rows } = await sql<{ disputed: boolean }>`
		select is_refund_disputed(${orderId}, ${centAmount}::bigint) as disputed`.execute(db)
	return rows[0]!.disputed
}
