import { sized } from '../../mail/email.ts'
import { SITES } from '@vitrine/market/sites'
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
import { PAYMENT_NAMES } from './payment-names.ts'
import { drawTable, restOf } from './table.ts'
import { documentTexts } from './site-texts.ts'
import type { DocumentTexts } from './texts.ts'
import { addressLines, type Speech, speechOf } from './words.ts'

type InvoiceInput = {
	document: IssuedDocument
	content: DocumentContent
	texts: DocumentTexts
	speech: Speech
	pdf: PdfDocument
}

/** An invoice or credit note as a PDF of A4 pages (R118). The same document is the same bytes at any time. */
export async function drawDocument(document: IssuedDocument): Promise<Buffer> {
	const { content, issuedAt, currency } = document
	const speech = speechOf({ tag: content.languageTag, currency, timeZone: SITES[document.site].timeZone })
	const texts = documentTexts(speech.language, document.site)
	const title = `${titleOf(document, texts)} ${document.documentNumber}`
	const author = content.seller.companyName
	const pdf = openPdf({ title, author, languageTag: content.languageTag, issuedAt })
	const input = { document, content, texts, speech, pdf }
	drawHead(input)
	drawParties(input)
	drawLines(input)
	drawSummary(input)
	drawTaxes(input)
	drawNotes(input)
	drawFeet(input)
	return closePdf(pdf)
}

function titleOf({ kind }: IssuedDocument, texts: DocumentTexts): string {
	return kind === 'invoice' ? texts.invoice : texts.creditNote
}

/** Who, what, and the facts it is found by. */
function drawHead(input: InvoiceInput): void {
	const { pdf, texts, content, document, speech } = input
	const { left, width } = pdf
	const brand = { text: content.seller.brandName.toUpperCase(), style: 'brand' as const, tracking: 4 }
	tag(pdf, 'P', () => write(pdf, { ...brand, x: left, y: pdf.y, width }))
	pdf.y += 56
	tag(pdf, 'H1', () => write(pdf, { text: titleOf(document, texts), style: 'title', x: left, y: pdf.y, width }))
	pdf.y += 42
	rule(pdf, { x: left, y: pdf.y, width: 72, color: COLORS.thread, weight: 1 })
	pdf.y += 18
	const facts: [string, string][] = [
		[texts.number, document.documentNumber],
		[texts.issuedOn, speech.day(document.issuedAt)],
		[texts.order, content.orderNumber],
		[texts.orderedOn, speech.day(new Date(content.orderedAt))],
	]
	drawColumns(
		pdf,
		facts.map(([head, text]) => [head, [text]]),
	)
	pdf.y += 18
}

/** Columns of equal width with a head each; the document goes on below the longest. */
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

