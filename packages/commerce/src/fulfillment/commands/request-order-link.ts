import type { Database } from '../../database/client.ts'
import { findOrderIdByEmail } from '../../orders/queries/find-order.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { NO_ORDER } from '../queries/follow-order.ts'

/**
 * Requests an e-mail with the link to an order's full page, to the address of the order. A wrong number or address enqueues a
 * job too, which finds no order: the caller learns nothing, not even from the response time.
 */
export async function requestOrderLink(
	db: Database,
	input: { orderNumber: string; email: string; pageUrl: string; now: Date },
): Promise<void> {
	const orderId = (await findOrderIdByEmail(db, input)) ?? NO_ORDER
	await db.transaction().execute((tx) =>
		enqueue(tx, {
			name: 'send-order-link',
			data: { orderId, pageUrl: input.pageUrl, askedAt: input.now.toISOString() },
		}),
	)
}
