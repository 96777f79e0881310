import { html, raw } from 'hono/html'
import { pictureUrl } from './picture-url.ts'
import type { Sender } from './email.ts'
import { FAMILY, type LookColors, NEUTRAL_LOOK, WHITE } from './look.ts'
import { AHEAD, DONE, type EmailPart, type Fact, type Goods, type Page, type Stitch, type Sum } from './parts.ts'

type Html = ReturnType<typeof html>

/** Width of a picture of goods; its file (`media/pictures.ts`) has two and a half pixels for one. */
const PICTURE = 96
const CELL = 'padding:12px 0;border-bottom:1px solid;vertical-align:top;word-break:break-word'
const SMALL = 'font-size:13px;line-height:20px'

/** The headline of an e-mail. */
export function titleHtml(title: string, { look = NEUTRAL_LOOK }: Sender): Html {
	return html`<h1 class="ink" style="font:400 32px/36px ${FAMILY[look.title]};margin:0 0 16px;hyphens:auto;color:${look.colors.ink}">${title}</h1>`
}

/** A part as HTML: styles at its elements, classes for the dark (`look.ts`). */
export function htmlOf(part: EmailPart, sender: Sender): Html {
	const { colors, corner } = sender.look ?? NEUTRAL_LOOK
	if (typeof part === 'string') return html`<p style="margin:0 0 16px">${broken(part)}</p>`
	if ('quote' in part)
		return html`<p class="linen" style="margin:0 0 24px;padding:16px;background:${colors.linen}">${broken(part.quote)}</p>`
	if ('note' in part) return noteHtml(part, sender)
	if ('link' in part) return html`<p style="margin:0 0 16px">${anchor(part.link, part.label ?? part.link, colors)}</p>`
	if ('action' in part) {
		const { action, label, isSpelled } = part
		const spelled = isSpelled && html`<p style="margin:0 0 24px;${SMALL}">${anchor(action, action, colors)}</p>`
		return html`${button({ link: action, label, colors, corner })}${spelled || ''}`
	}
	if ('list' in part) {
		return html`${headed(part.title, sender)}
<p style="margin:0 0 16px">${part.list.map((line) => html`${line}<br>`)}</p>`
	}
	if ('facts' in part) return table(part.facts.map((fact) => factHtml(fact, colors)))
	if ('thread' in part) return html`${headed(part.title, sender)}${threadHtml(part.thread, colors)}`
	if ('pages' in part) return html`${part.pages.map((page) => pageHtml(page, sender))}`
	const hasPictures = part.goods.some(({ picture }) => picture && sender.origin)
	return html`${headed(part.title, sender)}${table(part.goods.map((one) => goodsHtml(one, { sender, hasPictures })))}${
		part.sums ? table(part.sums.map((sum) => sumHtml(sum, colors))) : ''
	}`
}

function headed(title: string | undefined, { look = NEUTRAL_LOOK }: Sender) {
	if (!title) return ''
	return html`<h2 class="ink" style="font:600 17px/24px ${FAMILY[look.text]};margin:24px 0 8px;color:${look.colors.ink}">${title}</h2>`
}

function noteHtml({ note, title }: { note: string; title?: string }, sender: Sender): Html {
	const quiet = `color:${(sender.look ?? NEUTRAL_LOOK).colors['ink-2']}`
	if (!title) return html`<p class="ink-2" style="margin:0 0 16px;${quiet}">${broken(note)}</p>`
	const lines = note
		.split('\n')
		.map((line) => html`<p class="ink-2" style="margin:0 0 6px;${quiet};${SMALL}">${line}</p>`)
	return html`${headed(title, sender)}${lines}`
}

/** The cell is the button for Outlook for Windows, which leaves out the padding of links. */
function button({ link, label, colors, corner }: { link: string; label: string; colors: LookColors; corner: number }) {
	const ground = `background:${colors.ink};border-radius:${corner}px`
	return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="button" style="${ground};mso-padding-alt:12px 24px"><a class="button" href="${link}" style="display:inline-block;padding:12px 24px;${ground};color:${WHITE};text-decoration:none">${label}</a></td></tr></table>`
}

function table(rows: Html[]): Html {
	return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows}</table>`
}

function factHtml({ label, value, link }: Fact, colors: LookColors): Html {
	const cell = `${CELL};border-color:${colors.line}`
	return html`<tr><td class="line" style="${cell};width:40%;padding-right:16px">${label}</td>
<td class="line" style="${cell};text-align:right;font-weight:600">${link ? anchor(link, value, colors) : value}</td></tr>`
}

