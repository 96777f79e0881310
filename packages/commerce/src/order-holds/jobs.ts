import type { Database } from '../database/client.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { findSeller, findSender } from '../web-domains/queries.ts'
import { heldEmail } from './email/held-email.ts'
import { findHeldOrder, listHeldOrders } from './queries.ts'
import type { HoldReason } from './rules.ts'

/** Tells the retailer of a held order, at the address of the site's seller, once; none where nobody has to decide any more. */
export async function sendOrderHeld(options: {
	db: Database
	mailer: Mailer
	sender: Sender
	reason: HoldReason
	reference: string
	now: Date
}): Promise<void> {
	const { db, reason, reference } = options
	const order = await findHeldOrder(db, options)
	const to = order && (await findSeller(db, order.site))?.email
	// A shop without a seller record has the list and the log.
	if (!order || !to) return
	const mail = await heldEmail({
		order,
		to,
		sender: await findSender(db, { site: order.site, sender: options.sender }),
	})
	await sendOnce(db, { ...options, kind: 'order-held', reference: `${reason} ${reference}`, mail })
}

/** Reports orders that wait for a person. */
export async function reportHeldOrders({ db, log }: { db: Database; log: Log }): Promise<void> {
	const held = await listHeldOrders(db)
	if (held.length === 0) return
	const orders = held.slice(0, 20).map(({ orderNumber, reason, heldAt }) => ({ orderNumber, reason, heldAt }))
	log.error({ count: held.length, orders }, 'Orders are held')
}
