import type { Language } from '@vitrine/market/locales'
import type { Messages } from './messages.ts'

/** Texts with those that the shop says in its own words, by the same names, in their places. */
export function withOwn(texts: Messages, own: Messages): Messages {
	const entries = Object.entries(texts).map(([name, text]) => {
		const isTree = typeof text === 'object' && !Array.isArray(text)
		return [name, isTree && own[name] ? withOwn(text as Messages, own[name] as Messages) : (own[name] ?? text)]
	})
	return Object.fromEntries(entries)
}

const files = new Map<Language, Promise<Messages>>()

/** In the browser: the texts of a language that the shop says in its own words, asked for once. `hash`: that of the document's facts. */
export function ownMessages(language: Language, hash: string): Promise<Messages> {
	const own = files.get(language) ?? fetch(`/texts/${language}-${hash}.json`).then((answer) => answer.json())
	files.set(language, own)
	own.catch(() => files.delete(language))
	return own
}