function drawParties({ pdf, texts, content, speech }: InvoiceInput): void {
	const { seller, buyer, delivery } = content
	const vat = `${texts.vatNumber} ${seller.vatNumber}`
	const columns: [string, string[]][] = [
		[texts.seller, [...addressLines(seller.companyName, seller.address, speech), vat]],
		[texts.billedTo, addressLines(nameOf(buyer), buyer, speech)],
	]
	const { pointName, address } = delivery
	if (pointName !== null) columns.push([texts.collectedAt, addressLines(pointName, address, speech)])
	else if (delivery.kind !== 'email') columns.push([texts.deliveredTo, addressLines(nameOf(address), address, speech)])
	drawColumns(pdf, columns)
	pdf.y += 14
	if (content.invoice) {
		const { documentNumber, issuedAt } = content.invoice
		paragraph(pdf, texts.corrects(documentNumber, speech.day(new Date(issuedAt))))
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

function drawLines({ pdf, texts, content, speech }: InvoiceInput): void {
	const hasDiscount = content.discountCentAmount !== 0
	const widths = [34, 72, ...(hasDiscount ? [64] : []), 40, 76]
	const right = 'right' as const
	const heads = [texts.quantity, texts.unitPrice, ...(hasDiscount ? [texts.discount] : []), texts.rate, texts.amount]
	drawTable(pdf, {
		columns: [
			{ head: texts.item, width: restOf(pdf.width, widths) },
			...widths.map((width, index) => ({ head: heads[index]!, width, align: right })),
		],
		rows: content.lines.map((line) => {
			const discount = line.discountCentAmount === 0 ? '' : speech.money(-line.discountCentAmount)
			return [
				{ text: nameOfLine(line, texts), detail: detailOf(line, { texts, speech }) },
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

function nameOfLine(line: DocumentLine, texts: DocumentTexts): string {
	return line.kind === 'goods' ? line.name : texts.giftCard(line.name)
}

function detailOf(line: DocumentLine, { texts, speech }: Pick<InvoiceInput, 'texts' | 'speech'>): string {
	const { kind, colorName, sizeLabel, sku, deductionCentAmount } = line
	if (kind !== 'goods') return ''
	const deducted = deductionCentAmount ? `. ${texts.deduction} ${speech.money(-deductionCentAmount)}` : ''
	return `${colorName}, ${sized(texts.size, sizeLabel ?? '')}, ${texts.reference} ${sku}${deducted}`
}

type SummaryLine = { label: string; amount: string; style: 'body' | 'total' }

/** From the sum of the lines to what was paid, or is paid back, and how. */
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

function summaryOf({ content, texts, speech, document }: InvoiceInput): SummaryLine[] {
	const { delivery, payment } = content
	const line = (label: string, amount: string, style: SummaryLine['style'] = 'body') => ({ label, amount, style })
	const isInvoice = document.kind === 'invoice'
	const deliveryAmount = delivery.centAmount === 0 ? texts.free : speech.money(delivery.centAmount)
	const hasDelivery = isInvoice ? delivery.kind !== 'email' : delivery.centAmount > 0
	return [
		line(texts.subtotal, speech.money(content.subtotalCentAmount)),
		...(content.discountCentAmount === 0 ? [] : [line(texts.discount, speech.money(-content.discountCentAmount))]),
		...(hasDelivery ? [line(texts.delivery, deliveryAmount)] : []),
		line(isInvoice ? texts.total : texts.credited, speech.money(content.totalCentAmount), 'total'),
		...payment.giftCards.map((card) => line(texts.paidWithCard(card.ending), speech.money(card.centAmount))),
		...(isInvoice && payment.centAmount > 0
			? [line(PAYMENT_NAMES[speech.language][payment.product] ?? texts.otherProduct, speech.money(payment.centAmount))]
			: []),
	]
}

/** VAT by rate. Vouchers stand beside it, so that the amounts come to the total. */
function drawTaxes({ pdf, texts, content, speech }: InvoiceInput): void {
	const vouchers = content.lines.reduce((sum, line) => (line.taxRate === null ? sum + line.totalCentAmount : sum), 0)
	const right = 'right' as const
	const rows = content.taxLines.map(({ taxRate, grossCentAmount, taxCentAmount }) => [
		{ text: speech.percent(taxRate) },
		{ text: speech.money(grossCentAmount - taxCentAmount) },
		{ text: speech.money(taxCentAmount) },
		{ text: speech.money(grossCentAmount) },
	])
	if (vouchers > 0)
		rows.push([{ text: texts.vouchers }, { text: '–' }, { text: '–' }, { text: speech.money(vouchers) }])
	drawTable(pdf, {
		columns: [
			{ head: texts.rate, width: 110 },
			...[texts.net, texts.vat, texts.gross].map((head) => ({ head, width: 90, align: right })),
		],
		rows,
	})
	pdf.y += 16
}

/** What is to be said besides, and what the law of the country wants below an invoice (law 14). */
function drawNotes({ pdf, texts, content, speech, document }: InvoiceInput): void {
	const { seller, delivery, taxCountryCode } = content
	const mentions = seller.mentions[speech.language] ?? Object.values(seller.mentions)[0] ?? []
	const isInvoice = document.kind === 'invoice'
	const notes = [
		...(isInvoice && delivery.kind !== 'email'
			? [texts.expected(speech.dayOf(delivery.earliestOn), speech.dayOf(delivery.latestOn))]
			: []),
		...(taxCountryCode === seller.taxCountryCode ? [] : [texts.vatOf(speech.country(taxCountryCode))]),
		...(content.lines.some((line) => line.taxRate === null) ? [texts.voucherNote] : []),
		...(isInvoice ? mentions : [texts.paidBack]),
	]
	for (const note of notes) paragraph(pdf, note, 'small')
}

/** The company and the page at the foot of every page. */
function drawFeet({ pdf, texts, content, speech, document }: InvoiceInput): void {
	const { seller } = content
	const { start, count } = pdf.doc.bufferedPageRange()
	const place = addressLines(seller.companyName, seller.address, speech).join(', ')
	const registers = seller.registrations.map(({ label, value }) => `${label} ${value}`.replaceAll(' ', '\u00a0'))
	const lines = [place, [`${texts.vatNumber} ${seller.vatNumber}`, ...registers, seller.email].join(' · ')]
	for (let page = 0; page < count; page++) {
		pdf.doc.switchToPage(start + page)
		decorate(pdf, () => {
			const at = { x: pdf.left, width: pdf.width - 110, style: 'small' as const, color: COLORS.ink2 }
			write(pdf, { ...at, text: lines.join('\n'), y: pdf.bottom + 20 })
			const right = { x: pdf.left + pdf.width - 100, width: 100, align: 'right' as const }
			const text = `${document.documentNumber}\n${texts.page(page + 1, count)}`
			write(pdf, { ...at, ...right, text, y: pdf.bottom + 20 })
		})
		rule(pdf, { x: pdf.left, y: pdf.bottom + 12, width: pdf.width })
	}
}
