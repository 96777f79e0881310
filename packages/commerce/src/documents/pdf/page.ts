import { formatDate } from '@vitrine/market/format'
import { marked, type Token, type Tokens } from 'marked'
import type { PageVersion } from '../../content/queries/pages.ts'
import {
	closePdf,
	COLORS,
	decorate,
	heightOf,
	ensureSpace,
	openPdf,
	type PdfDocument,
	rule,
	type Style,
	tag,
	write,
} from './pdf-document.ts'
import { drawTable, restOf } from './table.ts'

export type PageFacts = {
	version: Pick<PageVersion, 'title' | 'body' | 'validFrom'>
	/** Brand of the site. */
	brandName: string
	languageTag: string
}

type Words = { text: string; style?: Style; element?: string; indent?: number; gap?: number }

/** Indent of lists and quotations, in points. */
const INDENT = 16

/** Draws a version of a legal or help page as a PDF, to print, to keep, and to fill in the model form of a withdrawal. */
export function drawPage({ version, brandName, languageTag }: PageFacts): Promise<Buffer> {
	const { title, body, validFrom } = version
	const issuedAt = new Date(`${validFrom}T00:00:00Z`)
	const pdf = openPdf({ title, author: brandName, languageTag, issuedAt })
	const brand = { text: brandName.toUpperCase(), style: 'brand' as const, tracking: 4 }
	tag(pdf, 'P', () => write(pdf, { ...brand, x: pdf.left, y: pdf.y, width: pdf.width }))
	pdf.y += 44
	drawWords(pdf, { text: title, style: 'title', element: 'H1', gap: 6 })
	const day = formatDate(languageTag, issuedAt, 'UTC')
	drawWords(pdf, { text: day, style: 'small', gap: 14 })
	rule(pdf, { x: pdf.left, y: pdf.y, width: 72, color: COLORS.thread, weight: 1 })
	pdf.y += 18
	for (const token of marked.lexer(body)) drawBlock(pdf, token, 0)
	return closePdf(pdf)
}

function drawBlock(pdf: PdfDocument, token: Token, indent: number): void {
	if (token.type === 'heading') {
		const { depth, tokens } = token as Tokens.Heading
		pdf.y += depth === 2 ? 12 : 4
		// Keeps a heading with its text at a page break.
		ensureSpace(pdf, 60)
		drawWords(pdf, { text: wordsOf(tokens), style: depth === 2 ? 'total' : 'strong', element: `H${depth}`, indent })
	}
	if (token.type === 'paragraph') drawWords(pdf, { text: wordsOf((token as Tokens.Paragraph).tokens), indent })
	if (token.type === 'list') drawList(pdf, token as Tokens.List, indent)
	if (token.type === 'table') drawRows(pdf, token as Tokens.Table)
	if (token.type === 'blockquote') drawQuotation(pdf, token as Tokens.Blockquote, indent)
}

function drawList(pdf: PdfDocument, { items, ordered, start }: Tokens.List, indent: number): void {
	for (const [index, item] of items.entries()) {
		const [first, ...rest] = item.tokens
		const mark = ordered ? `${Number(start || 1) + index}.` : '–'
		const text = first && 'tokens' in first ? wordsOf(first.tokens ?? []) : ''
		drawWords(pdf, { text: `${mark} ${text}`, indent: indent + INDENT, gap: 3 })
		for (const token of rest) drawBlock(pdf, token, indent + 2 * INDENT)
	}
	pdf.y += 5
}

/** Draws a blockquote, a form or a legal text, with a rule beside it. */
function drawQuotation(pdf: PdfDocument, { tokens }: Tokens.Blockquote, indent: number): void {
	for (const token of tokens) {
		const [page, from] = [pdf.doc.page, pdf.y]
		drawBlock(pdf, token, indent + INDENT)
		const top = pdf.doc.page === page ? from : pdf.top
		const x = pdf.left + indent + 4
		decorate(pdf, () => {
			pdf.doc.moveTo(x, top).lineTo(x, pdf.y).lineWidth(1).strokeColor(COLORS.line).stroke()
		})
	}
}

function drawRows(pdf: PdfDocument, { header, rows }: Tokens.Table): void {
	const share =
		restOf(
			pdf.width,
			header.slice(1).map(() => 0),
		) / header.length
	const columns = header.map(({ tokens }) => ({ head: wordsOf(tokens), width: share }))
	drawTable(pdf, { columns, rows: rows.map((row) => row.map(({ tokens }) => ({ text: wordsOf(tokens) }))) })
	pdf.y += 10
}

function drawWords(pdf: PdfDocument, { text, style = 'body', element = 'P', indent = 0, gap = 7 }: Words): void {
	const width = pdf.width - indent
	const height = heightOf(pdf, { text, style, width })
	ensureSpace(pdf, height)
	tag(pdf, element, () => write(pdf, { text, style, x: pdf.left + indent, y: pdf.y, width }))
	pdf.y += height + gap
}

/** Plain text of inline tokens. External links append their URL unless the text shows it. */
function wordsOf(tokens: readonly Token[]): string {
	return tokens
		.map((token) => {
			if (token.type === 'br') return '\n'
			if (token.type === 'link') {
				const { href, tokens: inner } = token as Tokens.Link
				const words = wordsOf(inner)
				return href.startsWith('https://') && !href.includes(words) ? `${words} (${href})` : words
			}
			if ('tokens' in token && token.tokens) return wordsOf(token.tokens)
			return 'text' in token ? plain(String(token.text)) : ''
		})
		.join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': "'",
	'&amp;': '&',
}

function plain(text: string): string {
	return text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
