import { type LanguageTag, type LocaleRecord, languageOfTag } from '@vitrine/market/locales'

/** Header of the sites of a shop for staging, so that a storefront that was not told shows its bar too. */
export const STAGING = 'shop-staging'

/** What a language needs in the code, `*` for it: texts, and the rules of search (C14). */
const PARTS_OF_A_LANGUAGE = [
	'packages/messages/*/',
	'LANGUAGES in packages/market/src/locales.ts',
	'packages/commerce/src/search/text/stem.ts',
	'packages/commerce/src/search/text/name-words.ts',
	'packages/commerce/src/search/words/read-words.ts',
]

/** What lacks to show the shop in the language of a tag; empty for a language that has texts. */
export function lackingFor(tag: string): string[] {
	const [language = ''] = tag.split('-')
	return languageOfTag(tag) ? [] : PARTS_OF_A_LANGUAGE.map((part) => part.replace('*', language))
}

/** A locale with the words that its record leaves out, by the Unicode CLDR. */
export function withWords({
	locale,
	tag,
	...given
}: Pick<LocaleRecord, 'locale' | 'tag'> & {
	[Name in keyof LocaleRecord]?: LocaleRecord[Name] | undefined
}): LocaleRecord {
	const [code = '', region = ''] = tag.split('-')
	const language = namesIn(tag, 'language').of(code) ?? code
	const row = given.row ?? { country: namesIn(tag, 'region').of(region) ?? region, language }
	return {
		locale,
		tag,
		name: given.name ?? namesIn('en', 'language').of(tag) ?? tag,
		nativeName: given.nativeName ?? `${capitalized(language, tag)} (${row.country})`,
		row,
	}
}

function namesIn(tag: LanguageTag | 'en', type: 'language' | 'region'): Intl.DisplayNames {
	return new Intl.DisplayNames(tag, { type })
}

function capitalized(words: string, tag: LanguageTag): string {
	return words.charAt(0).toLocaleUpperCase(tag) + words.slice(1)
}

/** True for a time zone that dates can be written in. */
export function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat('en', { timeZone: name })
		return true
	} catch {
		return false
	}
}
