import { SaxesParser } from 'saxes'
import type { ReportedRow } from '../report.ts'
import { attributeName, type FeedItem } from './attributes.ts'
import type { FeedEvent } from './read-merchant.ts'

const MAXIMUM_DEPTH = 12
/** Maximum characters of a value, and of what the parser buffers between two tags. */
const MAXIMUM_VALUE = 256 * 1024
const MAXIMUM_PIECE = 4 * 1024 * 1024

/** Reads a feed in RSS 2.0 or Atom form. Documents with a DOCTYPE are refused: feeds need none, attacks do. */
export async function* readXmlItems(text: AsyncIterable<string>): AsyncGenerator<FeedEvent> {
	const reader = new FeedReader()
	for await (const piece of text) {
		yield* reader.write(piece)
		if (reader.isBroken) return
	}
	yield* reader.end()
}

class FeedReader {
	isBroken = false
	readonly #parser = new SaxesParser({ xmlns: true, position: true })
	#events: FeedEvent[] = []
	#item: FeedItem | undefined
	#path: string[] = []
	#itemDepth = 0
	#text = ''
	#sinceTag = 0
	#hasRoot = false
	#isAtEnd = false

	constructor() {
		const parser = this.#parser
		parser.on('error', (error) =>
			// An open tag means a truncated file only at its end; before that the XML is invalid.
			this.#break(this.#isAtEnd && this.#hasRoot ? 'file-cut' : 'not-xml', error.message),
		)
		parser.on('doctype', () => this.#break('doctype-refused'))
		parser.on('opentag', ({ local, prefix }) => this.#open(prefix === 'g' ? `g:${local}` : local))
		parser.on('closetag', ({ local }) => this.#close(local))
		parser.on('text', (text) => this.#add(text))
		parser.on('cdata', (text) => this.#add(text))
	}

	*write(piece: string): Generator<FeedEvent> {
		// In slices, so that an endless value is noticed while it grows.
		for (let start = 0; start < piece.length && !this.isBroken; start += 65_536) {
			const slice = piece.slice(start, start + 65_536)
			this.#sinceTag += slice.length
			this.#parser.write(slice)
			if (this.#sinceTag > MAXIMUM_PIECE) this.#break('value-too-long')
			yield* this.#events.splice(0)
		}
	}

	*end(): Generator<FeedEvent> {
		this.#isAtEnd = true
		if (!this.isBroken) this.#parser.close()
		if (!this.isBroken && !this.#hasRoot) this.#break('not-xml')
		yield* this.#events.splice(0)
	}

	#break(reason: string, detail?: string): void {
		if (this.isBroken) return
		this.isBroken = true
		const row: ReportedRow = {
			line: this.#parser.line,
			field: '',
			reason,
			...(detail ? { detail: detail.slice(0, 200) } : {}),
		}
		this.#events.push({ kind: 'broken', row })
	}

	#open(name: string): void {
		if (this.isBroken) return
		this.#hasRoot = true
		this.#sinceTag = 0
		this.#text = ''
		this.#path.push(name)
		if (this.#path.length > MAXIMUM_DEPTH) return this.#break('nested-too-deep')
		const isItem = name === 'item' || (name === 'entry' && this.#path[0] === 'feed')
		if (isItem && !this.#item) {
			this.#item = { line: this.#parser.line, values: new Map() }
			this.#itemDepth = this.#path.length
		}
	}

	#add(text: string): void {
		if (!this.#item || this.#path.length !== this.#itemDepth + 1) return
		this.#text += text
		if (this.#text.length > MAXIMUM_VALUE) this.#break('value-too-long')
	}

	#close(local: string): void {
		if (this.isBroken) return
		this.#sinceTag = 0
		const depth = this.#path.length
		this.#path.pop()
		const item = this.#item
		if (!item) return
		if (depth === this.#itemDepth) {
			this.#events.push({ kind: 'item', item })
			this.#item = undefined
		} else if (depth === this.#itemDepth + 1) {
			// Of shipping and other nested values only the presence is needed.
			const name = attributeName(local)
			item.values.set(name, [...(item.values.get(name) ?? []), this.#text.trim()])
		}
		this.#text = ''
	}
}
