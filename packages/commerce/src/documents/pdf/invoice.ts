import { sized } from '../../mail/email.ts'
import { SITES } from '@vitrine/market/sites'
import { type NamedProduct, type Translate, translatorOf } from '@vitrine/messages/engine'
import type { IssuedDocument } from '../queries.ts'
import type { DocumentContent, DocumentLine } from '../rules/content.ts'
import {
	closePdf,
	COLORS,
	decorate,
	heightOf,
	ensureSpace,
	openPdf,
	type PdfDocument,
	rule,
	tag,
	write,
} from './pdf-document.ts'
import { drawTable, restOf } from './table.ts'
import { addressWithCountry, type Speech, speechOf } from './words.ts'

type InvoiceInput = {
	document: IssuedDocument
	content: DocumentContent
	t: Translate<'invoice'>
	speech: Speech
	pdf: PdfDocument
}

/** Draws an invoice or credit note as a PDF of A4 pages (R118). Deterministic: the same document gives the same bytes. */
export async function drawDocument(document: IssuedDocument): Promise<Buffer> {
	const { content, issuedAt, currency } = document
	const speech = speechOf({ tag: content.languageTag, currency, timeZone: SITES[document.site].timeZone })
	const t = translatorOf('invoice', content.languageTag)
	const title = `${titleOf(document, t)} ${document.documentNumber}`
	const author = content.seller.companyName
	const pdf = openPdf({ title, author, languageTag: content.languageTag, issuedAt })
	const input = { document, content, t, speech, pdf }
	drawHead(input)
	drawParties(input)
	drawLines(input)
	drawSummary(input)
	drawTaxes(input)
	drawNotes(input)
	drawFeet(input)
	return closePdf(pdf)
}

function titleOf({ kind }: IssuedDocument, t: Translate<'invoice'>): string {
	return kind === 'invoice' ? t('invoice') : t('creditNote')
}

/** Draws seller, title and reference data. */
function drawHead(input: InvoiceInput): void {
	const { pdf, t, content, document, speech } = input
	const { left, width } = pdf
	const brand = { text: content.seller.brandName.toUpperCase(), style: 'brand' as const, tracking: 4 }
	tag(pdf, 'P', () => write(pdf, { ...brand, x: left, y: pdf.y, width }))
	pdf.y += 56
	tag(pdf, 'H1', () => write(pdf, { text: titleOf(document, t), style: 'title', x: left, y: pdf.y, width }))
	pdf.y += 42
	rule(pdf, { x: left, y: pdf.y, width: 72, color: COLORS.thread, weight: 1 })
	pdf.y += 18
	const facts: [string, string][] = [
		[t('number'), document.documentNumber],
		[t('issuedOn'), speech.day(document.issuedAt)],
		[t('order'), content.orderNumber],
		[t('orderedOn'), speech.day(new Date(content.orderedAt))],
	]
	drawColumns(
		pdf,
		facts.map(([head, text]) => [head, [text]]),
	)
	pdf.y += 18
}

/** Draws columns of equal width with a head each; the document continues below the longest. */
function drawColumns(pdf: PdfDocument, columns: [head: string, lines: string[]][]): void {
	const gap = 20
	const width = (pdf.width - gap * (columns.length - 1)) / columns.length
	let lowest = pdf.y
	for (const [index, [head, lines]] of columns.entries()) {
		const x = pdf.left + index * (width + gap)
		tag(pdf, 'P', () => {
			write(pdf, { text: head, style: 'head', x, y: pdf.y, width, color: COLORS.ink2 })
			let y = pdf.y + heightOf(pdf, { text: head, style: 'head', width }) + 1
			for (const text of lines) {
				write(pdf, { text, style: 'body', x, y, width })
				y += heightOf(pdf, { text, style: 'body', width })
			}
			lowest = Math.max(lowest, y)
		})
	}
	pdf.y = lowest
}

function drawParties({ pdf, t, content, speech }: InvoiceInput): void {
	const { seller, buyer, delivery } = content
	const vat = `${t('vatNumber')} ${seller.vatNumber}`
	const columns: [string, string[]][] = [
		[t('seller'), [...addressWithCountry(seller.companyName, seller.address, speech), vat]],
		[t('billedTo'), addressWithCountry(nameOf(buyer), buyer, speech)],
	]
	const { pointName, address } = delivery
	if (pointName !== null) columns.push([t('collectedAt'), addressWithCountry(pointName, address, speech)])
	else if (delivery.kind !== 'email')
		columns.push([t('deliveredTo'), addressWithCountry(nameOf(address), address, speech)])
	drawColumns(pdf, columns)
	pdf.y += 14
	if (content.invoice) {
		const { documentNumber, issuedAt } = content.invoice
		paragraph(pdf, t('corrects', { number: documentNumber, day: speech.day(new Date(issuedAt)) }))
	}
	pdf.y += 14
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
	return `${firstName} ${lastName}`
}

