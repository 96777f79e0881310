import type { LanguageTag } from '@vitrine/market/locales'
import { html } from 'hono/html'
import type { Letter } from '../../mail/commands.ts'
import type { Sender } from '../../orders/confirmation/letter.ts'

export type LetterPart =
	| { kind: 'text' | 'quiet'; text: string }
	| { kind: 'facts'; rows: { label: string; value: string; link?: string }[] }
	| { kind: 'list'; title: string; lines: string[] }
	| { kind: 'link'; text: string; link: string }

type Written = { to: string; subject: string; title: string; tag: LanguageTag; parts: LetterPart[]; sender: Sender }

/** A letter of parts, as HTML and as plain text. */
export async function writeLetter({ to, subject, title, tag, parts, sender }: Written): Promise<Letter> {
	const body = html`<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#fff;color:#15171a;font:15px/24px Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="font:600 20px/24px Georgia,serif;letter-spacing:.2em;margin:0 0 32px">${sender.shopName.toUpperCase()}</p>
<h1 style="font:400 32px/36px Georgia,serif;margin:0 0 16px">${title}</h1>
${parts.map(htmlOf)}
<p style="color:#666a70;font-size:13px;margin-top:32px">${sender.companyLine}</p></div></body></html>`
	const text = [title, '', ...parts.flatMap((part) => [...textOf(part), '']), sender.companyLine].join('\n')
	return { to, subject, languageTag: tag, html: String(await body), text }
}

const LINK = 'color:#15171a;word-break:break-word'
const BUTTON = 'display:inline-block;padding:12px 24px;background:#15171a;color:#fff;text-decoration:none'
const CELL = 'padding:8px 0;border-bottom:1px solid #dddcd6;vertical-align:top'
const HEADING = 'font:600 17px/24px Helvetica,Arial,sans-serif;margin:24px 0 8px'

function htmlOf(part: LetterPart) {
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
				({ label, value, link }) => html`<tr><td style="${CELL};padding-right:16px">${label}</td>
<td style="${CELL};text-align:right;font-weight:600;word-break:break-word">${link ? html`<a href="${link}" style="${LINK}">${value}</a>` : value}</td></tr>`,
			)}</table>`
	}
}

function textOf(part: LetterPart): string[] {
	switch (part.kind) {
		case 'link':
			return [`${part.text}: ${part.link}`]
		case 'list':
			return [...(part.title ? [part.title] : []), ...part.lines]
		case 'facts':
			return part.rows.flatMap(({ label, value, link }) => [`${label}: ${value}`, ...(link ? [link] : [])])
		default:
			return [part.text]
	}
}
