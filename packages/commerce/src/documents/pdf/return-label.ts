import { type SiteCode, SITES } from '@vitrine/market/sites'
import { encode } from 'uqr'
import type { Address } from '../../orders/contract.ts'
import type { Seller } from '../../web-domains/contract.ts'
import { LABEL_TEXTS, type LabelTexts, type ReturnMethod } from './label-texts.ts'
import { closePaper, COLORS, decorate, heightOf, openPaper, type Paper, rule, tag, write } from './paper.ts'
import { drawTable, restOf } from './table.ts'
import { addressLines, type Speech, speechOf } from './words.ts'

export type ReturnLabelFacts = {
	site: SiteCode
	/** Language of the order or of the customer. */
	languageTag: string
	method: ReturnMethod
	returnNumber: string
	orderNumber: string
	/** Who sends it back. */
	sender: Address
	seller: Pick<Seller, 'brandName' | 'companyName' | 'returnAddress'>
	/** What the code says when it is scanned. */
	code: string
	lines: readonly { name: string; colorName?: string; sizeLabel?: string; quantity: number }[]
	issuedAt: Date
}

type LabelInput = { facts: ReturnLabelFacts; texts: LabelTexts; speech: Speech; paper: Paper }

/** A6, as carriers have it, across. */
const LABEL = { width: 419.53, height: 297.64 }
const CODE = 124

/** A return label as a PDF: an A6 label to be cut out of an A4 page, what to do, and what is in the parcel. In stores the page itself is shown. */
export async function drawReturnLabel(facts: ReturnLabelFacts): Promise<Buffer> {
	const { languageTag, site, method, returnNumber, seller, issuedAt } = facts
	const speech = speechOf({ tag: languageTag, currency: SITES[site].currency, timeZone: SITES[site].timeZone })
	const texts = LABEL_TEXTS[speech.language]
	const title = `${texts.title[method]} ${returnNumber}`
	const paper = openPaper({ title, author: seller.companyName, languageTag, issuedAt })
	const input = { facts, texts, speech, paper }
	drawHead(input)
	drawLabel(input)
	drawSteps(input)
	drawContents(input)
	return closePaper(paper)
}

function drawHead({ facts, texts, paper }: LabelInput): void {
	const { left, width } = paper
	const brand = { text: facts.seller.brandName.toUpperCase(), style: 'brand' as const, tracking: 4 }
	tag(paper, 'P', () => write(paper, { ...brand, x: left, y: paper.y, width }))
	paper.y += 44
	const title = texts.title[facts.method]
	tag(paper, 'H1', () => write(paper, { text: title, style: 'title', x: left, y: paper.y, width }))
	paper.y += 42
	rule(paper, { x: left, y: paper.y, width: 72, color: COLORS.thread, weight: 1 })
	paper.y += 24
}

/** Everything a carrier or a till needs, within a line to cut along. */
function drawLabel(input: LabelInput): void {
	const { facts, texts, speech, paper } = input
	const { doc, left, y } = paper
	decorate(paper, () => {
		doc.roundedRect(left, y, LABEL.width, LABEL.height, 2).dash(6, { space: 4 }).lineWidth(0.75)
		doc.strokeColor(COLORS.ink2).stroke().undash()
	})
	const inner = { x: left + 20, y: y + 20, width: LABEL.width - 60 - CODE }
	const below = drawBlock(paper, { ...inner, head: texts.from, lines: sendersLines(facts, speech) })
	const { name, ...place } = facts.seller.returnAddress
	// In a store nobody sends anything.
	if (facts.method !== 'store') {
		const lines = addressLines(name, place, speech)
		drawBlock(paper, { ...inner, y: below + 14, head: texts.to, lines, style: 'total' })
	}
	const codeX = left + LABEL.width - 20 - CODE
	drawCode(input, { x: codeX, y: y + 20 })
	const numbers: [string, string][] = [
		[texts.returnNumber, facts.returnNumber],
		[texts.order, facts.orderNumber],
		[texts.issuedOn, speech.day(facts.issuedAt)],
	]
	let numberY = y + 20 + CODE + 14
	for (const [head, text] of numbers)
		numberY = drawBlock(paper, { x: codeX, y: numberY, width: CODE, head, lines: [text], style: 'strong' }) + 7
	paper.y = y + LABEL.height + 24
}

function sendersLines({ sender }: ReturnLabelFacts, speech: Speech): string[] {
	return addressLines(`${sender.firstName} ${sender.lastName}`, sender, speech)
}

type Block = {
	x: number
	y: number
	width: number
	head: string
	lines: string[]
	style?: 'body' | 'strong' | 'total'
}

/** A head and lines below it; answers where they end. */
function drawBlock(paper: Paper, { x, y, width, head, lines, style = 'body' }: Block): number {
	let at = y
	tag(paper, 'P', () => {
		write(paper, { text: head, style: 'head', x, y: at, width, color: COLORS.ink2 })
		at += heightOf(paper, { text: head, style: 'head', width })
		for (const text of lines) {
			write(paper, { text, style, x, y: at, width })
			at += heightOf(paper, { text, style, width })
		}
	})
	return at
}

/** The code as rectangles, so that it is sharp at any size. */
function drawCode({ facts, texts, paper }: LabelInput, at: { x: number; y: number }): void {
	const { data, size } = encode(facts.code, { ecc: 'M', border: 0 })
	const module = CODE / size
	const draw = () => {
		for (const [row, cells] of data.entries()) {
			for (let start = 0; start < size; start++) {
				if (!cells[start]) continue
				let end = start
				while (cells[end + 1]) end++
				paper.doc.rect(at.x + start * module, at.y + row * module, (end - start + 1) * module, module)
				start = end
			}
		}
		paper.doc.fill(COLORS.ink)
	}
	const alt = texts.code(facts.returnNumber)
	const bbox = [at.x, at.y, at.x + CODE, at.y + CODE] as [number, number, number, number]
	paper.root.add(paper.doc.struct('Figure', { alt, bbox, placement: 'Block' } as object, draw))
}

function drawSteps({ facts, texts, paper }: LabelInput): void {
	const { left, width } = paper
	tag(paper, 'H2', () => write(paper, { text: texts.stepsTitle, style: 'strong', x: left, y: paper.y, width }))
	paper.y += 18
	for (const [index, step] of texts.steps[facts.method].entries()) {
		const words = { text: step, style: 'body' as const, width: width - 16 }
		tag(paper, 'P', () => {
			write(paper, { text: `${index + 1}.`, style: 'body', x: left, y: paper.y, width: 16 })
			write(paper, { ...words, x: left + 16, y: paper.y })
		})
		paper.y += heightOf(paper, words) + 3
	}
	paper.y += 15
}

function drawContents({ facts, texts, paper, speech }: LabelInput): void {
	const { left, width } = paper
	tag(paper, 'H2', () => write(paper, { text: texts.contents, style: 'strong', x: left, y: paper.y, width }))
	paper.y += 20
	drawTable(paper, {
		columns: [
			{ head: texts.item, width: restOf(width, [48]) },
			{ head: texts.quantity, width: 48, align: 'right' },
		],
		rows: facts.lines.map(({ name, colorName, sizeLabel, quantity }) => [
			{ text: name, detail: [colorName, sizeLabel && `${texts.size} ${sizeLabel}`].filter(Boolean).join(', ') },
			{ text: speech.number(quantity) },
		]),
	})
}
