import { formatMoney } from '@vitrine/market/format'
import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import { translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import { writeEmail } from '../../mail/write-parts.ts'
import type { GiftCardToSend } from '../queries.ts'

/** Splits number and code into groups that are easy to read out. */
function grouped(text: string, size: number): string {
	return text.match(new RegExp(`.{1,${size}}`, 'g'))?.join('-') ?? text
}

/** The e-mail to the recipient, in the language of the purchase: the only place the code is written. */
export function giftCardEmail(options: { card: GiftCardToSend; code: string; sender: Sender }): Promise<Email> {
	const { card, sender } = options
	const { recipientName, recipientEmail, senderName, message } = card.details
	const tag = card.language_tag as LanguageTag
	const t = translatorOf('giftCardEmail', tag)
	const amount = formatMoney(tag, { centAmount: card.centAmount, currency: card.currency as Currency })
	return writeEmail({
		to: recipientEmail,
		subject: t('subject', { senderName, brand: sender.shopName }),
		title: t('hello', { recipientName }),
		tag,
		parts: [
			t('intro', { senderName, amount }),
			...(message ? [{ quote: message }] : []),
			{
				facts: [
					{ label: t('amount'), value: amount },
					{ label: t('number'), value: grouped(card.card_number, 4) },
					{ label: t('code'), value: grouped(options.code, 5) },
					{ label: t('validity'), value: t('unlimited') },
				],
			},
			t('use'),
			{ note: t('keep') },
		],
		sender,
	})
}
