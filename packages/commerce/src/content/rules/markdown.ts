import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import type { PlaceInText } from './placeholders.ts'

/** Allowed links: a legal or help page by name, a shop page, or an external URL. */
const LINK = /^(?:page:[a-z][a-z-]*|shop:[\w/?=&#-]*|https:\/\/|mailto:|tel:\+?\d)/

/** Anchors used by the surrounding page. */
const TAKEN = ['content', 'search', 'country']

/** A second-level heading with its anchor. */
export type Heading = { id: string; text: string }
export type RenderedPage = { html: string; contents: Heading[] }

/**
 * Renders a page's Markdown: headings of levels 2 and 3 with anchors, paragraphs, lists, tables, emphasis and links.
 * Escapes markup, and links with another scheme. The storefront resolves `page:` and `shop:` links.
 */
export function renderMarkdown(text: string): RenderedPage {
	const contents: Heading[] = []
	const ids = new Set(TAKEN)
	const renderer: RendererObject = {
		heading({ tokens, depth }) {
			const inner = this.parser.parseInline(tokens)
			const words = this.parser.parseInline(tokens, this.parser.textRenderer)
			const id = anchorOf(words, ids)
			if (depth === 2) contents.push({ id, text: unescaped(words) })
			return `<h${depth} id="${id}">${inner}</h${depth}>\n`
		},
		link({ href, tokens }) {
			const inner = this.parser.parseInline(tokens)
			return LINK.test(href) ? `<a href="${escaped(href)}">${inner}</a>` : inner
		},
		html: ({ text: markup }) => escaped(markup),
		image: ({ text: alternative }) => escaped(alternative),
	}
	const html = new Marked({ gfm: true, async: false, renderer }).parse(text) as string
	return { html, contents }
}

/** Finds what a page may not contain, with its line: markup, pictures, headings outside of levels 2 and 3, invalid links. */
export function markdownFaults(text: string): (PlaceInText & { reason: string })[] {
	const faults: (PlaceInText & { reason: string })[] = []
	let line = 1
	const marked = new Marked({ gfm: true })
	for (const block of marked.lexer(text)) {
		void marked.walkTokens([block], (token) => {
			const reason = faultOf(token)
			const before = reason ? block.raw.slice(0, Math.max(0, block.raw.indexOf(token.raw))) : ''
			if (reason) faults.push({ line: line + newlines(before), found: token.raw.trim().slice(0, 80), reason })
		})
		line += newlines(block.raw)
	}
	return faults
}

function faultOf(token: Token): string | undefined {
	if (token.type === 'html') return 'markup-in-text'
	if (token.type === 'image') return 'picture-in-text'
	if (token.type === 'heading') {
		const { depth } = token as Tokens.Heading
		return depth === 2 || depth === 3 ? undefined : 'heading-level'
	}
	if (token.type !== 'link') return undefined
	const { href } = token as Tokens.Link
	// A link with a placeholder is checked when the page is rendered.
	return LINK.test(href) || href.startsWith('{{') ? undefined : 'link-leads-nowhere'
}

function newlines(text: string): number {
	return text.split('\n').length - 1
}

/** Anchor of a heading: `Widerrufsbelehrung und Folgen` gives `widerrufsbelehrung-und-folgen`; a repeated one gets a number. */
function anchorOf(words: string, taken: Set<string>): string {
	const plain = unescaped(words).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
	const base = plain.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '') || 'part'
	let id = base
	for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
	taken.add(id)
	return id
}

const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

function escaped(text: string): string {
	return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

function unescaped(text: string): string {
	return Object.entries(ENTITIES).reduceRight((result, [sign, entity]) => result.replaceAll(entity, sign), text)
}