function paragraph(pdf: PdfDocument, text: string, style: 'body' | 'small' = 'body'): void {
	const { left, width } = pdf
	const height = heightOf(pdf, { text, style, width })
	ensureSpace(pdf, height)
	const color = style === 'small' ? COLORS.ink2 : COLORS.ink
	tag(pdf, 'P', () => write(pdf, { text, style, x: left, y: pdf.y, width, color }))
	pdf.y += height + 4
}

function drawLines({ pdf, t, content, speech, document }: InvoiceInput): void {
	const country = SITES[document.site].countryCode
	const hasDiscount = content.discountCentAmount !== 0
	const widths = [34, 72, ...(hasDiscount ? [64] : []), 40, 76]
	const right = 'right' as const
	const heads = [
		t('quantity'),
		t('unitPrice', { country }),
		...(hasDiscount ? [t('discount')] : []),
		t('rate'),
		t('amount', { country }),
	]
	drawTable(pdf, {
		columns: [
			{ head: t('item'), width: restOf(pdf.width, widths) },
			...widths.map((width, index) => ({ head: heads[index]!, width, align: right })),
		],
		rows: content.lines.map((line) => {
			const discount = line.discountCentAmount === 0 ? '' : speech.money(-line.discountCentAmount)
			return [
				{ text: nameOfLine(line, t), detail: detailOf(line, { t, speech }) },
				{ text: speech.number(line.quantity) },
				{ text: speech.money(line.unitCentAmount) },
				...(hasDiscount ? [{ text: discount }] : []),
				{ text: line.taxRate === null ? '–' : speech.percent(line.taxRate) },
				{ text: speech.money(line.totalCentAmount) },
			]
		}),
	})
	pdf.y += 10
}

function nameOfLine(line: DocumentLine, t: Translate<'invoice'>): string {
	return line.kind === 'goods' ? line.name : t('giftCard', { recipient: line.name })
}

function detailOf(line: DocumentLine, { t, speech }: Pick<InvoiceInput, 't' | 'speech'>): string {
	const { kind, colorName, sizeLabel, sku, deductionCentAmount } = line
	if (kind !== 'goods') return ''
	const deducted = deductionCentAmount ? `. ${t('deduction')} ${speech.money(-deductionCentAmount)}` : ''
	return `${colorName}, ${sized(t('size'), sizeLabel ?? '')}, ${t('reference')} ${sku}${deducted}`
}

type SummaryLine = { label: string; amount: string; style: 'body' | 'total' }

/** Draws the subtotal, the amount paid or refunded, and the payment means. */
function drawSummary(input: InvoiceInput): void {
	const { pdf } = input
	const lines = summaryOf(input)
	const heights = { body: 16, total: 30 }
	ensureSpace(
		pdf,
		lines.reduce((sum, line) => sum + heights[line.style], 0),
	)
	const amountWidth = 96
	const width = 272
	const x = pdf.left + pdf.width - width
	for (const { label, amount, style } of lines) {
		const offset = style === 'total' ? 8 : 0
		const at = { style, y: pdf.y + offset }
		if (style === 'total') rule(pdf, { x, y: pdf.y + 3, width, color: COLORS.ink })
		tag(pdf, 'P', () => {
			write(pdf, { ...at, text: label, x, width: width - amountWidth })
			write(pdf, { ...at, text: amount, x: x + width - amountWidth, width: amountWidth, align: 'right' })
		})
		pdf.y += Math.max(heights[style], offset + heightOf(pdf, { text: label, style, width: width - amountWidth }) + 2)
	}
	pdf.y += 16
}

const PAID_WITH = { 'store-credit': 'paidWithCredit', 'gift-card': 'paidWithCard' } as const
const GIVEN_BACK = { ...PAID_WITH, 'store-credit': 'backAsCredit' } as const

