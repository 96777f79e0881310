import type { LanguageTag } from '@vitrine/market/locales'
import { html } from 'hono/html'
import type { Email } from './commands.ts'
import { labelled, type Sender, writeOnSheet } from './email.ts'

type Fact = { label: string; value: string; link?: string | undefined }
type Article = { name: string; detail: string; amount: string; picture?: string | undefined }

/**
 * Content blocks of an e-mail: capabilities choose them, this file renders them. A string is a paragraph; paragraph,
 * note and quote keep line breaks. `action` is the main link; `isSpelled` also prints its URL, for typing. A link
 * without a label shows its URL. A quote is text a person wrote; a note with a title is small print. `sums` follow the
 * articles.
 */
export type EmailPart =
	| string
	| { note: string; title?: string }
	| { quote: string }
	| { facts: Fact[] }
	| { list: string[]; title?: string }
	| { link: string; label?: string }
	| { action: string; label: string; isSpelled?: boolean }
	| { table: Article[]; sums: { label: string; amount: string; isTotal?: boolean }[] }

type Written = {
	to: string
	subject: string
	/** Headline below the header. */
	title?: string
	tag: LanguageTag
	parts: EmailPart[]
	/** Complete pages after the parts. */
	appendix?: { html: ReturnType<typeof html>; text: string[] } | undefined
	sender: Sender
}

/** Renders parts as an e-mail, in HTML and plain text. */
export function writeEmail({ to, subject, title, tag, parts, appendix, sender }: Written): Promise<Email> {
	const body = html`${title && html`<h1 style="font:400 32px/36px Georgia,serif;margin:0 0 16px">${title}</h1>`}
${parts.map(htmlOf)}${appendix?.html ?? ''}`
	const blocks = [...(title ? [[title]] : []), ...parts.map((part) => textOf(part, tag))]
	const text = blocks.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines))
	return writeOnSheet({ to, subject, tag, body, text: [...text, ...(appendix?.text ?? [])], sender })
}

const QUIET = 'color:#4a4e54'
const LINK = 'color:#15171a;word-break:break-word'
const BUTTON = 'display:inline-block;padding:12px 24px;background:#15171a;color:#fff;text-decoration:none'
const CELL = 'padding:8px 0;border-bottom:1px solid #dddcd6;vertical-align:top;word-break:break-word'
const AMOUNT = 'padding-left:16px;text-align:right;white-space:nowrap'
const HEADING = 'font:600 17px/24px Helvetica,Arial,sans-serif;margin:24px 0 8px'
const SMALL = 'font-size:13px;line-height:20px'

function htmlOf(part: EmailPart) {
	if (typeof part === 'string') return html`<p style="margin:0 0 16px">${broken(part)}</p>`
	if ('quote' in part) return html`<p style="margin:0 0 24px;padding:16px;background:#f3f1ea">${broken(part.quote)}</p>`
	if ('note' in part) {
		if (!part.title) return html`<p style="margin:0 0 16px;${QUIET}">${broken(part.note)}</p>`
		const lines = part.note.split('\n').map((line) => html`<p style="margin:0 0 6px;${QUIET};${SMALL}">${line}</p>`)
		return html`<h2 style="${HEADING}">${part.title}</h2>${lines}`
	}
	if ('link' in part) return html`<p style="margin:0 0 16px">${anchor(part.link, part.label ?? part.link)}</p>`
	if ('action' in part) {
		const { action, label, isSpelled } = part
		const spelled = isSpelled && html`<p style="margin:0 0 24px;${SMALL}">${anchor(action, action)}</p>`
		return html`<p style="margin:24px 0"><a href="${action}" style="${BUTTON}">${label}</a></p>${spelled || ''}`
	}
	if ('list' in part) {
		return html`${part.title && html`<h2 style="${HEADING}">${part.title}</h2>`}
<p style="margin:0 0 16px">${part.list.map((line) => html`${line}<br>`)}</p>`
	}
	if ('facts' in part) return tableHtml(part.facts.map(factHtml))
	const hasPictures = part.table.some(({ picture }) => picture)
	return tableHtml([
		...part.table.map((article) => articleHtml(article, hasPictures)),
		...part.sums.map(
			({ label, amount, isTotal }) =>
				html`<tr style="${isTotal ? 'font-weight:700' : ''}"><td colspan="${hasPictures ? 2 : 1}" style="padding:4px 0">${label}</td><td style="padding:4px 0;${AMOUNT}">${amount}</td></tr>`,
		),
	])
}

function tableHtml(rows: ReturnType<typeof html>[]) {
	return html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows}</table>`
}

function factHtml({ label, value, link }: Fact) {
	return html`<tr><td style="${CELL};width:40%;padding-right:16px">${label}</td>
<td style="${CELL};text-align:right;font-weight:600">${link ? anchor(link, value) : value}</td></tr>`
}

function articleHtml({ name, detail, amount, picture }: Article, hasPictures: boolean) {
	const image = picture && html`<img src="${picture}" alt="" width="56" style="display:block;width:56px;height:auto">`
	return html`<tr>${hasPictures && html`<td style="${CELL};width:72px">${image}</td>`}<td style="${CELL}">${name}<br><span style="${QUIET}">${detail}</span></td>
<td style="${CELL};${AMOUNT}">${amount}</td></tr>`
}

function anchor(link: string, words: string) {
	return html`<a href="${link}" style="${LINK}">${words}</a>`
}

function broken(text: string) {
	return text.split('\n').map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)
}

function textOf(part: EmailPart, tag: LanguageTag): string[] {
	if (typeof part === 'string') return [part]
	if ('quote' in part) return [part.quote]
	if ('note' in part) return [...(part.title ? [part.title] : []), part.note]
	if ('link' in part) return [part.label ? labelled(tag, { label: part.label, value: part.link }) : part.link]
	if ('action' in part) return [labelled(tag, { label: part.label, value: part.action })]
	if ('list' in part) return [...(part.title ? [part.title] : []), ...part.list]
	if ('facts' in part) return part.facts.flatMap((row) => [labelled(tag, row), ...(row.link ? [row.link] : [])])
	const articles = part.table.map(({ name, detail, amount }) => ({ label: `${name}, ${detail}`, value: amount }))
	const sums = part.sums.map(({ label, amount }) => ({ label, value: amount }))
	return [...articles.map((row) => labelled(tag, row)), '', ...sums.map((row) => labelled(tag, row))]
}
