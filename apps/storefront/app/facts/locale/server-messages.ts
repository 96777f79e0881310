import { LANGUAGES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { type Messages, readMessages } from './messages.ts'

/** On the server all languages are at hand before the first request. */
const everything = Object.fromEntries(
	await Promise.all(LANGUAGES.map(async (language) => [language, await readMessages(language)] as const)),
)

/** Texts of some namespaces. Each language is complete: the build fills its gaps with French (R73). */
export function messagesFor(locale: LocaleCode, namespaces: string[]): Messages {
	const texts = everything[LOCALES[locale].language]
	return Object.fromEntries(namespaces.map((name) => [name, texts?.[name]]))
}
