/** The seven locales (R55-R62, T2). `language` names the message file; `tag` is html lang and the gateway's Accept-Language. */
export const LOCALES = {
	fr: { name: 'French', nativeName: 'Français', tag: 'fr-FR', language: 'fr', site: 'fr' },
	en: { name: 'English', nativeName: 'English', tag: 'en-GB', language: 'en', site: 'gb' },
	es: { name: 'Spanish', nativeName: 'Español', tag: 'es-ES', language: 'es', site: 'es' },
	de: { name: 'German', nativeName: 'Deutsch', tag: 'de-DE', language: 'de', site: 'de' },
	it: { name: 'Italian', nativeName: 'Italiano', tag: 'it-IT', language: 'it', site: 'it' },
	pl: { name: 'Polish', nativeName: 'Polski', tag: 'pl-PL', language: 'pl', site: 'pl' },
	ch: { name: 'Swiss French', nativeName: 'Français (Suisse)', tag: 'fr-CH', language: 'fr', site: 'ch' },
} as const

/** One of fr en es de it pl ch: the first segment of every page's URL. */
export type LocaleCode = keyof typeof LOCALES
export type LanguageTag = (typeof LOCALES)[LocaleCode]['tag']
/** ISO 639-1 language of a message file or of a catalog text. */
export type Language = (typeof LOCALES)[LocaleCode]['language']

export const LOCALE_CODES = Object.keys(LOCALES) as LocaleCode[]
export const LANGUAGES = ['fr', 'en', 'es', 'de', 'it', 'pl'] as const satisfies readonly Language[]
/** Texts missing in a language fall back to French (C16). */
export const FALLBACK_LANGUAGE: Language = 'fr'

export function isLocaleCode(value: unknown): value is LocaleCode {
	return typeof value === 'string' && Object.hasOwn(LOCALES, value)
}

/** Language of a BCP 47 tag if it is one of ours: `fr-CH` gives `fr`. */
export function languageOfTag(tag: string): Language | undefined {
	const language = tag.split('-')[0]?.toLowerCase()
	return LANGUAGES.find((known) => known === language)
}
