import { formatMoment, formatMoney } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import { unitsOf } from '../../orders/confirmation/goods.ts'
import { threadPart } from '../../orders/confirmation/thread.ts'
import type { Order } from '../../orders/contract.ts'
import { DISPUTED } from '../../payments/commands.ts'
import { partsBack, type Refund } from '../../payments/queries/refunds.ts'
import type { Return } from '../contract/returns.ts'
import type { Cancellation } from '../queries/cancellations.ts'
import type { OrderState } from '../rules/options.ts'
import { writeEmail } from '../../mail/write-parts.ts'
import { returnThread } from './return-emails.ts'

/** E-mail of a cancelled order: since when, and the refund. */
export async function cancellationEmail(input: {
	order: OrderState
	cancelledAt: Date
	refund: Refund | undefined
	sender: Sender
}): Promise<Email> {
	const { order, refund, sender } = input
	const tag = order.languageTag as LanguageTag
	const t = translatorOf('refundEmail', tag)
	const size = translatorOf('returnEmail', tag)('size')
	const goods = order.lines.map(({ snapshot, quantity }) => unitsOf(snapshot, { quantity, size }))
	const isCredit = refund?.parts.some(({ means, backTo }) => means !== backTo)
	const amount = formatMoney(tag, { centAmount: refund?.centAmount ?? 0, currency: order.currency })
	return writeEmail({
		to: order.email,
		subject: t('cancelledSubject', { number: order.orderNumber }),
		tag,
		title: t('cancelledTitle'),
		parts: [
			t('cancelled', {
				number: order.orderNumber,
				moment: formatMoment(tag, input.cancelledAt, SITES[order.site].timeZone),
			}),
			refund
				? t(isDisputed(refund) ? 'disputed' : isCredit ? 'willBeCredit' : 'willBack', { amount })
				: t('nothingBack'),
			threadPart(
				[
					{ step: 'confirmed', isDone: true, at: order.confirmedAt?.toISOString() ?? null },
					{ step: 'cancelled', isDone: true, at: input.cancelledAt.toISOString() },
				],
				{ tag, site: order.site },
			),
			...(goods.length > 0 ? [{ goods }] : []),
			t('question'),
		],
		sender,
	})
}

/** E-mail of cancelled units: which, why, what is not charged or refunded, and the new total. */
export async function unitsCancelledEmail(input: {
	order: Order
	tag: LanguageTag
	site: SiteCode
	cancellation: Cancellation
	refund: Refund | undefined
	sender: Sender
}): Promise<Email> {
	const { order, tag, cancellation, refund, sender } = input
	const { lines, reason, cancelledAt, releasedCentAmount } = cancellation
	const t = translatorOf('refundEmail', tag)
	const size = translatorOf('returnEmail', tag)('size')
	const { currency } = order
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency })
	const moment = formatMoment(tag, new Date(cancelledAt), SITES[input.site].timeZone)
	return writeEmail({
		to: order.email,
		subject: t('unitsSubject', { number: order.orderNumber }),
		tag,
		title: t('unitsTitle'),
		parts: [
			t(reason === 'customer' ? 'unitsAsked' : 'unitsUnavailable', { number: order.orderNumber, moment }),
			{
				goods: lines.map(({ position, quantity }) => unitsOf(order.lines[position]!, { quantity, size })),
			},
			...(releasedCentAmount > 0 ? [t('notCharged', { amount: money(releasedCentAmount) })] : []),
			...(refund ? [t(isDisputed(refund) ? 'disputed' : 'willBack', { amount: money(refund.centAmount) })] : []),
			t('newTotal', { amount: money(order.left.totalCentAmount) }),
			t('question'),
		],
		sender,
	})
}

function isDisputed({ status, failure }: Refund): boolean {
	return status === 'failed' && failure === DISPUTED
}

const GIVEN_BACK = { bank: 'toBank', 'store-credit': 'toStoreCredit', 'gift-card': 'toGiftCard' } as const

/** E-mail of an executed refund: amount, date and means. */
export async function refundEmail(input: {
	order: OrderState
	refund: Refund
	/** Whose goods are paid back, if any. */
	returned?: Return | undefined
	sender: Sender
}): Promise<Email> {
	const { order, refund, returned, sender } = input
	const tag = order.languageTag as LanguageTag
	const t = translatorOf('refundEmail', tag)
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency: refund.currency })
	const amount = money(refund.centAmount)
	const parts = partsBack(refund).map(({ means, centAmount }) => t(GIVEN_BACK[means], { amount: money(centAmount) }))
	return writeEmail({
		to: order.email,
		subject: t('refundSubject', { number: order.orderNumber, amount }),
		tag,
		title: t('refundTitle'),
		parts: [
			t('refund', {
				number: order.orderNumber,
				amount,
				moment: formatMoment(tag, refund.settledAt ?? refund.createdAt, SITES[order.site].timeZone),
			}),
			parts.join('\n'),
			...(returned
				? [t('ofReturn', { number: returned.returnNumber }), returnThread(returned, { tag, site: order.site })]
				: []),
			...(refund.parts.some(({ backTo }) => backTo === 'bank') ? [t('bankTime')] : []),
			t('question'),
		],
		sender,
	})
}
