import type { LanguageTag } from '@vitrine/market/locales'
import { html } from 'hono/html'
import type { Email } from './commands.ts'
import { type Sender, writeOnSheet } from './email.ts'
import { htmlOf, titleHtml } from './part-html.ts'
import { textOf, underlined } from './part-text.ts'
import type { EmailPart } from './parts.ts'

type Written = {
	to: string
	subject: string
	/** Headline below the header. */
	title?: string
	tag: LanguageTag
	parts: readonly EmailPart[]
	sender: Sender
}

/** Renders parts as an e-mail, in HTML and plain text. */
export function writeEmail({ to, subject, title, tag, parts, sender }: Written): Promise<Email> {
	const body = html`${title && titleHtml(title, sender)}
${parts.map((part) => htmlOf(part, sender))}`
	const blocks = [...(title ? [underlined(title, '=')] : []), ...parts.map((part) => textOf(part, tag))]
	const text = blocks.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines))
	return writeOnSheet({ to, subject, tag, body, text, sender })
}
