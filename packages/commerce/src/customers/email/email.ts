import type { LanguageTag } from '@vitrine/market/locales'
import { type EngineMessages, type Translate, translatorOf } from '@vitrine/messages/engine'
import { html } from 'hono/html'
import type { Email } from '../../mail/commands.ts'
import { labelled, type Sender, writeOnSheet } from '../../mail/email.ts'

type Kind = Exclude<keyof EngineMessages['accountEmail'], 'hello'>

/** One e-mail: its paragraphs, the words on its link, and what stands below it. */
type Words = { lines: string[]; button?: string; forgotten?: string; notes: string[] }

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
	const t = translatorOf('accountEmail', tag)
	const about = { shop: options.sender.shopName, maskedEmail: options.maskedEmail ?? '' }
	const words = wordsOf(options.kind, { t, about })
	const greeting = options.firstName ? [t('hello', { firstName: options.firstName })] : []
	const held = options.hasHeldPasskeys && options.kind === 'passwordChanged' ? [t('passwordChanged.heldPasskeys')] : []
	const lines = [...greeting, ...begun(words.lines, greeting.length === 0), ...held]
	const written = { ...options, tag, words, lines }
	const { to, sender } = options
	return writeOnSheet({
		to,
		subject: t(`${options.kind}.subject`, about),
		tag,
		body: htmlOf(written),
		text: textOf(written),
		sender,
	})
}

type About = { t: Translate<'accountEmail'>; about: { shop: string; maskedEmail: string } }

/** A line a paragraph; most lead somewhere, and one to two places. */
function wordsOf(kind: Kind, { t, about }: About): Words {
	const [button, forgotten] = [`${kind}.button`, `${kind}.forgotten`] as ['confirm.button', 'exists.forgotten']
	return {
		lines: t(`${kind}.lines`, about).split('\n'),
		...(t.has(button) && { button: t(button) }),
		...(t.has(forgotten) && { forgotten: t(forgotten) }),
		notes: t(`${kind}.notes`, about).split('\n'),
	}
}

/** What follows a greeting begins small in some languages; without one it is a sentence of its own. */
function begun(lines: string[], isFirst: boolean): string[] {
	const [first = '', ...rest] = lines
	return isFirst ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : lines
}

type Written = IdentityEmail & { tag: LanguageTag; words: Words; lines: string[] }

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
