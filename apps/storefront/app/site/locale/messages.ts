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

/** In the browser, before another page is shown: the whole language, once. */
export async function loadMessages(): Promise<void> {
	if (started) started.texts = await readMessages(started.language)
}

/** In the browser: the texts of some namespaces. */
export function startedMessages(namespaces: string[]): Messages {
	return Object.fromEntries(namespaces.map((name) => [name, started?.texts[name]]))
}
