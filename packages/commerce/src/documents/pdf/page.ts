import { marked, type Token, type Tokens } from 'marked'
import type { PageVersion } from '../../content/queries/pages.ts'
import {
	closePaper,
	COLORS,
	decorate,
	heightOf,
	makeRoom,
	openPaper,
	type Paper,
	rule,
	type Style,
	tag,
	write,
} from './paper.ts'
import { drawTable, restOf } from './table.ts'

export type PageFacts = {
	version: Pick<PageVersion, 'title' | 'body' | 'validFrom'>
	/** Whose page it is. */
	brandName: string
	languageTag: string
}

type Words = { text: string; style?: Style; element?: string; indent?: number; gap?: number }

/** How far lists and quotations stand in, in points. */
const INDENT = 16

/** A version of a page of law or help as a PDF: to print, to keep, and of withdrawal instructions the model form to fill in. */
export function drawPage({ version, brandName, languageTag }: PageFacts): Promise<Buffer> {
	const { title, body, validFrom } = version
	const issuedAt = new Date(`${validFrom}T00:00:00Z`)
	const paper = openPaper({ title, author: brandName, languageTag, issuedAt })
	const brand = { text: brandName.toUpperCase(), style: 'brand' as const, tracking: 4 }
	tag(paper, 'P', () => write(paper, { ...brand, x: paper.left, y: paper.y, width: paper.width }))
	paper.y += 44
	drawWords(paper, { text: title, style: 'title', element: 'H1', gap: 6 })
	const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(issuedAt)
	drawWords(paper, { text: day, style: 'small', gap: 14 })
	rule(paper, { x: paper.left, y: paper.y, width: 72, color: COLORS.thread, weight: 1 })
	paper.y += 18
	for (const token of marked.lexer(body)) drawBlock(paper, token, 0)
	return closePaper(paper)
}

function drawBlock(paper: Paper, token: Token, indent: number): void {
	if (token.type === 'heading') {
		const { depth, tokens } = token as Tokens.Heading
		paper.y += depth === 2 ? 12 : 4
		// Not alone at the foot of a page.
		makeRoom(paper, 60)
		drawWords(paper, { text: wordsOf(tokens), style: depth === 2 ? 'total' : 'strong', element: `H${depth}`, indent })
	}
	if (token.type === 'paragraph') drawWords(paper, { text: wordsOf((token as Tokens.Paragraph).tokens), indent })
	if (token.type === 'list') drawList(paper, token as Tokens.List, indent)
	if (token.type === 'table') drawRows(paper, token as Tokens.Table)
	if (token.type === 'blockquote') drawQuotation(paper, token as Tokens.Blockquote, indent)
}

function drawList(paper: Paper, { items, ordered, start }: Tokens.List, indent: number): void {
	for (const [index, item] of items.entries()) {
		const [first, ...rest] = item.tokens
		const mark = ordered ? `${Number(start || 1) + index}.` : '–'
		const text = first && 'tokens' in first ? wordsOf(first.tokens ?? []) : ''
		drawWords(paper, { text: `${mark} ${text}`, indent: indent + INDENT, gap: 3 })
		for (const token of rest) drawBlock(paper, token, indent + 2 * INDENT)
	}
	paper.y += 5
}

/** A form to fill in, or words of the law: a line along it. */
function drawQuotation(paper: Paper, { tokens }: Tokens.Blockquote, indent: number): void {
	for (const token of tokens) {
		const [page, from] = [paper.doc.page, paper.y]
		drawBlock(paper, token, indent + INDENT)
		const top = paper.doc.page === page ? from : paper.top
		const x = paper.left + indent + 4
		decorate(paper, () => {
			paper.doc.moveTo(x, top).lineTo(x, paper.y).lineWidth(1).strokeColor(COLORS.line).stroke()
		})
	}
}

function drawRows(paper: Paper, { header, rows }: Tokens.Table): void {
	const share =
		restOf(
			paper.width,
			header.slice(1).map(() => 0),
		) / header.length
	const columns = header.map(({ tokens }) => ({ head: wordsOf(tokens), width: share }))
	drawTable(paper, { columns, rows: rows.map((row) => row.map(({ tokens }) => ({ text: wordsOf(tokens) }))) })
	paper.y += 10
}

function drawWords(paper: Paper, { text, style = 'body', element = 'P', indent = 0, gap = 7 }: Words): void {
	const width = paper.width - indent
	const height = heightOf(paper, { text, style, width })
	makeRoom(paper, height)
	tag(paper, element, () => write(paper, { text, style, x: paper.left + indent, y: paper.y, width }))
	paper.y += height + gap
}

/** Inline tokens as words. Links out of the shop say where they lead, unless they show it. */
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
