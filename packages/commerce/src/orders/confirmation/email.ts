import { calendarDay, formatDay, formatMoney, formatPercent } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import { maskedCardNumber } from '@vitrine/market/loyalty'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { type Translate, translatorOf } from '@vitrine/messages/engine'
import { html, raw } from 'hono/html'
import type { Email } from '../../mail/commands.ts'
import { labelled, type Sender, sized, writeOnSheet } from '../../mail/email.ts'
import type { Seller } from '../../web-domains/contract.ts'
import type { Order } from '../contract.ts'
import type { Appendix } from './appendix.ts'
import { personLines, placeLines } from './address-lines.ts'
import { type RightsPart, rightsOf } from './rights.ts'

type ConfirmationInput = {
	order: Order
	t: Translate<'confirmationEmail'>
	tag: LanguageTag
	site: SiteCode
	/** Who sells on the site; undefined until its record is brought in. */
	seller: Seller | undefined
	appendix?: Appendix | undefined
}

/** The order confirmation in the shopper's language, as HTML and as plain text. */
export function confirmationEmail(options: {
	order: Order
	site: SiteCode
	tag: LanguageTag
	sender: Sender
	seller?: Seller | undefined
	/** The pages of law the order stands on. */
	appendix?: Appendix | undefined
}): Promise<Email> {
	const { order, tag, site, sender, seller, appendix } = options
	const t = translatorOf('confirmationEmail', tag)
	const input = { order, t, tag, site, seller, appendix }
	const subject = t('subject', { orderNumber: order.orderNumber })
	return writeOnSheet({ to: order.email, subject, tag, body: htmlOf(input), text: textOf(input), sender })
}

function money(input: ConfirmationInput, centAmount: number): string {
	return formatMoney(input.tag, { centAmount, currency: input.order.currency })
}

function day(input: ConfirmationInput, isoDate: string): string {
	return formatDay(input.tag, calendarDay(isoDate), SITES[input.site].timeZone)
}

function destination({ order, t }: ConfirmationInput): { title: string; lines: string[] } {
	const point = order.snapshot.pickupPoint
	if (isByEmail(order)) return { title: t('billedTo'), lines: personLines(order.snapshot.billingAddress) }
	if (!point) return { title: t('deliveredTo'), lines: personLines(order.snapshot.deliveryAddress) }
	return { title: t('collectedAt'), lines: placeLines(point) }
}

/** Where the points of the order go; nothing without a card. */
function cardLine({ order, t }: ConfirmationInput): string[] {
	const { loyaltyCardNumber } = order.snapshot
	return loyaltyCardNumber ? [t('loyaltyCard', { card: maskedCardNumber(loyaltyCardNumber) })] : []
}

/** The page of the order, where its invoice is as soon as it is written (R118); orders of before that knew no page have none. */
function invoicePage({ order, t }: ConfirmationInput): { label: string; href: string }[] {
	const { pageUrl } = order.snapshot
	return pageUrl ? [{ label: t('invoice'), href: pageUrl }] : []
}

/** Nothing but gift cards was bought: nothing is delivered. */
function isByEmail({ snapshot }: Order): boolean {
	return snapshot.deliveryMethod.kind === 'email'
}

type Article = {
	name: string
	detail: string
	amount: string
	/** Address of its picture in the shop; none for gift cards, and for orders of before that knew no page. */
	picture: string | undefined
}

/** What was bought, goods before gift cards. */
function articles(input: ConfirmationInput): Article[] {
	const { order, t } = input
	const goods = order.lines.map((line) => ({
		name: line.name,
		detail: `${line.colorName}, ${sized(t('size'), line.sizeLabel)}, ${t('quantity')} ${line.quantity}`,
		amount: money(input, line.unitCentAmount * line.quantity),
		picture: pictureOf(line, order.snapshot.pageUrl),
	}))
	const cards = order.giftCards.map(({ recipientName, sendOn, centAmount }) => ({
		name: t('giftCard', { recipientName }),
		detail: sendOn ? t('sentOn', { date: day(input, sendOn) }) : t('sentNow'),
		amount: money(input, centAmount),
		picture: undefined,
	}))
	return [...goods, ...cards]
}

/** WebP is the one format of ours that mail programs show; the others read the name beside it. */
function pictureOf({ image }: Order['lines'][number], pageUrl: string | undefined): string | undefined {
	return image && pageUrl ? new URL(`${image.base}-640.webp`, pageUrl).href : undefined
}

function intro({ order, t }: ConfirmationInput): string {
	return isByEmail(order) ? t('introCards') : t('intro')
}

/** When goods arrive; gift cards say so themselves. */
function arrival(input: ConfirmationInput): string {
	const { order, t } = input
	if (isByEmail(order)) return ''
	const [earliest, latest] = [day(input, order.snapshot.earliestOn), day(input, order.snapshot.latestOn)]
	return earliest === latest ? t('expectedOn', { date: earliest }) : t('between', { earliest, latest })
}

/** How to withdraw: from goods, from gift cards, or from both. */
function withdrawal({ order, t }: ConfirmationInput): string {
	const words = [
		...(order.lines.length > 0 ? [t('withdrawal')] : []),
		...(order.giftCards.length > 0 ? [t('withdrawalCards')] : []),
	]
	return words.join(' ')
}

