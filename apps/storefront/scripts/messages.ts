import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
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

/** The words of the shop in a language, with those that its brand says in its own way (`words/<language>.json`). */
async function textsOf(file: string, brandFolder: string | undefined): Promise<Texts> {
	const texts = JSON.parse(await readFile(file, 'utf8')) as Texts
	const own = brandFolder && join(brandFolder, 'words', basename(file))
	return own && existsSync(own) ? withFallback(JSON.parse(await readFile(own, 'utf8')), texts) : texts
}

/**
 * Compiles the ICU messages of `messages/<language>.json` at build time, so that no page carries the ICU parser
 * (10 kB less to download), and fills their gaps, so that no browser needs two languages. Needs the alias to
 * `use-intl/format-message/format-only` in vite.config.ts.
 */
export function precompiledMessages(brandFolder?: string): Plugin {
	return {
		name: 'vitrine:messages',
		enforce: 'pre',
		transform: {
			filter: { id: /\/messages\/[a-z]{2}\.json$/ },
			async handler(_, id) {
				const fallback = id.replace(/[a-z]{2}\.json$/, FALLBACK_FILE)
				this.addWatchFile(fallback)
				const texts = withFallback(await textsOf(id, brandFolder), await textsOf(fallback, brandFolder))
				const json = JSON.stringify(compiled(texts))
				// JSON.parse of a string starts faster than an object literal of this size.
				return { code: `export default JSON.parse(${JSON.stringify(json)})`, map: null, moduleType: 'js' }
			},
		},
	}
}
