import { formatMoney } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import { type Translate, translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import { labelled, type Sender, sized } from '../../mail/email.ts'
import type { Return, ReturnLine } from '../contract/returns.ts'
import { writeEmail } from '../../mail/write-parts.ts'

export type ReturnEmailInput = { returned: Return; to: string; tag: LanguageTag; pageUrl: string; sender: Sender }

function productLine(line: ReturnLine, quantity: number, t: Translate<'returnEmail'>): string {
	return `${quantity} × ${line.name}, ${line.colorName}, ${sized(t('size'), line.sizeLabel)}`
}

/** Instructions for a return: the goods, the method and label, and when the refund follows. */
export function howToReturn(returned: Return, tag: LanguageTag): string[] {
	const t = translatorOf('returnEmail', tag)
	const amount = formatMoney(tag, { centAmount: returned.refundCentAmount, currency: returned.currency })
	return [
		t('intro', { number: returned.returnNumber, order: returned.orderNumber }),
		returned.lines.map((line) => productLine(line, line.quantity, t)).join('\n'),
		t(`how.${returned.method}`),
		...(returned.labelReference ? [t('label', { reference: returned.labelReference })] : []),
		t('refund', { amount }),
		...(returned.refundTo === 'store-credit' ? [t('asCredit')] : []),
		returned.labelReference ? t('seeLabel') : t('see'),
	]
}

/** E-mail of a registered return, with instructions. */
export async function registeredEmail({ returned, to, tag, pageUrl, sender }: ReturnEmailInput): Promise<Email> {
	const t = translatorOf('returnEmail', tag)
	const subject = t('subject', { number: returned.returnNumber })
	const parts = [...howToReturn(returned, tag), { link: pageUrl }]
	return writeEmail({ to, subject, tag, title: t('title'), parts, sender })
}

/** E-mail of refused units, with the reasons. */
export async function refusedEmail({ returned, to, tag, sender }: ReturnEmailInput): Promise<Email> {
	const t = translatorOf('returnEmail', tag)
	const refused = returned.lines.flatMap((line) => {
		const { refusedQuantity, refusal } = line
		if (!refusedQuantity || !refusal) return []
		return [labelled(tag, { label: productLine(line, refusedQuantity, t), value: t(`refusal.${refusal}`) })]
	})
	const parts = [t('refusedIntro', { number: returned.returnNumber }), refused.join('\n'), t('sentBack'), t('question')]
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
export async function reducedEmail({ returned, to, tag, sender }: ReturnEmailInput): Promise<Email> {
	const t = translatorOf('returnEmail', tag)
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency: returned.currency })
	const reduced = returned.lines.flatMap((line) => {
		const { acceptedQuantity, deduction, deductionCentAmount } = line
		if (!acceptedQuantity || !deduction) return []
		const value = `${t(`refusal.${deduction}`)}, ${money(-deductionCentAmount)}`
		return [labelled(tag, { label: productLine(line, acceptedQuantity, t), value })]
	})
	const parts = [
		t('reducedIntro', { number: returned.returnNumber }),
		reduced.join('\n'),
		t('reducedWhy'),
		t('reducedRefund', { amount: money(returned.refundCentAmount) }),
		t('objection'),
	]
	const subject = t('reducedSubject', { number: returned.returnNumber })
	return writeEmail({ to, subject, tag, title: t('reducedTitle'), parts, sender })
}
