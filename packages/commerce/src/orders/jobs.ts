import type { LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import { sendCard } from '../gift-cards/jobs.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { findSeller, findSender } from '../web-domains/queries.ts'
import { confirmationAppendix } from './confirmation/appendix.ts'
import { confirmationEmail } from './confirmation/email.ts'
import { findOrder, findOrderOrigin } from './queries/find-order.ts'

/** Sends the confirmation of a confirmed order, once. Sends none for any other order. */
export async function sendOrderConfirmation(options: {
	db: Database
	mailer: Mailer
	sender: Sender
	orderId: string
	now: Date
}): Promise<void> {
	const order = await findOrder(options.db, options.orderId)
	const origin = await findOrderOrigin(options.db, options.orderId)
	if (!order || !origin || order.orderStatus !== 'confirmed') return
	const [site, tag] = [origin.site as SiteCode, origin.languageTag as LanguageTag]
	const mail = await confirmationEmail({
		order,
		site,
		tag,
		sender: await findSender(options.db, { site, sender: options.sender, pageUrl: order.snapshot.pageUrl }),
		seller: await findSeller(options.db, site),
		appendix: await confirmationAppendix(options.db, { order, site, tag }),
	})
	await sendOnce(options.db, { ...options, kind: 'order-confirmation', reference: order.id, mail })
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
