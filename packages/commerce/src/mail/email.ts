import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import { html } from 'hono/html'
import type { Email } from './commands.ts'

/** Logo image of a brand, at the shop's own URL; sizes in CSS pixels. */
export type Wordmark = { url: string; width: number; height: number }

/** Sender of an e-mail: shop name or logo in the header, company line in the footer. */
export type Sender = {
	shopName: string
	companyLine: string
	wordmark?: Wordmark | undefined
	/** Where buyers reach the shop, in a line. */
	contact?: string | undefined
	/** Mailbox it comes from, and where answers go; without them the mailer's. */
	from?: string | undefined
	replyTo?: string | undefined
	/** Base address of pictures, in the place of `/media` of a site's domain. */
	mediaUrl?: string | undefined
	/** Origin of pictures in a demo shop; in production those of the sites' domains. */
	origin?: string | undefined
}

type Content = {
	to: string
	subject: string
	tag: LanguageTag
	/** Between header and footer. */
	body: ReturnType<typeof html>
	/** Plain text version, line by line. */
	text: string[]
	sender: Sender
}

/** Layout of every e-mail: responsive, in light colors only, in the typography of its language. */
export async function writeOnSheet({ to, subject, tag, body, text, sender }: Content): Promise<Email> {
	const sheet =
		await html`<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${subject}</title></head>
<body style="margin:0;background:#fff;color:#15171a;font:15px/24px Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 16px;overflow-wrap:break-word">
<p style="${NAME};margin:0 0 32px">${nameHtml(sender)}</p>
${body}
<p style="color:#666a70;font-size:13px;margin-top:32px">${endOf(sender).map((line, index) => html`${index > 0 ? html`<br>` : ''}${line.replaceAll(BETWEEN_DIGITS, '\u00a0')}`)}</p></div></body></html>`
	return {
		to,
		...(sender.from && { from: sender.from }),
		...(sender.replyTo && { replyTo: sender.replyTo }),
		subject: typeset(tag, subject),
		languageTag: tag,
		html: typeset(tag, String(sheet)),
		text: typeset(tag, [...text, '', ...endOf(sender)].join('\n')),
	}
}

/** Last lines of every e-mail. */
function endOf({ contact, companyLine }: Sender): string[] {
	return contact ? [contact, companyLine] : [companyLine]
}

/** Keeps a number in groups on one line. */
const BETWEEN_DIGITS = /(?<=\d) (?=\d)/g

const NAME = 'font:600 20px/24px Helvetica,Arial,sans-serif;color:#15171a'

/** Text logo for mail programs without images and for brands without a logo. */
function nameHtml({ shopName, wordmark }: Sender) {
	if (!wordmark) return shopName
	const { url, width, height } = wordmark
	return html`<img src="${url}" alt="${shopName}" width="${width}" height="${height}" style="display:block;border:0;${NAME}">`
}

const FIRST_OF_MONTH =
	/(?<=\s)1(?= (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b)/g

/** Intl puts a comma behind some weekdays, which reads badly after `le` and `on`. */
const COMMA_OF_DAY = /(?<=\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|[A-Z][a-z]+day)), (?=\d)/g

/** Applies French typography: no-break spaces before tall punctuation, `1er` for the first of a month; else English dates. */
export function typeset(tag: LanguageTag, words: string): string {
	const language = languageOfTag(tag)
	const dated = language === 'fr' || language === 'en' ? words.replaceAll(COMMA_OF_DAY, ' ') : words
	if (language !== 'fr') return dated
	return dated
		.replaceAll(/ (?=[?!:;»])/g, '\u00a0')
		.replaceAll('« ', '«\u00a0')
		.replaceAll(FIRST_OF_MONTH, '1er')
}

/** Formats `Order: FR-100001`, in French with a space before the colon. */
export function labelled(tag: LanguageTag, { label, value }: { label: string; value: string }): string {
	return typeset(tag, `${label}${languageOfTag(tag) === 'fr' ? ' :' : ':'} ${value}`)
}

/** Formats `taille 38`, but `Taille unique`: a label that contains the word size gets no other. */
export function sized(word: string, label: string): string {
	return label.toLowerCase().includes(word.toLowerCase()) ? label : `${word} ${label}`
}
