import { FALLBACK_LANGUAGE, type Language } from '@vitrine/market/locales'
import { type RawBuilder, sql } from 'kysely'

/** `order by` that puts the text in the language asked for first, then the French one, then any (C16). */
export function textOrder(language: Language): RawBuilder<unknown> {
	return sql`(language = ${language}) desc, (language = ${FALLBACK_LANGUAGE}) desc, language`
}

/** The text in the language, else in French, else in any; undefined where there is none at all. */
export function pickText<T>(texts: Partial<Record<string, T>>, language: Language): T | undefined {
	return texts[language] ?? texts[FALLBACK_LANGUAGE] ?? Object.values(texts)[0]
}
