import type { LanguageTag } from '@vitrine/market/locales'
import { html } from 'hono/html'
import type { Email } from './commands.ts'
import { labelled, type Sender, writeOnSheet } from './email.ts'

/** What an e-mail is made of: a room says what it says, and this file how it looks. */
export type EmailPart =
	| { kind: 'text' | 'quiet'; text: string }
	| { kind: 'facts'; rows: { label: string; value: string; link?: string }[] }
	| { kind: 'list'; title: string; lines: string[] }
	| { kind: 'link'; text: string; link: string }

type Written = { to: string; subject: string; title: string; tag: LanguageTag; parts: EmailPart[]; sender: Sender }

/** An e-mail of parts, as HTML and as plain text. */
export function writeEmail({ to, subject, title, tag, parts, sender }: Written): Promise<Email> {
	const body = html`<h1 style="font:400 32px/36px Georgia,serif;margin:0 0 16px">${title}</h1>
${parts.map(htmlOf)}`
	const text = [title, ...parts.flatMap((part) => ['', ...textOf(part, tag)])]
	return writeOnSheet({ to, subject, tag, body, text, sender })
}

const LINK = 'color:#15171a;word-break:break-word'
const BUTTON = 'display:inline-block;padding:12px 24px;background:#15171a;color:#fff;text-decoration:none'
const CELL = 'padding:8px 0;border-bottom:1px solid #dddcd6;vertical-align:top'
const HEADING = 'font:600 17px/24px Helvetica,Arial,sans-serif;margin:24px 0 8px'

function htmlOf(part: EmailPart) {
	switch (part.kind) {
		case 'text':
			return html`<p style="margin:0 0 16px">${part.text}</p>`
		case 'quiet':
			return html`<p style="margin:0 0 16px;color:#4a4e54">${part.text}</p>`
		case 'link':
			return html`<p style="margin:24px 0"><a href="${part.link}" style="${BUTTON}">${part.text}</a></p>`
		case 'list':
			return html`${part.title && html`<h2 style="${HEADING}">${part.title}</h2>`}
<p style="margin:0 0 16px">${part.lines.map((line) => html`${line}<br>`)}</p>`
		case 'facts':
			return html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 24px">${part.rows.map(
				({ label, value, link }) => html`<tr><td style="${CELL};width:40%;padding-right:16px">${label}</td>
<td style="${CELL};text-align:right;font-weight:600;word-break:break-word">${link ? html`<a href="${link}" style="${LINK}">${value}</a>` : value}</td></tr>`,
			)}</table>`
	}
}

function textOf(part: EmailPart, tag: LanguageTag): string[] {
	switch (part.kind) {
		case 'link':
			return [labelled(tag, { label: part.text, value: part.link })]
		case 'list':
			return [...(part.title ? [part.title] : []), ...part.lines]
		case 'facts':
			return part.rows.flatMap((row) => [labelled(tag, row), ...(row.link ? [row.link] : [])])
		default:
			return [part.text]
	}
}
