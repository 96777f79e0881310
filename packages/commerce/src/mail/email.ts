import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import { html } from 'hono/html'
import type { Email } from './commands.ts'

/** The drawn name of a brand at the shop's own address; sizes in CSS pixels. */
export type Wordmark = { url: string; width: number; height: number }

/** Who sends the e-mail: the shop's name at its head, drawn where the brand has a wordmark, and the company line at its foot. */
export type Sender = {
	shopName: string
	companyLine: string
	wordmark?: Wordmark | undefined
	/** Where a shop that is tried serves its pictures; a shop in production does at its sites' domains. */
	origin?: string | undefined
}

type Content = {
	to: string
	subject: string
	tag: LanguageTag
	/** Between the shop's name and the company line. */
	body: ReturnType<typeof html>
	/** The same in plain text, line by line. */
	text: string[]
	sender: Sender
}

/**
 * The sheet every e-mail is written on: as wide as the screen that reads it, in light colours only (mail programs that darken
 * what they show leave it alone), in the typography of its language.
 */
export async function writeOnSheet({ to, subject, tag, body, text, sender }: Content): Promise<Email> {
	const sheet =
		await html`<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${subject}</title></head>
<body style="margin:0;background:#fff;color:#15171a;font:15px/24px Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 16px;overflow-wrap:break-word">
<p style="${NAME};margin:0 0 32px">${nameHtml(sender)}</p>
${body}
<p style="color:#666a70;font-size:13px;margin-top:32px">${sender.companyLine.replaceAll(BETWEEN_DIGITS, '\u00a0')}</p></div></body></html>`
	return {
		to,
		subject: typeset(tag, subject),
		languageTag: tag,
		html: typeset(tag, String(sheet)),
		text: typeset(tag, [...text, '', sender.companyLine].join('\n')),
	}
}

/** A number that is told in groups stays on its line. */
const BETWEEN_DIGITS = /(?<=\d) (?=\d)/g

const NAME = 'font:600 20px/24px Helvetica,Arial,sans-serif;color:#15171a'

/** Mail programs that show no pictures show the name in type, as it stands for brands that have no wordmark. */
function nameHtml({ shopName, wordmark }: Sender) {
	if (!wordmark) return shopName
	const { url, width, height } = wordmark
	return html`<img src="${url}" alt="${shopName}" width="${width}" height="${height}" style="display:block;border:0;${NAME}">`
}

const FIRST_OF_MONTH =
	/(?<=\s)1(?= (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b)/g

/** Some put a comma behind the day of the week, which reads badly behind `le` and `on`. */
const COMMA_OF_DAY = /(?<=\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|[A-Z][a-z]+day)), (?=\d)/g

/** French keeps its tall signs with the word before them, and calls the first of a month the first; of the others only English dates need anything. */
export function typeset(tag: LanguageTag, words: string): string {
	const language = languageOfTag(tag)
	const dated = language === 'fr' || language === 'en' ? words.replaceAll(COMMA_OF_DAY, ' ') : words
	if (language !== 'fr') return dated
	return dated
		.replaceAll(/ (?=[?!:;»])/g, '\u00a0')
		.replaceAll('« ', '«\u00a0')
		.replaceAll(FIRST_OF_MONTH, '1er')
}

/** `Order: FR-100001`, with the space French puts before the colon. */
export function labelled(tag: LanguageTag, { label, value }: { label: string; value: string }): string {
	return typeset(tag, `${label}${languageOfTag(tag) === 'fr' ? ' :' : ':'} ${value}`)
}

/** `taille 38`, but `Taille unique`: a label that says itself that it is a size needs no other word. */
export function sized(word: string, label: string): string {
	return label.toLowerCase().includes(word.toLowerCase()) ? label : `${word} ${label}`
}
