import type { Database } from '../database/client.ts'
import type { Part } from './rules.ts'

/** Amount each means pays of an order, as recorded when it was placed; minor units. */
export function listPaidParts(db: Database, orderId: string): Promise<Part[]> {
	return db
		.selectFrom('paid_parts')
		.select(['means', 'cent_amount as centAmount'])
		.where('order_id', '=', orderId)
		.execute()
}
