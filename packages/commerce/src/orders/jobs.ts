import { sql } from 'kysely'
import type { Database } from '../database/client.ts'
import { sendCard } from '../gift-cards/jobs.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { senderOf, type Signing, signingJson } from '../web-domains/queries.ts'
import { confirmationAppendix } from './confirmation/appendix.ts'
import { confirmationEmail } from './confirmation/email.ts'
import { findOrderOrigin, readOrder } from './queries/find-order.ts'

/** Sends the confirmation of a confirmed order, once. Sends none for any other order. */
export async function sendOrderConfirmation(options: {
	db: Database
	mailer: Mailer
	sender: Sender
	orderId: string
	now: Date
}): Promise<void> {
	const { db, orderId, sender } = options
	const read = await readOrder<{ signing: Signing }>(db, orderId, sql`${signingJson(sql`o.site`)} as signing`)
	if (read?.order.orderStatus !== 'confirmed') return
	const { order, site, languageTag: tag, beside } = read
	const mail = await confirmationEmail({
		order,
		site,
		tag,
		sender: senderOf(beside.signing, { sender, pageUrl: order.snapshot.pageUrl }),
		seller: beside.signing.seller?.details,
		pages: await confirmationAppendix(db, { order, site, tag }),
	})
	await sendOnce(db, { ...options, kind: 'order-confirmation', reference: order.id, mail })
}

/** Sends a gift card of an order to its recipient, once. */
export async function sendGiftCard(options: {
	db: Database
	mailer: Mailer
	sender: Sender
	giftCardId: string
	now: Date
}): Promise<void> {
	const siteOf = async (orderId: string) => {
		const origin = await findOrderOrigin(options.db, orderId)
		if (!origin) throw new Error(`a gift card of the order ${orderId}, which is not there`)
		return origin.site
	}
	await sendCard({ ...options, siteOf })
}
