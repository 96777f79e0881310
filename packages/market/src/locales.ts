import type { SiteCode } from './sites.ts'

/** ISO 639-1 languages that have message files (C14): the languages of catalog texts, letters and documents. */
export const LANGUAGES = ['fr', 'en', 'es', 'de', 'it', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
/** Texts missing in a language fall back to French (C16). */
export const FALLBACK_LANGUAGE: Language = 'fr'

/** IETF tag: html lang, hreflang, the gateway's Accept-Language. */
export type LanguageTag = `${Language}-${string}`

/** A language in which a site is shown. */
export type LocaleRecord = {
	/** First segment of the URL of its pages. */
	locale: string
	/** Language and region. */
	tag: LanguageTag
	/** In English, for staff. */
	name: string
	/** Name of the language in itself, for the language switcher (R63). */
	nativeName: string
	/** Country and language as shown in a list of countries, in the language itself. */
	row: { country: string; language: string }
}

export type Locale = Omit<LocaleRecord, 'locale'> & { language: Language; site: SiteCode }

/** Locales of records. No code names one: the compiler refuses a table of the shipped seven where any locale is meant. */
declare enum RecordedLocale {
	code = 'a recorded locale',
}
/** The locales of the specification (R55-R62, T2), for tables of demo and tests. */
export type ShippedLocale = 'fr' | 'en' | 'es' | 'de' | 'it' | 'pl' | 'ch'
/** First segment of every page's URL; made by isLocaleCode and installSites. */
export type LocaleCode = ShippedLocale | RecordedLocale

/** Locales of all sites; empty until installSites. */
export let LOCALES = {} as Readonly<Record<LocaleCode, Locale>>
/** Locales of all sites, closed ones too, in their order. */
export let ALL_LOCALE_CODES: readonly LocaleCode[] = []
/** Locales of the open sites, in their order. */
export let LOCALE_CODES: readonly LocaleCode[] = []

type LocalesOfSite = { site: string; isOpen: boolean; locales: readonly LocaleRecord[] }

/** Called by installSites. */
export function installLocales(sites: readonly LocalesOfSite[]): void {
	const all = sites.flatMap(({ site, isOpen, locales }) =>
		locales.map(({ locale, ...own }) => ({
			code: locale as LocaleCode,
			isOpen,
			described: { ...own, language: languageOfTag(own.tag)!, site: site as SiteCode },
		})),
	)
	LOCALES = Object.fromEntries(all.map(({ code, described }) => [code, described])) as Record<LocaleCode, Locale>
	ALL_LOCALE_CODES = all.map(({ code }) => code)
	LOCALE_CODES = all.filter(({ isOpen }) => isOpen).map(({ code }) => code)
}

/** True for a locale of an open site: what a visitor may choose. */
export function isLocaleCode(value: unknown): value is LocaleCode {
	return LOCALE_CODES.includes(value as LocaleCode)
}

/** True for a locale of any site, open or closed: what an address may begin with. */
export function isKnownLocale(value: unknown): value is LocaleCode {
	return ALL_LOCALE_CODES.includes(value as LocaleCode)
}

/** Locale of a visitor of whom nothing says another. */
export function firstLocale(): LocaleCode {
	return LOCALE_CODES[0]!
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
