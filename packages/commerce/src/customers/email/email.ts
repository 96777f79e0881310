import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import { html } from 'hono/html'
import type { Email } from '../../mail/commands.ts'
import { labelled, type Sender, writeOnSheet } from '../../mail/email.ts'
import { IDENTITY_TEXTS } from './texts.ts'
import type { IdentityTexts, Words } from './words.ts'

type Kind = Exclude<keyof IdentityTexts, 'hello'>

export type IdentityEmail = {
	kind: Kind
	to: string
	/** The greeting; without a name at an address that is not yet confirmed. */
	firstName: string | null
	/** Of the page it was asked for on, or of the account. */
	languageTag: string
	sender: Sender
	/** Where its button leads; what has none has no button. */
	link?: string
	/** The page where the customer chooses a new password. */
	forgottenLink?: string
	/** The address that was asked for, its middle hidden. */
	maskedEmail?: string
	/** Whether passkeys of the account wait to be looked at. */
	hasHeldPasskeys?: boolean
}

/** An e-mail about an account, as HTML and as plain text. What it leads to is told in words as well, for those who type. */
export function identityEmail(options: IdentityEmail): Promise<Email> {
	const tag = options.languageTag as LanguageTag
	const texts = IDENTITY_TEXTS[languageOfTag(tag) ?? 'fr']
	const words: Words & { forgotten?: string; heldPasskeys?: string } = texts[options.kind](
		options.sender.shopName,
		options.maskedEmail ?? '',
	)
	const greeting = options.firstName ? [texts.hello(options.firstName)] : []
	const held = options.hasHeldPasskeys && words.heldPasskeys ? [words.heldPasskeys] : []
	const lines = [...greeting, ...begun(words.lines, greeting.length === 0), ...held]
	const written = { ...options, tag, words, lines }
	const { to, sender } = options
	return writeOnSheet({ to, subject: words.subject, tag, body: htmlOf(written), text: textOf(written), sender })
}

/** What follows a greeting begins small in some languages; without one it is a sentence of its own. */
function begun(lines: string[], isFirst: boolean): string[] {
	const [first = '', ...rest] = lines
	return isFirst ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : lines
}

type Written = IdentityEmail & { tag: LanguageTag; words: Words & { forgotten?: string }; lines: string[] }

function htmlOf({ words, lines, link, forgottenLink }: Written) {
	return html`${lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
${
	link && words.button
		? html`<p style="margin:24px 0"><a href="${link}" style="display:inline-block;background:#15171a;color:#fff;padding:12px 24px;text-decoration:none">${words.button}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:#4a4e54;word-break:break-all"><a href="${link}" style="color:#4a4e54">${link}</a></p>`
		: ''
}
${
	forgottenLink && words.forgotten
		? html`<p style="margin:0 0 12px">${words.forgotten}<br><a href="${forgottenLink}" style="color:#15171a;word-break:break-all">${forgottenLink}</a></p>`
		: ''
}
${words.notes.map((note) => html`<p style="margin:0 0 12px;color:#4a4e54">${note}</p>`)}`
}

function textOf({ tag, words, lines, link, forgottenLink }: Written): string[] {
	return [
		lines.join('\n\n'),
		...(link && words.button ? ['', labelled(tag, { label: words.button, value: link })] : []),
		...(forgottenLink && words.forgotten ? ['', `${words.forgotten} ${forgottenLink}`] : []),
		'',
		...words.notes,
	]
}
