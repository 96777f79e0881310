import { formatDay, formatMoney } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import { labelled, type Sender } from '../../mail/email.ts'
import type { EmailPart, Goods } from '../../mail/parts.ts'
import { unitsOf } from '../../orders/confirmation/goods.ts'
import type { Return } from '../contract/returns.ts'
import { writeEmail } from '../../mail/write-parts.ts'

export type ReturnEmailInput = {
	returned: Return
	to: string
	site: SiteCode
	tag: LanguageTag
	pageUrl: string
	sender: Sender
}

/** Instructions for a return: the goods, the method and label, and when the refund follows. */
export function howToReturn(returned: Return, tag: LanguageTag): EmailPart[] {
	const t = translatorOf('returnEmail', tag)
	const amount = formatMoney(tag, { centAmount: returned.refundCentAmount, currency: returned.currency })
	return [
		t('intro', { number: returned.returnNumber, order: returned.orderNumber }),
		{ goods: returned.lines.map((line) => unitsOf(line, { quantity: line.quantity, size: t('size') })) },
		t(`how.${returned.method}`),
		...(returned.labelReference ? [t('label', { reference: returned.labelReference })] : []),
		t('refund', { amount }),
		...(returned.refundTo === 'store-credit' ? [t('asCredit')] : []),
	]
}

/** How far a return has come. */
export function returnThread(returned: Return, { tag, site }: { tag: LanguageTag; site: SiteCode }): EmailPart {
	const t = translatorOf('returnEmail', tag)
	const { requestedAt, receivedAt, refundedAt } = returned
	const isRefunded = returned.status === 'registered' || returned.refundCentAmount > 0
	const steps = [
		{ step: 'registered', at: requestedAt },
		{ step: 'received', at: receivedAt },
		...(isRefunded ? [{ step: 'refunded', at: refundedAt } as const] : []),
	] as const
	// A proof that the goods were sent is refunded before they are there.
	const doneFirst = steps.toSorted((one, other) => Number(other.at !== null) - Number(one.at !== null))
	const { timeZone } = SITES[site]
	return {
		title: t('thread'),
		thread: doneFirst.map(({ step, at }) => ({
			label: t(`step.${step}`),
			note: at ? formatDay(tag, new Date(at), timeZone) : translatorOf('follow', tag)('ahead'),
			isDone: at !== null,
		})),
	}
}

/** E-mail of a registered return, with instructions. */
export async function registeredEmail({ returned, to, site, tag, pageUrl, sender }: ReturnEmailInput): Promise<Email> {
	const t = translatorOf('returnEmail', tag)
	const subject = t('subject', { number: returned.returnNumber })
	const see = returned.labelReference ? t('seeLabel') : t('see')
	const parts = [...howToReturn(returned, tag), returnThread(returned, { tag, site }), see, { link: pageUrl }]
	return writeEmail({ to, subject, tag, title: t('title'), parts, sender })
}

/** E-mail of refused units, with the reasons. */
export async function refusedEmail({ returned, to, site, tag, sender }: ReturnEmailInput): Promise<Email> {
	const t = translatorOf('returnEmail', tag)
	const refused = returned.lines.flatMap((line): Goods[] => {
		const { refusedQuantity: quantity, refusal } = line
		if (!quantity || !refusal) return []
		const units = unitsOf(line, { quantity, size: t('size') })
		return [{ ...units, detail: labelled(tag, { label: units.detail, value: t(`refusal.${refusal}`) }) }]
	})
	const parts = [
		t('refusedIntro', { number: returned.returnNumber }),
		{ goods: refused },
		t('sentBack'),
		returnThread(returned, { tag, site }),
		t('question'),
	]
	return writeEmail({
		to,
		subject: t('refusedSubject', { number: returned.returnNumber }),
		tag,
		title: t('refusedTitle'),
		parts,
		sender,
	})
}

/** E-mail of deductions from the refund: units, reasons, and how to object. */
export async function reducedEmail({ returned, to, site, tag, sender }: ReturnEmailInput): Promise<Email> {
	const t = translatorOf('returnEmail', tag)
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency: returned.currency })
	const reduced = returned.lines.flatMap((line): Goods[] => {
		const { acceptedQuantity: quantity, deduction, deductionCentAmount } = line
		if (!quantity || !deduction) return []
		const units = unitsOf(line, { quantity, size: t('size') })
		const detail = labelled(tag, { label: units.detail, value: t(`refusal.${deduction}`) })
		return [{ ...units, detail, amount: money(-deductionCentAmount) }]
	})
	const parts = [
		t('reducedIntro', { number: returned.returnNumber }),
		{ goods: reduced },
		t('reducedWhy'),
		t('reducedRefund', { amount: money(returned.refundCentAmount) }),
		returnThread(returned, { tag, site }),
		t('objection'),
	]
	const subject = t('reducedSubject', { number: returned.returnNumber })
	return writeEmail({ to, subject, tag, title: t('reducedTitle'), parts, sender })
}
