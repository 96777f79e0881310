import type { LanguageTag } from '@vitrine/market/locales'
import { translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import type { Order } from '../../orders/contract.ts'
import { writeEmail } from '../../mail/write-parts.ts'

/** E-mail with the link to an order's full page, for the order's address only. */
export function linkEmail(options: {
	order: Pick<Order, 'orderNumber' | 'email'>
	tag: LanguageTag
	link: string
	sender: Sender
}): Promise<Email> {
	const { order, tag, link, sender } = options
	const t = translatorOf('orderLinkEmail', tag)
	return writeEmail({
		to: order.email,
		subject: t('subject', { orderNumber: order.orderNumber }),
		title: t('title'),
		tag,
		parts: [
			t('intro', { orderNumber: order.orderNumber }),
			{ action: link, label: t('open') },
			{ note: t('keep') },
			{ note: t('notMe') },
		],
		sender,
	})
}
