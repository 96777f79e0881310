import { sql } from 'kysely'
import type { Writes } from '../database/write-together.ts'
import type { Part } from './rules.ts'

/** Writes that record what each means pays of an order, in the transaction that places it. Immutable afterwards. */
export function paidPartWrites({ orderId, parts }: { orderId: string; parts: readonly Part[] }): Writes {
	const paying = parts.filter(({ centAmount }) => centAmount > 0)
	return {
		paid: sql`
			insert into paid_parts (order_id, means, cent_amount)
			select ${orderId}, means, cent_amount
			from unnest(${paying.map(({ means }) => means)}::text[], ${paying.map(({ centAmount }) => centAmount)}::int[])
				as part (means, cent_amount)`,
	}
}
