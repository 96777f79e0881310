import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'

const font = (name: string) => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))
const FONTS = {
	sans: font('hanken-grotesk-400'),
	bold: font('hanken-grotesk-600'),
	display: font('newsreader-display'),
}

/** Colors of brief 1.5. */
export const COLORS = { ink: '#15171A', ink2: '#4A4E54', line: '#DDDCD6', thread: '#E3C544' } as const

/** Font sizes and line heights, in points. */
const STYLES = {
	brand: { font: 'display', size: 20, line: 24 },
	title: { font: 'display', size: 30, line: 34 },
	head: { font: 'bold', size: 8.5, line: 13 },
	body: { font: 'sans', size: 9.5, line: 14 },
	strong: { font: 'bold', size: 9.5, line: 14 },
	total: { font: 'bold', size: 12, line: 18 },
	small: { font: 'sans', size: 8, line: 11.5 },
} as const
export type Style = keyof typeof STYLES

/** A PDF being drawn: the document, the root of its structure tags, and the cursor. Lengths are points. */
export type PdfDocument = {
	doc: PDFKit.PDFDocument
	root: PDFKit.PDFStructureElement
	y: number
	left: number
	width: number
	/** Top of the page footer. */
	bottom: number
	top: number
	bytes: Promise<Buffer>
}

export type PdfFacts = { title: string; author: string; languageTag: string; issuedAt: Date }

/**
 * Opens an A4 document with embedded fonts. Its dates come from the content, so that the same content gives the same
 * bytes; it is tagged and names its language for screen readers (law 10).
 */
export function openPdf({ title, author, languageTag, issuedAt }: PdfFacts): PdfDocument {
	const doc = new PDFDocument({
		size: 'A4',
		margin: 0,
		pdfVersion: '1.7',
		tagged: true,
		lang: languageTag,
		displayTitle: true,
		bufferPages: true,
		font: null as unknown as string,
		info: {
			Title: title,
			Author: author,
			Creator: 'Vitrine',
			Producer: 'Vitrine',
			CreationDate: issuedAt,
			ModDate: issuedAt,
		},
	})
	const chunks: Buffer[] = []
	const bytes = new Promise<Buffer>((resolve, reject) => {
		doc.on('data', (chunk: Buffer) => chunks.push(chunk))
		doc.on('end', () => resolve(Buffer.concat(chunks)))
		doc.on('error', reject)
	})
	for (const [name, data] of Object.entries(FONTS)) doc.registerFont(name, data)
	const root = doc.struct('Document')
	doc.addStructure(root)
	const left = 48
	return { doc, root, y: 48, top: 48, left, width: doc.page.width - 2 * left, bottom: doc.page.height - 84, bytes }
}

/** Closes a document; returns its bytes. */
export function closePdf(pdf: PdfDocument): Promise<Buffer> {
	pdf.root.end()
	pdf.doc.end()
	return pdf.bytes
}

export type Words = {
	text: string
	style: Style
	x: number
	y: number
	width: number
	align?: 'left' | 'right'
	color?: string
	tracking?: number
}

/** Writes text into a column without breaking the page. */
export function write({ doc }: PdfDocument, words: Words): void {
	const { font: name, size, line } = STYLES[words.style]
	doc
		.font(name)
		.fontSize(size)
		.fillColor(words.color ?? COLORS.ink)
	doc.text(plain(words.text), words.x, words.y, {
		width: words.width,
		align: words.align ?? 'left',
		lineGap: line - doc.currentLineHeight(),
		...(words.tracking !== undefined && { characterSpacing: words.tracking }),
	})
}

/** Height of text in a column, in points. */
export function heightOf({ doc }: PdfDocument, words: Pick<Words, 'text' | 'style' | 'width'>): number {
	const { font: name, size, line } = STYLES[words.style]
	doc.font(name).fontSize(size)
	return doc.heightOfString(plain(words.text), { width: words.width, lineGap: line - doc.currentLineHeight() })
}

/** Normalizes text to the glyphs of the fonts: composed letters, no narrow no-break space. */
function plain(text: string): string {
	return text.normalize('NFC').replaceAll('\u202f', '\u00a0')
}

/** Draws within a structure tag, such as a heading or paragraph. */
export function tag({ doc, root }: PdfDocument, type: string, draw: () => void): void {
	root.add(doc.struct(type, {}, draw))
}

/** Draws an artifact that screen readers skip: lines, footers, repeated heads. */
export function decorate({ doc }: PdfDocument, draw: () => void): void {
	doc.markContent('Artifact', { type: 'Layout' })
	draw()
	doc.endMarkedContent()
}

export function rule(
	pdf: PdfDocument,
	line: { x: number; y: number; width: number; color?: string; weight?: number },
): void {
	const { x, y, width, color = COLORS.line, weight = 0.75 } = line
	decorate(pdf, () => {
		pdf.doc
			.moveTo(x, y)
			.lineTo(x + width, y)
			.lineWidth(weight)
			.strokeColor(color)
			.stroke()
	})
}

/** Starts a new page. */
export function addPage(pdf: PdfDocument): void {
	pdf.doc.addPage({ size: 'A4', margin: 0 })
	pdf.y = pdf.top
}

/** Starts a new page unless `height` points fit on this one; true if it did. */
export function ensureSpace(pdf: PdfDocument, height: number): boolean {
	if (pdf.y + height <= pdf.bottom) return false
	addPage(pdf)
	return true
}
