import { createHash } from 'node:crypto'
import { compress, type Encoding } from './compression.ts'

/** A document that many are given byte for byte: compressed once for each encoding somebody asks for, its scripts named by hash. */
export type CachedDocument = {
	bytes: Uint8Array<ArrayBuffer>
	/** What a policy says of the scripts that lie within it: `'sha256-…'`, as in decision 0046. */
	scripts: readonly string[]
	/** The same for the same bytes, whoever has made them. */
	entityTag: string
	encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
}

export function cacheDocument(html: string, scripts: readonly string[]): CachedDocument {
	const bytes = new TextEncoder().encode(html)
	const encodings = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
	return {
		bytes,
		scripts,
		// Weak: what is compared is the document, whatever encoding it travels in.
		entityTag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
		encoded(encoding) {
			const known = encodings.get(encoding)
			if (known) return known
			const body = compress(bytes, { encoding, best: false }).then((compressed) => new Uint8Array(compressed))
			encodings.set(encoding, body)
			body.catch(() => encodings.delete(encoding))
			return body
		},
	}
}

/**
 * A document as it was rendered for one visitor, for all: without its nonce, which a second visitor could know. Allowed are
 * the scripts that carried it and no others, so that what somebody may have smuggled into the page runs as little as before.
 * Undefined when the nonce stands anywhere else.
 */
export function withoutNonce(rendered: string, nonce: string): CachedDocument | undefined {
	const attribute = ` nonce="${nonce}"`
	// A `<` within a tag is none of React's: somebody's text would take our attribute for its own.
	const scripts = rendered.matchAll(/<script(?<attributes>\s[^<>]*)>(?<text>[\s\S]*?)<\/script>/g)
	const hashes = [...scripts].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
		attributes.includes(attribute) && !/\ssrc=/.test(attributes) ? hashOf(text) : [],
	)
	const html = rendered.replaceAll(attribute, '')
	return html.includes(nonce) ? undefined : cacheDocument(html, [...new Set(hashes)])
}

/** Of what a browser would run, in a document that nobody but the build has made; data in scripts needs no permission. */
export function inlineScriptHashes(html: string): string[] {
	const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)
	return [...scripts].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
		/\ssrc=|type="application\//.test(attributes) ? [] : hashOf(text),
	)
}

function hashOf(script: string): string {
	return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
