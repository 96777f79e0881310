import { createHash } from 'node:crypto'
import { compress, type Encoding } from './compression.ts'

/** A document that many visitors get byte for byte: compressed once for each requested encoding, its scripts named by hash. */
export type CachedDocument = {
	bytes: Uint8Array<ArrayBuffer>
	/** What a policy says of the scripts that lie within it: `'sha256-…'`, as in decision 0046. */
	scripts: readonly string[]
	/** The same for the same bytes, in every process. */
	entityTag: string
	encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
}

export function cacheDocument(html: string, scripts: readonly string[]): CachedDocument {
	const bytes = new TextEncoder().encode(html)
	const encodings = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
	return {
		bytes,
		scripts,
		// Weak: it compares the document, not its encoding.
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
 * Turns a document that was rendered for one visitor into one for all: without its nonce, which a second visitor could know.
 * It allows only the scripts that carried the nonce, so that a smuggled script is refused as before. Undefined when the nonce
 * stands anywhere else.
 */
export function withoutNonce(rendered: string, nonce: string): CachedDocument | undefined {
	const attribute = ` nonce="${nonce}"`
	// React writes no `<` within a tag: injected text could claim our attribute.
	const scripts = rendered.matchAll(/<script(?<attributes>\s[^<>]*)>(?<text>[\s\S]*?)<\/script>/g)
	const hashes = [...scripts].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
		attributes.includes(attribute) && !/\ssrc=/.test(attributes) ? hashOf(text) : [],
	)
	const html = rendered.replaceAll(attribute, '')
	return html.includes(nonce) ? undefined : cacheDocument(html, [...new Set(hashes)])
}

/** The hashes of the scripts a browser would run, in a document that the build alone has made; data in scripts needs no permission. */
export function inlineScriptHashes(html: string): string[] {
	const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)
	return [...scripts].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
		/\ssrc=|type="application\//.test(attributes) ? [] : hashOf(text),
	)
}

function hashOf(script: string): string {
	return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
