type Locale = {
	/** In English, for staff. */
	name: string
	/** Name of the language in itself, for the language switcher (R63). */
	nativeName: string
	/** IETF tag: html lang, hreflang, the gateway's Accept-Language. */
	tag: string
	/** ISO 639-1: names the message file and the catalog's texts. */
	language: string
	site: string
	/** Country and language as shown in a list of countries, in the language itself. */
	row: { country: string; language: string }
}

/** The seven locales (R55-R62, T2). Another one needs an entry here, a site, and a message file (C14). */
export const LOCALES = {
	fr: {
		name: 'French',
		nativeName: 'Français',
		tag: 'fr-FR',
		language: 'fr',
		site: 'fr',
		row: { country: 'France', language: 'français' },
	},
	en: {
		name: 'English',
		nativeName: 'English',
		tag: 'en-GB',
		language: 'en',
		site: 'gb',
		row: { country: 'United Kingdom', language: 'English' },
	},
	es: {
		name: 'Spanish',
		nativeName: 'Español',
		tag: 'es-ES',
		language: 'es',
		site: 'es',
		row: { country: 'España', language: 'español' },
	},
	de: {
		name: 'German',
		nativeName: 'Deutsch',
		tag: 'de-DE',
		language: 'de',
		site: 'de',
		row: { country: 'Deutschland', language: 'Deutsch' },
	},
	it: {
		name: 'Italian',
		nativeName: 'Italiano',
		tag: 'it-IT',
		language: 'it',
		site: 'it',
		row: { country: 'Italia', language: 'italiano' },
	},
	pl: {
		name: 'Polish',
		nativeName: 'Polski',
		tag: 'pl-PL',
		language: 'pl',
		site: 'pl',
		row: { country: 'Polska', language: 'polski' },
	},
	ch: {
		name: 'Swiss French',
		nativeName: 'Français (Suisse)',
		tag: 'fr-CH',
		language: 'fr',
		site: 'ch',
		row: { country: 'Suisse', language: 'français' },
	},
} as const satisfies Record<string, Locale>

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

/** Language of a BCP 47 tag if supported: `fr-CH` gives `fr`. */
export function languageOfTag(tag: string): Language | undefined {
	const language = tag.split('-')[0]?.toLowerCase()
	return LANGUAGES.find((known) => known === language)
}

/** Country of a tag, its second part (R84): `fr-CH` gives `CH`, a tag without a hyphen none. */
export function countryOfTag(tag: string): string | undefined {
	return tag.split('-')[1]?.toUpperCase()
}
