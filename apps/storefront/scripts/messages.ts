import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { LAYER_NAMESPACES, PAGE_NAMESPACES } from '@vitrine/messages/pages'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

export type Texts = { [key: string]: string | Texts }

/** What a language lacks is told in French (C16). */
const FALLBACK = 'fr'

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

/** Where the messages lie: a folder a language, in it a file a namespace. */
const FOLDER = join(import.meta.dirname, '../../../packages/messages')
const NAME = /^virtual:messages\/[a-z]{2}(?:-layers)?$/

type Options = { folder?: string; isCompiled?: boolean }

async function readTexts(file: string): Promise<Texts> {
	return JSON.parse(await readFile(file, 'utf8')) as Texts
}

/**
 * Makes one module of a language's messages, `virtual:messages/<language>`, and one of those that layers need,
 * `virtual:messages/<language>-layers`: gaps filled, so that no browser needs two languages,
 * and ICU compiled at build time, so that no page carries the ICU parser (10 kB less to download). Tests read the messages as
 * they are written.
 */
export function messageModules({ folder = FOLDER, isCompiled = true }: Options = {}): Plugin {
	async function read(language: string, namespaces: readonly string[]): Promise<{ files: string[]; texts: Texts }> {
		const files = namespaces.map((namespace) => join(folder, language, `${namespace}.json`)).filter(existsSync)
		const entries = files.map(async (file) => [basename(file, '.json'), await readTexts(file)] as const)
		return { files, texts: Object.fromEntries(await Promise.all(entries)) }
	}
	return {
		name: 'vitrine:messages',
		resolveId: { filter: { id: NAME }, handler: (id) => `\0${id}` },
		load: {
			filter: { id: /^\0virtual:messages\// },
			async handler(id) {
				const [language = '', isOfLayers] = id.slice('\0virtual:messages/'.length).split('-')
				const namespaces = isOfLayers ? LAYER_NAMESPACES : PAGE_NAMESPACES
				const [own, fallback] = await Promise.all([read(language, namespaces), read(FALLBACK, namespaces)])
				for (const file of [...own.files, ...fallback.files]) this.addWatchFile(file)
				const texts = withFallback(own.texts, fallback.texts)
				const json = JSON.stringify(isCompiled ? compiled(texts) : texts)
				// JSON.parse of a string starts faster than an object literal of this size.
				return { code: `export default JSON.parse(${JSON.stringify(json)})`, map: null, moduleType: 'js' }
			},
		},
	}
}
