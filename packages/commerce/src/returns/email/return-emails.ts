import { formatMoney } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import type { Email } from '../../mail/commands.ts'
import { labelled, type Sender, sized } from '../../mail/email.ts'
import type { Return, ReturnLine } from '../contract/returns.ts'
import { RETURN_TEXTS, type ReturnTexts } from './return-texts.ts'
import { textsFor, writeEmail } from './write.ts'

export type ReturnEmailInput = { returned: Return; to: string; tag: LanguageTag; pageUrl: string; sender: Sender }

function productLine(line: ReturnLine, quantity: number, texts: ReturnTexts): string {
	return `${quantity} × ${line.name}, ${line.colorName}, ${sized(texts.size, line.sizeLabel)}`
}

/** How the goods come back: what is expected, the method and the label, and when the money follows. */
export function howToReturn(returned: Return, tag: LanguageTag): string[] {
	const texts = textsFor(RETURN_TEXTS, tag)
	const amount = formatMoney(tag, { centAmount: returned.refundCentAmount, currency: returned.currency })
	return [
		texts.intro(returned.returnNumber, returned.orderNumber),
		returned.lines.map((line) => productLine(line, line.quantity, texts)).join('\n'),
		texts.how[returned.method],
		...(returned.labelReference ? [texts.label(returned.labelReference)] : []),
		texts.refund(amount),
		returned.labelReference ? texts.seeLabel : texts.see,
	]
}

/** That a return is registered, and how it is made. */
export async function registeredEmail({ returned, to, tag, pageUrl, sender }: ReturnEmailInput): Promise<Email> {
	const texts = textsFor(RETURN_TEXTS, tag)
	const subject = texts.subject(returned.returnNumber)
	return writeEmail({ to, subject, tag, title: texts.title, lines: howToReturn(returned, tag), link: pageUrl, sender })
}

/** Which units were refused, and why. */
export async function refusedEmail({ returned, to, tag, sender }: ReturnEmailInput): Promise<Email> {
	const texts = textsFor(RETURN_TEXTS, tag)
	const refused = returned.lines.flatMap((line) => {
		const { refusedQuantity, refusal } = line
		if (!refusedQuantity || !refusal) return []
		return [labelled(tag, { label: productLine(line, refusedQuantity, texts), value: texts.refusal[refusal] })]
	})
	const lines = [texts.refusedIntro(returned.returnNumber), refused.join('\n'), texts.sentBack, texts.question]
	return writeEmail({
		to,
		subject: texts.refusedSubject(returned.returnNumber),
		tag,
		title: texts.refusedTitle,
		lines,
		sender,
	})
}

/** What was taken off the refund, of which units and why, and how to object. */
export async function reducedEmail({ returned, to, tag, sender }: ReturnEmailInput): Promise<Email> {
	const texts = textsFor(RETURN_TEXTS, tag)
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency: returned.currency })
	const reduced = returned.lines.flatMap((line) => {
		const { acceptedQuantity, deduction, deductionCentAmount } = line
		if (!acceptedQuantity || !deduction) return []
		const value = `${texts.refusal[deduction]}, ${money(-deductionCentAmount)}`
		return [labelled(tag, { label: productLine(line, acceptedQuantity, texts), value })]
	})
	const lines = [
		texts.reducedIntro(returned.returnNumber),
		reduced.join('\n'),
		texts.reducedWhy,
		texts.reducedRefund(money(returned.refundCentAmount)),
		texts.objection,
	]
	const subject = texts.reducedSubject(returned.returnNumber)
	return writeEmail({ to, subject, tag, title: texts.reducedTitle, lines, sender })
}
