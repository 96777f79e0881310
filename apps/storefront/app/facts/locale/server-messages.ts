import { LANGUAGES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { type Messages, readMessages } from './messages.ts'

/** On the server all languages are at hand before the first request. */
const everything = Object.fromEntries(
	await Promise.all(LANGUAGES.map(async (language) => [language, await readMessages(language)] as const)),
)

const chosen = new Map<string, Messages>()

/** Texts of some namespaces: the same object for the same names. Each language is complete: the build fills its gaps with French (R73). */
export function messagesFor(locale: LocaleCode, namespaces: string[]): Messages {
	const { language } = LOCALES[locale]
	const key = `${language} ${namespaces.join(' ')}`
	const texts = chosen.get(key) ?? Object.fromEntries(namespaces.map((name) => [name, everything[language]?.[name]]))
	chosen.set(key, texts)
	return texts
}