/** The amount stands beside the words, in a narrow window below them. */
function goodsHtml(
	{ name, detail, amount, picture }: Goods,
	{ sender, hasPictures }: { sender: Sender; hasPictures: boolean },
): Html {
	const { colors } = sender.look ?? NEUTRAL_LOOK
	const cell = `${CELL};border-color:${colors.line}`
	const image = picture && hasPictures && pictureHtml({ picture, name, sender })
	return html`<tr>${hasPictures ? html`<td class="line" width="${PICTURE + 16}" style="${cell};width:${PICTURE + 16}px">${image || ''}</td>` : ''}<td class="line" style="${cell}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="beside" style="vertical-align:top">${name}<br><span class="ink-2" style="color:${colors['ink-2']}">${detail}</span></td>
${amount === undefined ? '' : html`<td class="beside" style="padding-left:16px;text-align:right;vertical-align:top;white-space:nowrap">${amount}</td>`}</tr></table></td></tr>`
}

/** A picture that is not shown leaves a plate with the name. */
function pictureHtml({
	picture,
	name,
	sender,
}: {
	picture: NonNullable<Goods['picture']>
	name: string
	sender: Sender
}) {
	const { colors } = sender.look ?? NEUTRAL_LOOK
	const url = pictureUrl(`${picture.base}-email.jpg`, { mediaUrl: sender.mediaUrl, origin: sender.origin ?? '' })
	const height = Math.round((PICTURE * picture.height) / picture.width)
	return html`<img class="linen ink-2" src="${url}" alt="${name}" width="${PICTURE}" height="${height}" style="display:block;width:${PICTURE}px;height:${height}px;background:${colors.linen};color:${colors['ink-2']};font-size:11px;line-height:14px">`
}

const SUMS = {
	line: 'padding:4px 0',
	total: 'padding:12px 0 4px;font-size:17px;font-weight:700',
	share: `padding:4px 0;${SMALL}`,
} as const

function sumHtml({ label, amount, kind }: Sum, colors: LookColors): Html {
	const tone = kind === 'share' ? 'ink-2' : 'ink'
	const style = `${SUMS[kind ?? 'line']};color:${colors[tone]}`
	return html`<tr><td class="${tone}" style="${style}">${label}</td><td class="${tone}" style="${style};padding-left:16px;text-align:right;white-space:nowrap">${amount}</td></tr>`
}

/** Stitches under one another: sewn as far as it has come. */
function threadHtml(stitches: readonly Stitch[], colors: LookColors): Html {
	const reached = stitches.findLastIndex(({ isDone }) => isDone)
	const rows = stitches.map(({ label, note, isDone }, index) => {
		const [mark, tone, color] = isDone ? [DONE, 'ink', colors.ink] : [AHEAD, 'ahead', colors['line-strong']]
		const words = isDone ? (['ink', colors.ink] as const) : (['ink-2', colors['ink-2']] as const)
		const sewn = index < reached
		const line = `width:0;height:24px;margin:0 auto;border-left:2px ${sewn ? `solid ${colors.ink}` : `dashed ${colors['line-strong']}`}`
		const isLast = index === stitches.length - 1
		return html`<tr><td align="center" class="${tone}" style="width:16px;font-size:20px;line-height:24px;color:${color}">${mark}</td><td class="${words[0]}" style="padding-left:12px;color:${words[1]}${index === reached ? ';font-weight:600' : ''}">${label}</td></tr>
<tr><td align="center" style="vertical-align:top">${isLast ? '' : html`<div class="${sewn ? 'sewn' : 'loose'}" style="${line}"></div>`}</td><td class="ink-2" style="padding:0 0 8px 12px;vertical-align:top;color:${colors['ink-2']};${SMALL}">${note ?? ''}</td></tr>`
	})
	return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows}</table>`
}

function pageHtml({ title, html: body }: Page, sender: Sender): Html {
	const { colors } = sender.look ?? NEUTRAL_LOOK
	return html`<hr class="line" style="border:0;border-top:1px solid ${colors.line};margin:32px 0">${headed(title, sender)}<div class="pages ink-2" style="${SMALL};color:${colors['ink-2']}">${raw(below(body))}</div>`
}

/** A page's headings one level below its title, and no larger than it: mail programs show `h3` larger. */
function below(body: string): string {
	return body.replace(/<(\/?)h([23])\b/g, (_, close: string, depth: string) => {
		const tag = `${close}h${Number(depth) + 1}`
		return close ? `<${tag}` : `<${tag} style="font-size:14px;line-height:20px;margin:20px 0 6px"`
	})
}

function anchor(link: string, words: string, colors: LookColors): Html {
	return html`<a class="ink" href="${link}" style="color:${colors.ink};word-break:break-word">${words}</a>`
}

function broken(text: string) {
	return text.split('\n').map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)
}
