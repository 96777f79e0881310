import type { LanguageTag } from '@vitrine/market/locales'
import { invoiceYears } from '@vitrine/market/retention'
import type { SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import type { EmailPart } from '../../mail/parts.ts'
import { writeEmail } from '../../mail/write-parts.ts'

export type PrivacyEmail = {
	kind: 'exportReady' | 'erased'
	to: string
	firstName: string | null
	languageTag: string
	/** Site of the account. */
	site: SiteCode
	sender: Sender
	/** Page of the account that opens an export: never the export itself. */
	link?: string
	/** Reference of the erasure, the only data kept about it. */
	reference?: string
}

/** E-mail about an export or an erasure, without any exported data. */
export function privacyEmail(options: PrivacyEmail): Promise<Email> {
	const { sender, link, reference } = options
	const tag = options.languageTag as LanguageTag
	const t = translatorOf('privacyEmail', tag)
	const about = { brand: sender.shopName, reference: reference ?? '', years: invoiceYears(options.site) }
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
