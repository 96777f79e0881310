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

/**
 * Tells the customer in their language that a passkey opens their account (issue 4, 4). It has no link, so that customers do
 * not learn to follow links in such e-mails.
 */
export function passkeyAddedEmail(
	/** `name`: what the customer has called it. */
	input: PasskeyEmailInput & { name: string },
): Promise<Email> {
	const t = translatorOf('passkeyEmail', input.languageTag)
	return write(input, {
		subject: t('subject', { shop: input.sender.shopName }),
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

/** The same of one that opens it no more. What it was called is forgotten with it: the day it was added tells which. */
export function passkeyRemovedEmail(input: PasskeyEmailInput & { removedAt: Date }): Promise<Email> {
	const t = translatorOf('passkeyEmail', input.languageTag)
	return write(input, {
		subject: t('gone.subject', { shop: input.sender.shopName }),
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
