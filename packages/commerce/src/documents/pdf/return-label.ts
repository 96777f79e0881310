import { type SiteCode, SITES } from '@vitrine/market/sites'
import { type Translate, translatorOf } from '@vitrine/messages/engine'
import { encode } from 'uqr'
import type { Address } from '../../orders/contract.ts'
import type { Seller } from '../../web-domains/contract.ts'
import { closePdf, COLORS, decorate, heightOf, openPdf, type PdfDocument, rule, tag, write } from './pdf-document.ts'
import { drawTable, restOf } from './table.ts'
import { addressWithCountry, type Speech, speechOf } from './words.ts'

export type ReturnLabelFacts = {
	site: SiteCode
	/** Language of the order or of the customer. */
	languageTag: string
	method: 'store' | 'relay' | 'pickup'
	returnNumber: string
	orderNumber: string
	/** Customer who sends the goods back. */
	sender: Address
	seller: Pick<Seller, 'brandName' | 'companyName' | 'returnAddress'>
	/** Content of the bar code. */
	code: string
	lines: readonly { name: string; colorName?: string; sizeLabel?: string; quantity: number }[]
	issuedAt: Date
}

type LabelInput = { facts: ReturnLabelFacts; t: Translate<'returnLabel'>; speech: Speech; pdf: PdfDocument }

/** A6 landscape, the format of carriers, in points. */
const LABEL = { width: 419.53, height: 297.64 }
const CODE = 124

/**
 * Draws a return label as a PDF: an A6 label to cut out of an A4 page, instructions, and the contents of the parcel.
 * For a return in a store the page itself is shown.
 */
export async function drawReturnLabel(facts: ReturnLabelFacts): Promise<Buffer> {
	const { languageTag, site, method, returnNumber, seller, issuedAt } = facts
	const speech = speechOf({ tag: languageTag, currency: SITES[site].currency, timeZone: SITES[site].timeZone })
	const t = translatorOf('returnLabel', languageTag)
	const title = `${t(`title.${method}`)} ${returnNumber}`
	const pdf = openPdf({ title, author: seller.companyName, languageTag, issuedAt })
	const input = { facts, t, speech, pdf }
	drawHead(input)
	drawLabel(input)
	drawSteps(input)
	drawContents(input)
	return closePdf(pdf)
}

function drawHead({ facts, t, pdf }: LabelInput): void {
	const { left, width } = pdf
	const brand = { text: facts.seller.brandName.toUpperCase(), style: 'brand' as const, tracking: 4 }
	tag(pdf, 'P', () => write(pdf, { ...brand, x: left, y: pdf.y, width }))
	pdf.y += 44
	const title = t(`title.${facts.method}`)
	tag(pdf, 'H1', () => write(pdf, { text: title, style: 'title', x: left, y: pdf.y, width }))
	pdf.y += 42
	rule(pdf, { x: left, y: pdf.y, width: 72, color: COLORS.thread, weight: 1 })
	pdf.y += 24
}

/** Draws the data for the carrier or the till within a cutting line. */
function drawLabel(input: LabelInput): void {
	const { facts, t, speech, pdf } = input
	const { doc, left, y } = pdf
	decorate(pdf, () => {
		doc.roundedRect(left, y, LABEL.width, LABEL.height, 2).dash(6, { space: 4 }).lineWidth(0.75)
		doc.strokeColor(COLORS.ink2).stroke().undash()
	})
	const inner = { x: left + 20, y: y + 20, width: LABEL.width - 60 - CODE }
	const below = drawBlock(pdf, { ...inner, head: t('from'), lines: sendersLines(facts, speech) })
	const { name, ...place } = facts.seller.returnAddress
	// A return in a store needs no parcel.
	if (facts.method !== 'store') {
		const lines = addressWithCountry(name, place, speech)
		drawBlock(pdf, { ...inner, y: below + 14, head: t('to'), lines, style: 'total' })
	}
	const codeX = left + LABEL.width - 20 - CODE
	drawCode(input, { x: codeX, y: y + 20 })
	const numbers: [string, string][] = [
		[t('returnNumber'), facts.returnNumber],
		[t('order'), facts.orderNumber],
		[t('issuedOn'), speech.day(facts.issuedAt)],
	]
	let numberY = y + 20 + CODE + 14
	for (const [head, text] of numbers)
		numberY = drawBlock(pdf, { x: codeX, y: numberY, width: CODE, head, lines: [text], style: 'strong' }) + 7
	pdf.y = y + LABEL.height + 24
}

