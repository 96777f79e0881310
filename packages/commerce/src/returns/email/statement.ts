import type { LanguageTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import { sized, typeset } from '../../mail/email.ts'
import type { OrderState } from '../rules/options.ts'
import type { Statement } from '../rules/statement.ts'

/** Text of a statement of withdrawal, as stored, shown and acknowledged (law 3: the content of the statement). */
export function statementInWords(
	tag: LanguageTag,
	{ site, statement, order }: { site: SiteCode; statement: Statement; order: OrderState | undefined },
): string {
	const t = translatorOf('withdrawalStatement', tag)
	const country = SITES[site].countryCode
	const { name, orderNumber, email, lines } = statement
	const named = (lines ?? []).map(({ position, quantity }) => {
		const line = order?.lines.find((candidate) => candidate.position === position)
		const { snapshot } = line ?? {}
		if (!snapshot) return `${quantity} × ${t('line')} ${position + 1}`
		return `${quantity} × ${snapshot.name}, ${snapshot.colorName}, ${sized(t('size'), snapshot.sizeLabel)}`
	})
	const words = [
		lines
			? t('part', { number: orderNumber, lines: named.join('; '), country })
			: t('whole', { number: orderNumber, country }),
		`${t('name')} ${name}`,
		`${t('email')} ${email}`,
	]
	return typeset(tag, words.join('\n'))
}
