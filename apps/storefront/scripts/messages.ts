import { readFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

export type Texts = { [key: string]: string | Texts }

/** What a language lacks is told in French (C16). */
const FALLBACK_FILE = 'fr.json'

/** Texts in which what is missing comes from another language (R73). */
export function withFallback(own: Texts, fallback: Texts): Texts {
	const keys = new Set([...Object.keys(fallback), ...Object.keys(own)])
	return Object.fromEntries(
		[...keys].map((key) => {
			const [mine, theirs] = [own[key], fallback[key]]
			if (isTree(mine) && isTree(theirs)) return [key, withFallback(mine, theirs)]
			return [key, mine ?? theirs ?? '']
		}),
	)
}

function isTree(value: Texts[string] | undefined): value is Texts {
	return typeof value === 'object'
}

function compiled(texts: Texts[string]): unknown {
	if (!isTree(texts)) return compile(texts)
	return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, compiled(value)]))
}

/**
 * Compiles the ICU messages of `messages/<language>.json` at build time, so that no page carries the ICU parser
 * (10 kB less to download), and fills their gaps, so that no browser needs two languages. Needs the alias to
 * `use-intl/format-message/format-only` in vite.config.ts.
 */
export function precompiledMessages(): Plugin {
	return {
		name: 'vitrine:messages',
		enforce: 'pre',
		transform: {
			filter: { id: /\/messages\/[a-z]{2}\.json$/ },
			async handler(code, id) {
				const fallback = id.replace(/[a-z]{2}\.json$/, FALLBACK_FILE)
				this.addWatchFile(fallback)
				const texts = withFallback(JSON.parse(code), JSON.parse(await readFile(fallback, 'utf8')))
				const json = JSON.stringify(compiled(texts))
				// JSON.parse of a string starts faster than an object literal of this size.
				return { code: `export default JSON.parse(${JSON.stringify(json)})`, map: null, moduleType: 'js' }
			},
		},
	}
}
