import { hash } from 'node:crypto'
import { compress, decompress, type Encoding } from './compression.ts'

/** How a body may travel. */
export type Coding = Encoding | 'identity'

/** Of the scripts and of the styles within a document: `'sha256-…'`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** A document that many visitors get byte for byte: compressed once for each requested encoding, its scripts named by hash. */
export type CachedDocument = {
	/** What its policy says of the scripts and styles that lie within it, as in decisions 0046 and 0077. */
	hashes: InlineHashes
	/** The same for the same bytes, in every process. */
	entityTag: string
	/** What is there already; undefined until somebody has asked for it. */
	ready(coding: Coding): Buffer | undefined
	encoded(coding: Coding): Promise<Buffer>
	/** Keeps nothing but what is compressed: for a document that stays. What else is asked for is made from it. */
	shed(): Promise<void>
	/** Compresses once more, as well as it can be done: for a document that many ask for. */
	improve(encoding: Encoding): Promise<void>
	/** Bytes held this moment. */
	size(): number
}

export function cacheDocument(html: string, hashes: InlineHashes): CachedDocument {
	const original = Buffer.from(html)
	const held = new Map<Coding, Buffer>([['identity', original]])
	const underway = new Map<Coding, Promise<Buffer>>()

	async function make(coding: Coding): Promise<Buffer> {
		const plain = held.get('identity') ?? (await decompress(held.get('br')!))
		return coding === 'identity' ? plain : compress(plain, { encoding: coding, best: false })
	}

	async function encoded(coding: Coding): Promise<Buffer> {
		const known = held.get(coding) ?? underway.get(coding)
		if (known) return known
		const body = make(coding)
		underway.set(coding, body)
		try {
			const bytes = await body
			if (coding !== 'identity') held.set(coding, bytes)
			return bytes
		} finally {
			underway.delete(coding)
		}
	}

	return {
		hashes,
		// Weak: it compares the document, not its encoding.
		entityTag: `W/"${hash('sha256', original, 'base64url').slice(0, 22)}"`,
		ready: (coding) => held.get(coding),
		encoded,
		async shed() {
			await encoded('br')
			held.delete('identity')
		},
		async improve(encoding) {
			held.set(encoding, await compress(await make('identity'), { encoding, best: true }))
		},
		size: () => [...held.values()].reduce((sum, { byteLength }) => sum + byteLength, 0),
	}
}

/**
 * Turns a document that was rendered for one visitor into one for all: without its nonce, which a second visitor could know.
 * It allows only the scripts and styles that carried the nonce, so that smuggled ones are refused as before. Undefined when the
 * nonce stands anywhere else.
 */
export function withoutNonce(rendered: string, nonce: string): CachedDocument | undefined {
	const attribute = ` nonce="${nonce}"`
	const hashes = { script: new Set<string>(), style: new Set<string>() }
	const pieces: string[] = []
	let from = 0
	for (let at = rendered.indexOf(nonce); at >= 0; at = rendered.indexOf(nonce, from)) {
		const start = at - ' nonce="'.length
		if (!rendered.startsWith(attribute, start)) return undefined
		pieces.push(rendered.slice(from, start))
		from = start + attribute.length
		const { tag, text } = elementAt(rendered, from)
		if (tag && text !== undefined) hashes[tag].add(hashOf(text))
	}
	const html = pieces.join('') + rendered.slice(from)
	return cacheDocument(html, { scripts: [...hashes.script], styles: [...hashes.style] })
}

/** The element in whose tag this place lies, where it is one that is allowed by what it says. */
function elementAt(html: string, place: number): { tag?: 'script' | 'style'; text?: string } {
	const end = html.indexOf('>', place)
	// React writes no `<` within a tag: injected text could claim our attribute.
	const opening = /^<(?<tag>script|style)\s[^<>]*$/.exec(html.slice(html.lastIndexOf('<', place), end))
	if (!opening || /\ssrc=/.test(opening[0])) return {}
	const tag = opening.groups?.['tag'] as 'script' | 'style'
	const close = html.indexOf(`</${tag}>`, end)
	return close < 0 ? {} : { tag, text: html.slice(end + 1, close) }
}

/** The hashes of what a browser would run or apply, in a document that the build alone has made; data in scripts needs no permission. */
export function inlineHashes(html: string): InlineHashes {
	const hashes = { script: new Set<string>(), style: new Set<string>() }
	const elements = /<(?<tag>script|style)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<tag>>/g
	for (const { groups: { tag, attributes = '', text = '' } = {} } of html.matchAll(elements))
		if (!/type="application\/|\ssrc=/.test(attributes)) hashes[tag as 'script' | 'style'].add(hashOf(text))
	return { scripts: [...hashes.script], styles: [...hashes.style] }
}

function hashOf(text: string): string {
	return `'sha256-${hash('sha256', text, 'base64')}'`
}
