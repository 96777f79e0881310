import type { LanguageTag } from '@vitrine/market/locales'
import { translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import { writeEmail } from '../../mail/write-parts.ts'

/** Double opt-in e-mail. Opening the link confirms nothing: the page has the button. */
export function newsletterEmail(input: { to: string; tag: LanguageTag; link: string; sender: Sender }): Promise<Email> {
	const t = translatorOf('newsletterEmail', input.tag)
	const about = { brand: input.sender.shopName }
	const parts = [t('ask', about), { action: input.link, label: t('button') }, { note: t('note') }]
	return writeEmail({ ...input, subject: t('subject', about), title: t('title'), parts })
}
