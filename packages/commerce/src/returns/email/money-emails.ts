import { formatMoney } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import type { Refund } from '../../payments/queries.ts'
import type { OrderState } from '../rules/options.ts'
import { MONEY_TEXTS } from './money-texts.ts'
import { moment, textsFor, writeEmail } from './write.ts'

/** That an order is cancelled, since when, and what goes back. */
export async function cancellationEmail(input: {
	order: OrderState
	cancelledAt: Date
	refundCentAmount: number
	sender: Sender
}): Promise<Email> {
	const { order, sender } = input
	const tag = order.languageTag as LanguageTag
	const texts = textsFor(MONEY_TEXTS, tag)
	const amount = formatMoney(tag, { centAmount: input.refundCentAmount, currency: order.currency })
	return writeEmail({
		to: order.email,
		subject: texts.cancelledSubject(order.orderNumber),
		tag,
		title: texts.cancelledTitle,
		lines: [
			texts.cancelled(order.orderNumber, moment(tag, order.site, input.cancelledAt)),
			input.refundCentAmount > 0 ? texts.willBack(amount) : texts.nothingBack,
			texts.question,
		],
		sender,
	})
}

/** That money went back: how much, when, and where to. */
export async function refundEmail(input: { order: OrderState; refund: Refund; sender: Sender }): Promise<Email> {
	const { order, refund, sender } = input
	const tag = order.languageTag as LanguageTag
	const texts = textsFor(MONEY_TEXTS, tag)
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency: refund.currency })
	const amount = money(refund.cardCentAmount + refund.giftCardCentAmount)
	const parts = [
		...(refund.cardCentAmount > 0 ? [texts.toBank(money(refund.cardCentAmount))] : []),
		...(refund.giftCardCentAmount > 0 ? [texts.toGiftCard(money(refund.giftCardCentAmount))] : []),
	]
	return writeEmail({
		to: order.email,
		subject: texts.refundSubject(order.orderNumber, amount),
		tag,
		title: texts.refundTitle,
		lines: [
			texts.refund(order.orderNumber, amount, moment(tag, order.site, refund.settledAt ?? refund.createdAt)),
			parts.join('\n'),
			...(refund.reference.startsWith('RT-') ? [texts.ofReturn(refund.reference)] : []),
			...(refund.cardCentAmount > 0 ? [texts.bankTime] : []),
			texts.question,
		],
		sender,
	})
}
