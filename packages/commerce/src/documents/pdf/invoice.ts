import { sized } from '../../mail/email.ts'
import { SITES } from '@vitrine/market/sites'
import type { IssuedDocument } from '../queries.ts'
import type { DocumentContent, DocumentLine } from '../rules/content.ts'
import { closePaper, COLORS, decorate, heightOf, makeRoom, openPaper, type Paper, rule, tag, write } from './paper.ts'
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
	paper: Paper
}

/** An invoice or credit note as a PDF of A4 pages (R118). The same document is the same bytes at any time. */
export async function drawDocument(document: IssuedDocument): Promise<Buffer> {
	const { content, issuedAt, currency } = document
	const speech = speechOf({ tag: content.languageTag, currency, timeZone: SITES[document.site].timeZone })
	const texts = documentTexts(speech.language, document.site)
	const title = `${titleOf(document, texts)} ${document.documentNumber}`
	const author = content.seller.companyName
	const paper = openPaper({ title, author, languageTag: content.languageTag, issuedAt })
	const input = { document, content, texts, speech, paper }
	drawHead(input)
	drawParties(input)
	drawLines(input)
	drawSummary(input)
	drawTaxes(input)
	drawNotes(input)
	drawFeet(input)
	return closePaper(paper)
}

function titleOf({ kind }: IssuedDocument, texts: DocumentTexts): string {
	return kind === 'invoice' ? texts.invoice : texts.creditNote
}

/** Who, what, and the facts it is found by. */
function drawHead(input: InvoiceInput): void {
	const { paper, texts, content, document, speech } = input
	const { left, width } = paper
	const brand = { text: content.seller.brandName.toUpperCase(), style: 'brand' as const, tracking: 4 }
	tag(paper, 'P', () => write(paper, { ...brand, x: left, y: paper.y, width }))
	paper.y += 56
	tag(paper, 'H1', () => write(paper, { text: titleOf(document, texts), style: 'title', x: left, y: paper.y, width }))
	paper.y += 42
	rule(paper, { x: left, y: paper.y, width: 72, color: COLORS.thread, weight: 1 })
	paper.y += 18
	const facts: [string, string][] = [
		[texts.number, document.documentNumber],
		[texts.issuedOn, speech.day(document.issuedAt)],
		[texts.order, content.orderNumber],
		[texts.orderedOn, speech.day(new Date(content.orderedAt))],
	]
	drawColumns(
		paper,
		facts.map(([head, text]) => [head, [text]]),
	)
	paper.y += 18
}

/** Columns of equal width with a head each; the paper goes on below the longest. */
function drawColumns(paper: Paper, columns: [head: string, lines: string[]][]): void {
	const gap = 20
	const width = (paper.width - gap * (columns.length - 1)) / columns.length
	let lowest = paper.y
	for (const [index, [head, lines]] of columns.entries()) {
		const x = paper.left + index * (width + gap)
		tag(paper, 'P', () => {
			write(paper, { text: head, style: 'head', x, y: paper.y, width, color: COLORS.ink2 })
			let y = paper.y + heightOf(paper, { text: head, style: 'head', width }) + 1
			for (const text of lines) {
				write(paper, { text, style: 'body', x, y, width })
				y += heightOf(paper, { text, style: 'body', width })
			}
			lowest = Math.max(lowest, y)
		})
	}
	paper.y = lowest
}

function drawParties({ paper, texts, content, speech }: InvoiceInput): void {
	const { seller, buyer, delivery } = content
	const vat = `${texts.vatNumber} ${seller.vatNumber}`
	const columns: [string, string[]][] = [
		[texts.seller, [...addressLines(seller.companyName, seller.address, speech), vat]],
		[texts.billedTo, addressLines(nameOf(buyer), buyer, speech)],
	]
	const { pointName, address } = delivery
	if (pointName !== null) columns.push([texts.collectedAt, addressLines(pointName, address, speech)])
	else if (delivery.kind !== 'email') columns.push([texts.deliveredTo, addressLines(nameOf(address), address, speech)])
	drawColumns(paper, columns)
	paper.y += 14
	if (content.invoice) {
		const { documentNumber, issuedAt } = content.invoice
		paragraph(paper, texts.corrects(documentNumber, speech.day(new Date(issuedAt))))
	}
	paper.y += 14
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
	return `${firstName} ${lastName}`
}

