import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { sized, typeset } from '../../mail/email.ts'
import type { OrderState } from '../rules/options.ts'
import type { Statement } from '../rules/statement.ts'
import { statementTexts } from './statement-texts.ts'

/** A statement of withdrawal in words: what is kept, shown and acknowledged (law 3: the content of the statement). */
export function statementInWords(
	tag: LanguageTag,
	{ site, statement, order }: { site: SiteCode; statement: Statement; order: OrderState | undefined },
): string {
	const texts = statementTexts(languageOfTag(tag) ?? 'fr', site)
	const { name, orderNumber, email, lines } = statement
	const named = (lines ?? []).map(({ position, quantity }) => {
		const line = order?.lines.find((candidate) => candidate.position === position)
		const { snapshot } = line ?? {}
		if (!snapshot) return `${quantity} × ${texts.line} ${position + 1}`
		return `${quantity} × ${snapshot.name}, ${snapshot.colorName}, ${sized(texts.size, snapshot.sizeLabel)}`
	})
	const words = [
		lines ? texts.part(orderNumber, named.join('; ')) : texts.whole(orderNumber),
		`${texts.name} ${name}`,
		`${texts.email} ${email}`,
	]
	return typeset(tag, words.join('\n'))
}
