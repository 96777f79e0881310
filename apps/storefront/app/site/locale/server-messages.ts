import { FALLBACK_LANGUAGE, LANGUAGES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { type Messages, readMessages } from './messages.ts'

/** On the server all languages are at hand before the first request. */
const everything = Object.fromEntries(
	await Promise.all(LANGUAGES.map(async (language) => [language, await readMessages(language)] as const)),
)

/** Texts of some namespaces; what the language lacks is told in French (R73). */
export function messagesFor(locale: LocaleCode, namespaces: string[]): Messages {
	const own = everything[LOCALES[locale].language]
	const fallback = everything[FALLBACK_LANGUAGE]
	return Object.fromEntries(namespaces.map((name) => [name, withFallback(own?.[name], fallback?.[name])]))
}

/** A tree of texts in which what is missing comes from another. */
export function withFallback(own: unknown, fallback: unknown): unknown {
	if (own === undefined) return fallback
	if (!isTree(own) || !isTree(fallback)) return own
	const keys = new Set([...Object.keys(fallback), ...Object.keys(own)])
	return Object.fromEntries([...keys].map((key) => [key, withFallback(own[key], fallback[key])]))
}

/** Compiled messages are strings or arrays; everything else is a branch. */
function isTree(value: unknown): value is Messages {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
