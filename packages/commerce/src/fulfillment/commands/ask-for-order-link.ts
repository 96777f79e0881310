import type { Database } from '../../database/client.ts'
import { findOrderIdByEmail } from '../../orders/queries/find-order.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { NO_ORDER } from '../queries/follow-order.ts'

/**
 * Asks for an e-mail with the link to an order's full page, to the address the order was made with. A wrong number or
 * address puts a job into the queue too, one that finds no order: whoever asks learns nothing, not even by the clock.
 */
export async function askForOrderLink(
	db: Database,
	asked: { orderNumber: string; email: string; pageUrl: string; now: Date },
): Promise<void> {
	const orderId = (await findOrderIdByEmail(db, asked)) ?? NO_ORDER
	await db.transaction().execute((tx) =>
		enqueue(tx, {
			name: 'send-order-link',
			data: { orderId, pageUrl: asked.pageUrl, askedAt: asked.now.toISOString() },
		}),
	)
}
