import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { writeLetter } from '../../fulfillment/letter/write.ts'
import type { Letter } from '../../mail/commands.ts'
import type { Sender } from '../../mail/letter.ts'
import { PASSKEY_ADDED_TEXTS } from './passkey-added-texts.ts'

/** To the customer, in their language: a passkey opens their account now (issue 4, 4). It leads nowhere, so that nobody learns to follow such letters. */
export async function passkeyAddedLetter(options: {
	to: string
	firstName: string | null
	languageTag: string
	site: string
	/** What the customer has called it. */
	name: string
	host: string
	addedAt: Date
	sender: Sender
}): Promise<Letter> {
	const { to, firstName, name, host, sender } = options
	const tag = options.languageTag as LanguageTag
	const texts = PASSKEY_ADDED_TEXTS[languageOfTag(tag) ?? 'fr']
	const { timeZone } = SITES[options.site as SiteCode]
	const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone })
	return writeLetter({
		to,
		subject: texts.subject(sender.shopName),
		title: texts.title,
		tag,
		parts: [
			...(firstName ? [{ kind: 'text' as const, text: texts.hello(firstName) }] : []),
			{ kind: 'text', text: texts.intro },
			{
				kind: 'facts',
				rows: [
					{ label: texts.name, value: name },
					{ label: texts.site, value: host },
					{ label: texts.added, value: moment.format(options.addedAt) },
				],
			},
			{ kind: 'text', text: texts.use },
			{ kind: 'quiet', text: texts.notYou },
		],
		sender,
	})
}