function summaryOf({ content, t, speech, document }: InvoiceInput): SummaryLine[] {
	const country = SITES[document.site].countryCode
	const { delivery, payment } = content
	const line = (label: string, amount: string, style: SummaryLine['style'] = 'body') => ({ label, amount, style })
	const isInvoice = document.kind === 'invoice'
	const deliveryAmount = delivery.centAmount === 0 ? t('free') : speech.money(delivery.centAmount)
	const names = isInvoice ? PAID_WITH : GIVEN_BACK
	const hasDelivery = isInvoice ? delivery.kind !== 'email' : delivery.centAmount > 0
	return [
		line(t('subtotal'), speech.money(content.subtotalCentAmount)),
		...(content.discountCentAmount === 0 ? [] : [line(t('discount'), speech.money(-content.discountCentAmount))]),
		...(hasDelivery ? [line(t('delivery'), deliveryAmount)] : []),
		line(
			isInvoice ? t('total', { country }) : t('credited', { country }),
			speech.money(content.totalCentAmount),
			'total',
		),
		...(payment.paidWith ?? payment.giftCards ?? []).map(({ means = 'gift-card', ending, centAmount }) =>
			line(t(names[means], { ending }), speech.money(centAmount)),
		),
		...(isInvoice && payment.centAmount > 0 ? [line(paymentName(content, t), speech.money(payment.centAmount))] : []),
	]
}

/** Name of a payment product (R109), as in the checkout; undefined for removed ones. */
function paymentName({ payment, languageTag }: DocumentContent, t: Translate<'invoice'>): string {
	if (payment.product === 'invoice') return t('paidOnInvoice')
	const names = translatorOf('payment', languageTag)
	const product = payment.product as NamedProduct
	return names.has(`product.${product}`) ? names(`product.${product}`) : t('otherProduct')
}

/** Draws VAT by rate. Vouchers get a row of their own, so that the rows add up to the total. */
function drawTaxes({ pdf, t, content, speech, document }: InvoiceInput): void {
	const country = SITES[document.site].countryCode
	const vouchers = content.lines.reduce((sum, line) => (line.taxRate === null ? sum + line.totalCentAmount : sum), 0)
	const right = 'right' as const
	const rows = content.taxLines.map(({ taxRate, grossCentAmount, taxCentAmount }) => [
		{ text: speech.percent(taxRate) },
		{ text: speech.money(grossCentAmount - taxCentAmount) },
		{ text: speech.money(taxCentAmount) },
		{ text: speech.money(grossCentAmount) },
	])
	if (vouchers > 0) rows.push([{ text: t('vouchers') }, { text: '–' }, { text: '–' }, { text: speech.money(vouchers) }])
	drawTable(pdf, {
		columns: [
			{ head: t('rate'), width: 110 },
			...[t('net', { country }), t('vat'), t('gross', { country })].map((head) => ({
				head,
				width: 90,
				align: right,
			})),
		],
		rows,
	})
	pdf.y += 16
}

/** Draws notes and the legal texts of the country (law 14). */
function drawNotes({ pdf, t, content, speech, document }: InvoiceInput): void {
	const { seller, delivery, taxCountryCode } = content
	const mentions = seller.mentions[speech.language] ?? Object.values(seller.mentions)[0] ?? []
	const isInvoice = document.kind === 'invoice'
	const notes = [
		...(isInvoice && delivery.kind !== 'email'
			? [t('expected', { first: speech.dayOf(delivery.earliestOn), last: speech.dayOf(delivery.latestOn) })]
			: []),
		...(taxCountryCode === seller.taxCountryCode ? [] : [t('vatOf', { country: speech.country(taxCountryCode) })]),
		...(content.lines.some((line) => line.taxRate === null) ? [t('voucherNote')] : []),
		...(isInvoice ? mentions : [t('paidBack')]),
	]
	for (const note of notes) paragraph(pdf, note, 'small')
}

/** Draws company line and page number on every page. */
function drawFeet({ pdf, t, content, speech, document }: InvoiceInput): void {
	const { seller } = content
	const { start, count } = pdf.doc.bufferedPageRange()
	const place = addressWithCountry(seller.companyName, seller.address, speech).join(', ')
	const registers = seller.registrations.map(({ label, value }) => `${label} ${value}`.replaceAll(' ', '\u00a0'))
	const lines = [place, [`${t('vatNumber')} ${seller.vatNumber}`, ...registers, seller.email].join(' · ')]
	for (let page = 0; page < count; page++) {
		pdf.doc.switchToPage(start + page)
		decorate(pdf, () => {
			const at = { x: pdf.left, width: pdf.width - 110, style: 'small' as const, color: COLORS.ink2 }
			write(pdf, { ...at, text: lines.join('\n'), y: pdf.bottom + 20 })
			const right = { x: pdf.left + pdf.width - 100, width: 100, align: 'right' as const }
			const text = `${document.documentNumber}\n${t('page', { page: page + 1, pages: count })}`
			write(pdf, { ...at, ...right, text, y: pdf.bottom + 20 })
		})
		rule(pdf, { x: pdf.left, y: pdf.bottom + 12, width: pdf.width })
	}
}
