import { formatMoney } from '@vitrine/market/format'
import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import { translatorOf } from '@vitrine/messages/engine'
import { html } from 'hono/html'
import type { Email } from '../../mail/commands.ts'
import { labelled, type Sender, writeOnSheet } from '../../mail/email.ts'
import type { GiftCardToSend } from '../queries.ts'

/** Number and code in groups of four and five, as they are easiest to read out. */
function grouped(text: string, size: number): string {
	return text.match(new RegExp(`.{1,${size}}`, 'g'))?.join('-') ?? text
}

/** The e-mail to whom a gift card is for, in the language it was bought in: the only place its code is ever written. */
export function giftCardEmail(options: { card: GiftCardToSend; code: string; sender: Sender }): Promise<Email> {
	const { card, sender } = options
	const { recipientName, recipientEmail, senderName, message } = card.details
	const tag = card.language_tag as LanguageTag
	const t = translatorOf('giftCardEmail', tag)
	const amount = formatMoney(tag, { centAmount: card.centAmount, currency: card.currency as Currency })
	const subject = t('subject', { senderName, shopName: sender.shopName })
	const number = grouped(card.card_number, 4)
	const code = grouped(options.code, 5)
	const facts: [string, string][] = [
		[t('amount'), amount],
		[t('number'), number],
		[t('code'), code],
		[t('validity'), t('unlimited')],
	]
	const body = html`<h1 style="font:400 32px/36px Georgia,serif;margin:0 0 16px">${t('hello', { recipientName })}</h1>
<p style="margin:0 0 12px">${t('intro', { senderName, amount })}</p>
${message && html`<p style="margin:0 0 24px;padding:16px;background:#f3f1ea;white-space:pre-line">${message}</p>`}
<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 24px">${facts.map(
		([label, value]) =>
			html`<tr><td style="padding:8px 0;border-bottom:1px solid #dddcd6">${label}</td><td style="padding:8px 0;border-bottom:1px solid #dddcd6;text-align:right;font-weight:600;white-space:nowrap">${value}</td></tr>`,
	)}</table>
<p style="margin:0 0 12px">${t('use')}</p><p style="margin:0 0 12px;color:#4a4e54">${t('keep')}</p>`
	const text = [
		t('hello', { recipientName }),
		'',
		t('intro', { senderName, amount }),
		...(message ? ['', message] : []),
		'',
		...facts.map(([label, value]) => labelled(tag, { label, value })),
		'',
		t('use'),
		t('keep'),
	]
	return writeOnSheet({ to: recipientEmail, subject, tag, body, text, sender })
}
