import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import { html } from 'hono/html'
import type { Letter } from '../../mail/commands.ts'
import type { Sender } from '../../orders/confirmation/letter.ts'
import { PRIVACY_TEXTS } from './texts.ts'

export type PrivacyLetter = {
	kind: 'exportReady' | 'erased'
	to: string
	firstName: string | null
	languageTag: string
	sender: Sender
	/** The page of the account where an export is opened: never the export itself. */
	link?: string
	/** Of the erasure: all that can be told of it later. */
	reference?: string
}

/** A letter about an export or an erasure, as HTML and as plain text. Nothing of what is exported stands in it. */
export async function privacyLetter(options: PrivacyLetter): Promise<Letter> {
	const { sender, link, reference } = options
	const tag = options.languageTag as LanguageTag
	const texts = PRIVACY_TEXTS[languageOfTag(tag) ?? 'fr']
	const words = texts[options.kind](sender.shopName, reference ?? '')
	const hello = options.firstName ? texts.hello(options.firstName) : texts.helloNobody
	const body = html`<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.subject}</title></head>
<body style="margin:0;background:#fff;color:#15171a;font:15px/24px Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="font:600 20px/24px Georgia,serif;letter-spacing:.2em;margin:0 0 32px">${sender.shopName.toUpperCase()}</p>
<p style="margin:0 0 12px">${hello}</p>
${words.lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
${
	link && words.button
		? html`<p style="margin:24px 0"><a href="${link}" style="display:inline-block;background:#15171a;color:#fff;padding:12px 24px;text-decoration:none">${words.button}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:#4a4e54;word-break:break-all"><a href="${link}" style="color:#4a4e54">${link}</a></p>`
		: ''
}
${words.notes.map((note) => html`<p style="margin:0 0 12px;color:#4a4e54">${note}</p>`)}
<p style="color:#666a70;font-size:13px;margin-top:32px">${sender.companyLine}</p></div></body></html>`
	const text = [
		hello,
		'',
		...words.lines,
		...(link && words.button ? ['', `${words.button}: ${link}`] : []),
		'',
		...words.notes,
		'',
		sender.companyLine,
	].join('\n')
	return { to: options.to, subject: words.subject, languageTag: tag, html: String(await body), text }
}
