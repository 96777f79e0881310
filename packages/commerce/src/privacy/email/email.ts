import type { LanguageTag } from '@vitrine/market/locales'
import { invoiceYears } from '@vitrine/market/retention'
import type { SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import { type EmailPart, writeEmail } from '../../mail/write-parts.ts'

export type PrivacyEmail = {
	kind: 'exportReady' | 'erased'
	to: string
	firstName: string | null
	languageTag: string
	/** Of the account. */
	site?: SiteCode
	sender: Sender
	/** The page of the account where an export is opened: never the export itself. */
	link?: string
	/** Of the erasure: all that can be told of it later. */
	reference?: string
}

/** An e-mail about an export or an erasure. Nothing of what is exported stands in it. */
export function privacyEmail(options: PrivacyEmail): Promise<Email> {
	const { sender, link, reference } = options
	const tag = options.languageTag as LanguageTag
	const t = translatorOf('privacyEmail', tag)
	const about = { shop: sender.shopName, reference: reference ?? '', years: invoiceYears(options.site ?? 'fr') }
	const hello = options.firstName ? t('hello', { firstName: options.firstName }) : t('helloNobody')
	const paragraphs = (part: 'lines' | 'notes') => t(`${options.kind}.${part}`, about).split('\n')
	const parts: EmailPart[] = [
		hello,
		...paragraphs('lines'),
		...(link && options.kind === 'exportReady'
			? [{ action: link, label: t('exportReady.button'), isSpelled: true }]
			: []),
		...paragraphs('notes').map((note) => ({ note })),
	]
	return writeEmail({ to: options.to, subject: t(`${options.kind}.subject`, about), tag, parts, sender })
}
