import { type Language, LOCALES, type LocaleCode } from '@vitrine/market/locales'

export type Messages = Record<string, unknown>

/** One static file per language; ch reads the French one (R62, R71). */
const files = import.meta.glob<Messages>('../../../messages/*.json', { import: 'default' })

export async function readMessages(language: Language): Promise<Messages> {
	return (await files[`../../../messages/${language}.json`]?.()) ?? {}
}

/** In the browser: the language of the document and what of it has arrived. */
let started: { language: Language; texts: Messages } | undefined

/** In the browser: the texts that came with the page, until `loadMessages` has brought them all. */
export function startMessages(locale: LocaleCode, sent: Messages): void {
	started = { language: LOCALES[locale].language, texts: sent }
}

/** Whether the last attempt to get the whole language failed. */
let hasFailed = false

/** In the browser, before another page is shown: the whole language, once. False when it cannot be had now: what is there stays (R72). */
export async function loadMessages(): Promise<boolean> {
	if (!started) return false
	try {
		started.texts = await readMessages(started.language)
		hasFailed = false
	} catch (error) {
		hasFailed = true
		console.error('The texts of this language have not arrived', error)
	}
	return !hasFailed
}

/** In the browser: whether a page lacks texts that were asked for in vain. Its document would bring them along. */
export function lacksMessages(namespaces: string[]): boolean {
	return hasFailed && namespaces.some((name) => started?.texts[name] === undefined)
}

/** In the browser: the texts of some namespaces. */
export function startedMessages(namespaces: string[]): Messages {
	return Object.fromEntries(namespaces.map((name) => [name, started?.texts[name]]))
}
