import { createHash } from 'node:crypto'
import { type Language, LANGUAGES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { TextOverride } from '@vitrine/commerce/texts/contract'
import { PAGE_NAMESPACES } from '@vitrine/messages/pages'
import compile from 'icu-minify/compile'
import { type Messages, readMessages, withOwn } from './messages.ts'

/** On the server all languages are at hand before the first request. */
const everything = Object.fromEntries(
	await Promise.all(LANGUAGES.map(async (language) => [language, await readMessages(language)] as const)),
) as Record<Language, Messages>

export type PageTexts = {
	/** Of what the shop says in its own words, the same on every machine; undefined where it says nothing. */
	hash: string | undefined
	/** Texts of some namespaces: the same object for the same names. Each language is complete: the build fills its gaps with French (R73). */
	messages(locale: LocaleCode, namespaces: string[]): Messages
	/** What browsers lay over the texts of their build, by namespace; empty where there is nothing. */
	own(language: Language): Messages
}

/** Texts of pages with what the shop says in its own words (decision 0107). */
export function pageTexts(texts: readonly TextOverride[]): PageTexts {
	const own: Partial<Record<Language, Messages>> = {}
	for (const { language, key, text } of texts) {
		const path = key.split('.')
		if (PAGE_NAMESPACES.some((namespace) => namespace === path[0])) put((own[language] ??= {}), path, compile(text))
	}
	const json = JSON.stringify(own)
	const whole = new Map<Language, Messages>()
	const chosen = new Map<string, Messages>()
	return {
		hash: json === '{}' ? undefined : createHash('sha256').update(json).digest('hex').slice(0, 16),
		own: (language) => own[language] ?? {},
		messages(locale, namespaces) {
			const { language } = LOCALES[locale]
			const key = `${language} ${namespaces.join(' ')}`
			const all = whole.get(language) ?? withOwn(everything[language], own[language] ?? {})
			whole.set(language, all)
			const found = chosen.get(key) ?? Object.fromEntries(namespaces.map((name) => [name, all[name]]))
			chosen.set(key, found)
			return found
		},
	}
}

function put(tree: Messages, [name = '', ...rest]: string[], message: unknown): void {
	if (rest.length === 0) tree[name] = message
	else put((tree[name] ??= {}) as Messages, rest, message)
}

/** Those of the build alone. */
export const SHIPPED_TEXTS = pageTexts([])