function sendersLines({ sender }: ReturnLabelFacts, speech: Speech): string[] {
	return addressWithCountry(`${sender.firstName} ${sender.lastName}`, sender, speech)
}

type Block = {
	x: number
	y: number
	width: number
	head: string
	lines: string[]
	style?: 'body' | 'strong' | 'total'
}

/** Draws a head and lines below it; returns the bottom in points. */
function drawBlock(pdf: PdfDocument, { x, y, width, head, lines, style = 'body' }: Block): number {
	let at = y
	tag(pdf, 'P', () => {
		write(pdf, { text: head, style: 'head', x, y: at, width, color: COLORS.ink2 })
		at += heightOf(pdf, { text: head, style: 'head', width })
		for (const text of lines) {
			write(pdf, { text, style, x, y: at, width })
			at += heightOf(pdf, { text, style, width })
		}
	})
	return at
}

/** Draws the code as vector rectangles, sharp at any size. */
function drawCode({ facts, t, pdf }: LabelInput, at: { x: number; y: number }): void {
	const { data, size } = encode(facts.code, { ecc: 'M', border: 0 })
	const module = CODE / size
	const draw = () => {
		for (const [row, cells] of data.entries()) {
			for (let start = 0; start < size; start++) {
				if (!cells[start]) continue
				let end = start
				while (cells[end + 1]) end++
				pdf.doc.rect(at.x + start * module, at.y + row * module, (end - start + 1) * module, module)
				start = end
			}
		}
		pdf.doc.fill(COLORS.ink)
	}
	const alt = t('code', { number: facts.returnNumber })
	const bbox = [at.x, at.y, at.x + CODE, at.y + CODE] as [number, number, number, number]
	pdf.root.add(pdf.doc.struct('Figure', { alt, bbox, placement: 'Block' } as object, draw))
}

function drawSteps({ facts, t, pdf }: LabelInput): void {
	const { left, width } = pdf
	tag(pdf, 'H2', () => write(pdf, { text: t('stepsTitle'), style: 'strong', x: left, y: pdf.y, width }))
	pdf.y += 18
	for (const [index, step] of t(`steps.${facts.method}`).split('\n').entries()) {
		const words = { text: step, style: 'body' as const, width: width - 16 }
		tag(pdf, 'P', () => {
			write(pdf, { text: `${index + 1}.`, style: 'body', x: left, y: pdf.y, width: 16 })
			write(pdf, { ...words, x: left + 16, y: pdf.y })
		})
		pdf.y += heightOf(pdf, words) + 3
	}
	pdf.y += 15
}

function drawContents({ facts, t, pdf, speech }: LabelInput): void {
	const { left, width } = pdf
	tag(pdf, 'H2', () => write(pdf, { text: t('contents'), style: 'strong', x: left, y: pdf.y, width }))
	pdf.y += 20
	drawTable(pdf, {
		columns: [
			{ head: t('item'), width: restOf(width, [48]) },
			{ head: t('quantity'), width: 48, align: 'right' },
		],
		rows: facts.lines.map(({ name, colorName, sizeLabel, quantity }) => [
			{ text: name, detail: [colorName, sizeLabel && `${t('size')} ${sizeLabel}`].filter(Boolean).join(', ') },
			{ text: speech.number(quantity) },
		]),
	})
}