/** With whom the contract is and how to get out of it; before the seller's record is brought in, the right in short. */
function rights(input: ConfirmationInput): RightsPart[] {
	const { seller, t } = input
	if (!seller) return [{ title: '', lines: [withdrawal(input)] }]
	return rightsOf({ ...input, seller, giftCards: t('withdrawalCards') })
}

/** What gift cards paid, and what was left; nothing where none did. */
function paid(input: ConfirmationInput): [label: string, amount: string][] {
	const { order, t } = input
	const { paidWith = [] } = order.snapshot
	const left = paidWith.reduce((rest, part) => rest - part.centAmount, order.totalCentAmount)
	if (paidWith.length === 0) return []
	const cards = paidWith.map(({ ending, centAmount }): [string, string] => [
		t('paidWith', { ending }),
		money(input, -centAmount),
	])
	return [...cards, [t('left'), money(input, left)]]
}

function summary(input: ConfirmationInput): [label: string, amount: string][] {
	const { order, t } = input
	return [
		[t('subtotal'), money(input, order.subtotalCentAmount)],
		...(order.discountCentAmount > 0
			? [[t('discount'), money(input, -order.discountCentAmount)] as [string, string]]
			: []),
		...(isByEmail(order)
			? []
			: [
					[t('delivery'), order.deliveryCentAmount === 0 ? t('free') : money(input, order.deliveryCentAmount)] as [
						string,
						string,
					],
				]),
		...order.taxLines.map((line): [string, string] => [
			t('taxIncluded', { rate: formatPercent(input.tag, line.taxRate) }),
			money(input, line.taxCentAmount),
		]),
		[t('total', { site: input.site }), money(input, order.totalCentAmount)],
		...paid(input),
	]
}

function htmlOf(input: ConfirmationInput) {
	const { order, t } = input
	const to = destination(input)
	const bought = articles(input)
	const total = t('total', { site: input.site })
	const hasPictures = bought.some(({ picture }) => picture)
	const cell = raw('padding:8px 0;border-bottom:1px solid #dddcd6;vertical-align:top;word-break:break-word')
	return html`<h1 style="font:400 32px/36px Georgia,serif;margin:0 0 16px">${t('thanks', { firstName: order.snapshot.deliveryAddress.firstName })}</h1>
<p>${intro(input)}</p>
<p><strong>${t('order')} ${order.orderNumber}</strong>, ${t('orderedOn', { date: day(input, order.orderedAt) })}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${bought.map(
		(
			article,
		) => html`<tr>${hasPictures ? html`<td style="${cell};width:72px">${pictureHtml(article)}</td>` : ''}<td style="${cell}">${article.name}<br><span style="color:#4a4e54">${article.detail}</span></td>
<td style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${article.amount}</td></tr>`,
	)}${summary(input).map(
		([label, amount]) =>
			html`<tr style="${label === total ? 'font-weight:700' : ''}"><td colspan="${hasPictures ? 2 : 1}" style="padding:4px 0">${label}</td><td style="padding:4px 0;text-align:right;white-space:nowrap">${amount}</td></tr>`,
	)}</table>
<h2 style="font:600 17px/24px Helvetica,Arial,sans-serif;margin:32px 0 8px">${to.title}</h2>
<p style="margin:0">${to.lines.map((line) => html`${line}<br>`)}</p>
<p>${arrival(input)}</p>${cardLine(input).map(
		(line) => html`
<p>${line}</p>`,
	)}${invoicePage(input).map(
		({ label, href }) => html`
<p><a href="${href}" style="color:#15171a">${label}</a></p>`,
	)}
<p style="color:#4a4e54">${t('question')}</p>
${rights(input).map(rightsHtml)}${input.appendix?.html ?? ''}`
}

function pictureHtml({ picture }: Article) {
	return picture ? html`<img src="${picture}" alt="" width="56" style="display:block;width:56px;height:auto">` : ''
}

function rightsHtml({ title, lines, link }: RightsPart) {
	return html`${title && html`<h2 style="font:600 15px/24px Helvetica,Arial,sans-serif;margin:24px 0 4px">${title}</h2>`}
<div style="color:#4a4e54;font-size:13px;line-height:20px">${lines.map((line) => html`<p style="margin:0 0 6px">${line}</p>`)}</div>${
		link && html`<p style="margin:8px 0 0"><a href="${link.href}" style="color:#15171a">${link.label}</a></p>`
	}`
}

function textOf(input: ConfirmationInput): string[] {
	const { order, t, tag } = input
	const to = destination(input)
	return [
		t('thanks', { firstName: order.snapshot.deliveryAddress.firstName }),
		'',
		intro(input),
		'',
		`${t('order')} ${order.orderNumber}, ${t('orderedOn', { date: day(input, order.orderedAt) })}`,
		...articles(input).map(({ name, detail, amount }) => labelled(tag, { label: `${name}, ${detail}`, value: amount })),
		'',
		...summary(input).map(([label, value]) => labelled(tag, { label, value })),
		'',
		to.title,
		...to.lines,
		arrival(input),
		...cardLine(input),
		...invoicePage(input).map(({ label, href }) => labelled(tag, { label, value: href })),
		'',
		t('question'),
		...rights(input).flatMap(({ title, lines, link }) => [
			'',
			...(title ? [title] : []),
			...lines,
			...(link ? [labelled(tag, { label: link.label, value: link.href })] : []),
		]),
		...(input.appendix?.text ?? []),
	]
}
