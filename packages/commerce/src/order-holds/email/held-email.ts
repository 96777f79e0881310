import { formatMoney } from '@vitrine/market/format'
import { LOCALES } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import { writeEmail } from '../../mail/write-parts.ts'
import type { HeldOrder } from '../contract.ts'

/** E-mail to the retailer, in the first language of the site: an order waits for a decision. It names no person. */
export function heldEmail({ order, to, sender }: { order: HeldOrder; to: string; sender: Sender }): Promise<Email> {
	const { tag } = LOCALES[SITES[order.site].locale]
	const t = translatorOf('heldEmail', tag)
	const { orderNumber: number, reason, detail, totalCentAmount: centAmount, currency } = order
	const isWarned = reason === 'fraud-warning'
	const isHere = order.fulfillmentStatus === 'preparing'
	const path = `POST /admin/orders/${number}/hold`
	return writeEmail({
		to,
		subject: t('subject', { number }),
		tag,
		title: t('title'),
		parts: [
			t(isWarned ? 'warned' : 'liable', { number }),
			{
				facts: [
					{ label: t('amount'), value: formatMoney(tag, { centAmount, currency }) },
					...(detail ? [{ label: t('detail'), value: detail }] : []),
				],
			},
			t(isHere ? 'waits' : 'left'),
			t('unchanged'),
			{
				facts: [
					{ label: t('release'), value: `${path}/release` },
					...(isHere ? [{ label: t('cancel'), value: `${path}/cancel` }] : []),
				],
			},
		],
		sender,
	})
}
