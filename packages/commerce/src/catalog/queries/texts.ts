import { FALLBACK_LANGUAGE, type Language } from '@vitrine/market/locales'
import { type RawBuilder, sql } from 'kysely'

/** `order by` that puts the text in the requested language first, then French, then any (C16). */
export function textOrder(language: Language): RawBuilder<unknown> {
	return sql`(language = ${language}) desc, (language = ${FALLBACK_LANGUAGE}) desc, language`
}

/** Text in the language, else in French, else in any; undefined without any. */
export function pickText<T>(texts: Partial<Record<string, T>>, language: Language): T | undefined {
	return texts[language] ?? texts[FALLBACK_LANGUAGE] ?? Object.values(texts)[0]
}
