import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { writeEmail } from '../../fulfillment/email/write.ts'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import { PASSKEY_TEXTS } from './passkey-texts.ts'

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
	const texts = textsOf(input)
	return write(input, {
		subject: texts.subject(input.sender.shopName),
		title: texts.title,
		intro: texts.intro,
		rows: [
			{ label: texts.name, value: input.name },
			{ label: texts.site, value: input.host },
			{ label: texts.added, value: moment(input, input.addedAt) },
		],
		use: texts.use,
		notYou: texts.notYou,
	})
}

/** The same of one that opens it no more. What it was called is forgotten with it: the day it was added tells which. */
export function passkeyRemovedEmail(input: PasskeyEmailInput & { removedAt: Date }): Promise<Email> {
	const { gone, ...texts } = textsOf(input)
	return write(input, {
		subject: gone.subject(input.sender.shopName),
		title: gone.title,
		intro: gone.intro,
		rows: [
			{ label: texts.site, value: input.host },
			{ label: texts.added, value: moment(input, input.addedAt) },
			{ label: gone.removed, value: moment(input, input.removedAt) },
		],
		notYou: gone.notYou,
	})
}

function textsOf({ languageTag }: PasskeyEmailInput) {
	return PASSKEY_TEXTS[languageOfTag(languageTag as LanguageTag) ?? 'fr']
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
	return writeEmail({
		to,
		subject,
		title,
		tag: input.languageTag as LanguageTag,
		parts: [
			...(firstName ? [{ kind: 'text' as const, text: textsOf(input).hello(firstName) }] : []),
			{ kind: 'text', text: intro },
			{ kind: 'facts', rows },
			...(use ? [{ kind: 'text' as const, text: use }] : []),
			{ kind: 'quiet', text: notYou },
		],
		sender,
	})
}
