import { formatDay, formatMoney } from '@vitrine/market/format'
import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import { maskedCardNumber } from '@vitrine/market/loyalty'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { html, raw } from 'hono/html'
import { formatAddress } from 'localized-address-format'
import type { Letter } from '../../mail/commands.ts'
import type { Address, Order } from '../contract.ts'
import { CONFIRMATION_TEXTS, type ConfirmationTexts } from './texts.ts'

/** Who sends the letter: the shop's name and the company line at its foot. */
export type Sender = { shopName: string; companyLine: string }

type Reading = { order: Order; texts: ConfirmationTexts; tag: LanguageTag; site: SiteCode }

/** The order confirmation in the shopper's language, as HTML and as plain text. */
export async function confirmationLetter(options: {
	order: Order
	site: SiteCode
	tag: LanguageTag
	sender: Sender
}): Promise<Letter> {
	const { order, tag, site, sender } = options
	const texts = CONFIRMATION_TEXTS[languageOfTag(tag) ?? 'fr']
	const reading = { order, texts, tag, site }
	return {
		to: order.email,
		subject: texts.subject(order.orderNumber),
		languageTag: tag,
		html: String(await htmlOf(reading, sender)),
		text: textOf(reading, sender),
	}
}

function money(reading: Reading, centAmount: number): string {
	return formatMoney(reading.tag, { centAmount, currency: reading.order.currency })
}

function day(reading: Reading, isoDate: string): string {
	return formatDay(reading.tag, new Date(`${isoDate.slice(0, 10)}T12:00:00Z`), SITES[reading.site].timeZone)
}

function addressLines(address: Address): string[] {
	return formatAddress({
		postalCountry: address.countryCode,
		administrativeArea: address.region ?? '',
		locality: address.city,
		postalCode: address.postalCode,
		name: `${address.firstName} ${address.lastName}`,
		addressLines: [address.line1, address.line2 ?? ''].filter(Boolean),
	})
}

function destination({ order, texts }: Reading): { title: string; lines: string[] } {
	const point = order.snapshot.pickupPoint
	if (!point) return { title: texts.deliveredTo, lines: addressLines(order.snapshot.deliveryAddress) }
	return { title: texts.collectedAt, lines: [point.name, point.street, `${point.postalCode} ${point.city}`] }
}

/** Where the points of the order go; nothing without a card. */
function cardLine({ order, texts }: Reading): string[] {
	const { loyaltyCardNumber } = order.snapshot
	return loyaltyCardNumber ? [texts.loyaltyCard(maskedCardNumber(loyaltyCardNumber))] : []
}

function summary(reading: Reading): [label: string, amount: string][] {
	const { order, texts } = reading
	return [
		[texts.subtotal, money(reading, order.subtotalCentAmount)],
		...(order.discountCentAmount > 0
			? [[texts.discount, money(reading, -order.discountCentAmount)] as [string, string]]
			: []),
		[texts.delivery, order.deliveryCentAmount === 0 ? texts.free : money(reading, order.deliveryCentAmount)],
		[texts.total, money(reading, order.totalCentAmount)],
		...order.taxLines.map((line): [string, string] => [
			texts.taxIncluded(
				new Intl.NumberFormat(reading.tag, { style: 'percent', maximumFractionDigits: 1 }).format(
					line.taxRate / 10_000,
				),
			),
			money(reading, line.taxCentAmount),
		]),
	]
}

function htmlOf(reading: Reading, sender: Sender) {
	const { order, texts, tag } = reading
	const to = destination(reading)
	const cell = raw('padding:8px 0;border-bottom:1px solid #dddcd6;vertical-align:top')
	return html`<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><title>${texts.subject(order.orderNumber)}</title></head>
<body style="margin:0;background:#fff;color:#15171a;font:15px/24px Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="font:600 20px/24px Georgia,serif;letter-spacing:.2em;margin:0 0 32px">${sender.shopName.toUpperCase()}</p>
<h1 style="font:400 32px/36px Georgia,serif;margin:0 0 16px">${texts.thanks(order.snapshot.deliveryAddress.firstName)}</h1>
<p>${texts.intro}</p>
<p><strong>${texts.order} ${order.orderNumber}</strong>, ${texts.orderedOn(day(reading, order.orderedAt))}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${order.lines.map(
		(
			line,
		) => html`<tr><td style="${cell}">${line.name}<br><span style="color:#4a4e54">${line.colorName}, ${texts.size} ${line.sizeLabel}, ${texts.quantity} ${line.quantity}</span></td>
<td style="${cell};text-align:right;white-space:nowrap">${money(reading, line.unitCentAmount * line.quantity)}</td></tr>`,
	)}${summary(reading).map(
		([label, amount]) =>
			html`<tr><td style="padding:4px 0">${label}</td><td style="padding:4px 0;text-align:right;white-space:nowrap">${amount}</td></tr>`,
	)}</table>
<h2 style="font:600 17px/24px Helvetica,Arial,sans-serif;margin:32px 0 8px">${to.title}</h2>
<p style="margin:0">${to.lines.map((line) => html`${line}<br>`)}</p>
<p>${texts.between(day(reading, order.snapshot.earliestOn), day(reading, order.snapshot.latestOn))}</p>${cardLine(
		reading,
	).map(
		(line) => html`
<p>${line}</p>`,
	)}
<p style="color:#4a4e54">${texts.withdrawal}</p><p style="color:#4a4e54">${texts.question}</p>
<p style="color:#666a70;font-size:13px;margin-top:32px">${sender.companyLine}</p></div></body></html>`
}

function textOf(reading: Reading, sender: Sender): string {
	const { order, texts } = reading
	const to = destination(reading)
	return [
		texts.thanks(order.snapshot.deliveryAddress.firstName),
		'',
		texts.intro,
		'',
		`${texts.order} ${order.orderNumber}, ${texts.orderedOn(day(reading, order.orderedAt))}`,
		...order.lines.map(
			(line) =>
				`${line.quantity} × ${line.name}, ${line.colorName}, ${texts.size} ${line.sizeLabel}: ${money(reading, line.unitCentAmount * line.quantity)}`,
		),
		'',
		...summary(reading).map(([label, amount]) => `${label}: ${amount}`),
		'',
		to.title,
		...to.lines,
		texts.between(day(reading, order.snapshot.earliestOn), day(reading, order.snapshot.latestOn)),
		...cardLine(reading),
		'',
		texts.withdrawal,
		texts.question,
		'',
		sender.companyLine,
	].join('\n')
}