function paragraph(paper: Paper, text: string, style: 'body' | 'small' = 'body'): void {
	const { left, width } = paper
	const height = heightOf(paper, { text, style, width })
	makeRoom(paper, height)
	const color = style === 'small' ? COLORS.ink2 : COLORS.ink
	tag(paper, 'P', () => write(paper, { text, style, x: left, y: paper.y, width, color }))
	paper.y += height + 4
}

function drawLines({ paper, texts, content, speech }: InvoiceInput): void {
	const hasDiscount = content.discountCentAmount !== 0
	const widths = [34, 72, ...(hasDiscount ? [64] : []), 40, 76]
	const right = 'right' as const
	const heads = [texts.quantity, texts.unitPrice, ...(hasDiscount ? [texts.discount] : []), texts.rate, texts.amount]
	drawTable(paper, {
		columns: [
			{ head: texts.item, width: restOf(paper.width, widths) },
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
	paper.y += 10
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
	const { paper } = input
	const lines = summaryOf(input)
	const heights = { body: 16, total: 30 }
	makeRoom(
		paper,
		lines.reduce((sum, line) => sum + heights[line.style], 0),
	)
	const amountWidth = 96
	const width = 272
	const x = paper.left + paper.width - width
	for (const { label, amount, style } of lines) {
		const offset = style === 'total' ? 8 : 0
		const at = { style, y: paper.y + offset }
		if (style === 'total') rule(paper, { x, y: paper.y + 3, width, color: COLORS.ink })
		tag(paper, 'P', () => {
			write(paper, { ...at, text: label, x, width: width - amountWidth })
			write(paper, { ...at, text: amount, x: x + width - amountWidth, width: amountWidth, align: 'right' })
		})
		paper.y += Math.max(
			heights[style],
			offset + heightOf(paper, { text: label, style, width: width - amountWidth }) + 2,
		)
	}
	paper.y += 16
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
function drawTaxes({ paper, texts, content, speech }: InvoiceInput): void {
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
	drawTable(paper, {
		columns: [
			{ head: texts.rate, width: 110 },
			...[texts.net, texts.vat, texts.gross].map((head) => ({ head, width: 90, align: right })),
		],
		rows,
	})
	paper.y += 16
}

/** What is to be said besides, and what the law of the country wants below an invoice (law 14). */
function drawNotes({ paper, texts, content, speech, document }: InvoiceInput): void {
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
	for (const note of notes) paragraph(paper, note, 'small')
}

/** The company and the page at the foot of every page. */
function drawFeet({ paper, texts, content, speech, document }: InvoiceInput): void {
	const { seller } = content
	const { start, count } = paper.doc.bufferedPageRange()
	const place = addressLines(seller.companyName, seller.address, speech).join(', ')
	const registers = seller.registrations.map(({ label, value }) => `${label} ${value}`.replaceAll(' ', '\u00a0'))
	const lines = [place, [`${texts.vatNumber} ${seller.vatNumber}`, ...registers, seller.email].join(' · ')]
	for (let page = 0; page < count; page++) {
		paper.doc.switchToPage(start + page)
		decorate(paper, () => {
			const at = { x: paper.left, width: paper.width - 110, style: 'small' as const, color: COLORS.ink2 }
			write(paper, { ...at, text: lines.join('\n'), y: paper.bottom + 20 })
			const right = { x: paper.left + paper.width - 100, width: 100, align: 'right' as const }
			const text = `${document.documentNumber}\n${texts.page(page + 1, count)}`
			write(paper, { ...at, ...right, text, y: paper.bottom + 20 })
		})
		rule(paper, { x: paper.left, y: paper.bottom + 12, width: paper.width })
	}
}
