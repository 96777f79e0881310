import { formatMoney } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import type { Email } from '../../mail/commands.ts'
import { labelled, type Sender, sized } from '../../mail/email.ts'
import type { Return, ReturnLine } from '../contract.ts'
import { RETURN_TEXTS, type ReturnTexts } from './return-texts.ts'
import { textsFor, writeEmail } from './write.ts'

export type ReturnNews = { told: Return; to: string; tag: LanguageTag; pageUrl: string; sender: Sender }

function garment(line: ReturnLine, quantity: number, texts: ReturnTexts): string {
	return `${quantity} × ${line.name}, ${line.colorName}, ${sized(texts.size, line.sizeLabel)}`
}

/** How the goods come back: what is expected, the method and the label, and when the money follows. */
export function howToReturn(told: Return, tag: LanguageTag): string[] {
	const texts = textsFor(RETURN_TEXTS, tag)
	const amount = formatMoney(tag, { centAmount: told.refundCentAmount, currency: told.currency })
	return [
		texts.intro(told.returnNumber, told.orderNumber),
		told.lines.map((line) => garment(line, line.quantity, texts)).join('\n'),
		texts.how[told.method],
		...(told.labelReference ? [texts.label(told.labelReference)] : []),
		texts.refund(amount),
		told.labelReference ? texts.seeLabel : texts.see,
	]
}

/** That a return is registered, and how it is made. */
export async function registeredEmail({ told, to, tag, pageUrl, sender }: ReturnNews): Promise<Email> {
	const texts = textsFor(RETURN_TEXTS, tag)
	const subject = texts.subject(told.returnNumber)
	return writeEmail({ to, subject, tag, title: texts.title, lines: howToReturn(told, tag), link: pageUrl, sender })
}

/** Which units were refused, and why. */
export async function refusedEmail({ told, to, tag, sender }: ReturnNews): Promise<Email> {
	const texts = textsFor(RETURN_TEXTS, tag)
	const refused = told.lines.flatMap((line) => {
		const { refusedQuantity, refusal } = line
		if (!refusedQuantity || !refusal) return []
		return [labelled(tag, { label: garment(line, refusedQuantity, texts), value: texts.refusal[refusal] })]
	})
	const lines = [texts.refusedIntro(told.returnNumber), refused.join('\n'), texts.sentBack, texts.question]
	return writeEmail({
		to,
		subject: texts.refusedSubject(told.returnNumber),
		tag,
		title: texts.refusedTitle,
		lines,
		sender,
	})
}

/** What was taken off the refund, of which units and why, and how to object. */
export async function reducedEmail({ told, to, tag, sender }: ReturnNews): Promise<Email> {
	const texts = textsFor(RETURN_TEXTS, tag)
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency: told.currency })
	const reduced = told.lines.flatMap((line) => {
		const { acceptedQuantity, deduction, deductionCentAmount } = line
		if (!acceptedQuantity || !deduction) return []
		const value = `${texts.refusal[deduction]}, ${money(-deductionCentAmount)}`
		return [labelled(tag, { label: garment(line, acceptedQuantity, texts), value })]
	})
	const lines = [
		texts.reducedIntro(told.returnNumber),
		reduced.join('\n'),
		texts.reducedWhy,
		texts.reducedRefund(money(told.refundCentAmount)),
		texts.objection,
	]
	const subject = texts.reducedSubject(told.returnNumber)
	return writeEmail({ to, subject, tag, title: texts.reducedTitle, lines, sender })
}
