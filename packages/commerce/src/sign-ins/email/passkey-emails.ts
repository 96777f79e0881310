import type { LanguageTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import { writeEmail } from '../../mail/write-parts.ts'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'

type PasskeyEmailInput = {
	to: string
	firstName: string | null
	languageTag: string
	site: string
	host: string
	addedAt: Date
	sender: Sender
}

/** Notifies a customer of a new passkey (issue 4, 4). Without a link, so that customers do not learn to follow links in such e-mails. */
export function passkeyAddedEmail(
	/** `name`: given by the customer. */
	input: PasskeyEmailInput & { name: string },
): Promise<Email> {
	const t = translatorOf('passkeyEmail', input.languageTag)
	return write(input, {
		subject: t('subject', { brand: input.sender.shopName }),
		title: t('title'),
		intro: t('intro'),
		rows: [
			{ label: t('name'), value: input.name },
			{ label: t('site'), value: input.host },
			{ label: t('added'), value: moment(input, input.addedAt) },
		],
		use: t('use'),
		notYou: t('notYou'),
	})
}

/** Notifies a customer of a deleted passkey. Its name is deleted with it: the day it was added identifies it. */
export function passkeyRemovedEmail(input: PasskeyEmailInput & { removedAt: Date }): Promise<Email> {
	const t = translatorOf('passkeyEmail', input.languageTag)
	return write(input, {
		subject: t('gone.subject', { brand: input.sender.shopName }),
		title: t('gone.title'),
		intro: t('gone.intro'),
		rows: [
			{ label: t('site'), value: input.host },
			{ label: t('added'), value: moment(input, input.addedAt) },
			{ label: t('gone.removed'), value: moment(input, input.removedAt) },
		],
		notYou: t('gone.notYou'),
	})
}

function moment({ languageTag, site }: PasskeyEmailInput, instant: Date): string {
	const { timeZone } = SITES[site as SiteCode]
	return new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(instant)
}

type Words = {
	subject: string
	title: string
	intro: string
	rows: { label: string; value: string }[]
	use?: string
	notYou: string
}

function write(input: PasskeyEmailInput, { subject, title, intro, rows, use, notYou }: Words): Promise<Email> {
	const { to, firstName, sender } = input
	const t = translatorOf('passkeyEmail', input.languageTag)
	return writeEmail({
		to,
		subject,
		title,
		tag: input.languageTag as LanguageTag,
		parts: [
			...(firstName ? [t('hello', { firstName })] : []),
			intro,
			{ facts: rows },
			...(use ? [use] : []),
			{ note: notYou },
		],
		sender,
	})
}
