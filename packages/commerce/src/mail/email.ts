import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import { html, raw } from 'hono/html'
import type { Email } from './commands.ts'
import { FAMILY, type Look, NEUTRAL_LOOK, STYLE, WHITE } from './look.ts'

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
	/** Origin of pictures. In settings that of a demo shop; without it a site's domain. */
	origin?: string | undefined
	/** Of the brand's theme; without it the neutral one. */
	look?: Look | undefined
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

/** Width of the sheet in px: what Outlook for Windows, which knows no `max-width`, is told in a table of its own. */
const WIDTH = 560

/** Layout of every e-mail: 320 px and wider, light and dark, in the typography of its language. */
export async function writeOnSheet({ to, subject, tag, body, text, sender }: Content): Promise<Email> {
	const { colors, text: typeface } = sender.look ?? NEUTRAL_LOOK
	const font = `font:15px/24px ${FAMILY[typeface]}`
	const name = `font:600 20px/24px ${FAMILY[typeface]};color:${colors.ink}`
	const sheet =
		await html`<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${subject}</title><style>${raw(STYLE)}</style></head>
<body class="sheet ink" style="margin:0;background:${WHITE};color:${colors.ink};${font}">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:${WHITE}"><tr><td align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<div lang="${tag}" class="ink" style="max-width:${WIDTH}px;text-align:left;overflow-wrap:break-word;color:${colors.ink};${font}">
<p class="ink" style="margin:0 0 32px;${name}">${nameHtml(sender, name)}</p>
${body}
<p class="ink-3" style="color:${colors['ink-3']};font-size:13px;margin:32px 0 0">${endOf(sender).map((line, index) => html`${index > 0 ? html`<br>` : ''}${line.replaceAll(BETWEEN_DIGITS, '\u00a0')}`)}</p></div>
<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`
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

/** Text logo for mail programs without images and for brands without a logo. */
function nameHtml({ shopName, wordmark }: Sender, style: string) {
	if (!wordmark) return shopName
	const { url, width, height } = wordmark
	return html`<img class="name" src="${url}" alt="${shopName}" width="${width}" height="${height}" style="display:block;border:0;${style}">`
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
