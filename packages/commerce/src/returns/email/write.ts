import type { LanguageTag } from '@vitrine/market/locales'
import { calendarDay, formatMoment } from '@vitrine/market/format'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { html } from 'hono/html'
import type { Email } from '../../mail/commands.ts'
import { type Sender, writeOnSheet } from '../../mail/email.ts'

export type Written = {
	to: string
	subject: string
	tag: LanguageTag
	/** Said large, below the shop's name. */
	title: string
	/** Paragraphs; one with line breaks keeps them. */
	lines: string[]
	/** Where it is shown in the shop. */
	link?: string
	sender: Sender
}

/** An e-mail of this room, as HTML and as plain text. */
export function writeEmail({ to, subject, tag, title, lines, link, sender }: Written): Promise<Email> {
	const paragraph = (line: string) =>
		html`<p style="margin:0 0 12px">${line.split('\n').map((part, index) => html`${index > 0 ? html`<br>` : ''}${part}`)}</p>`
	const body = html`<h1 style="font:400 32px/36px Georgia,serif;margin:0 0 16px">${title}</h1>
${lines.map(paragraph)}
${link ? html`<p style="margin:0 0 12px"><a href="${link}" style="color:#15171a;word-break:break-all">${link}</a></p>` : ''}`
	const text = [title, ...lines.flatMap((line) => ['', line]), ...(link ? [link] : [])]
	return writeOnSheet({ to, subject, tag, body, text, sender })
}

/** Date and time in the site's zone, with the name of the zone, so that the instant is unambiguous (law 3). */
export function moment(tag: LanguageTag, site: SiteCode, instant: Date): string {
	return formatMoment(tag, instant, SITES[site].timeZone)
}

/** A day of the calendar in words: `vendredi 28 novembre 2026`. */
export function dayInWords(tag: LanguageTag, isoDate: string): string {
	return new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }).format(calendarDay(isoDate))
}
