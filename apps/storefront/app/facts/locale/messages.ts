import { type Language, LOCALES, type LocaleCode } from '@vitrine/market/locales'

export type Messages = Record<string, unknown>

/**
 * One static file per language, complete: what a language lacks is French in it (scripts/messages.ts). ch reads the French one
 * (R62, R71).
 */
const FILES: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
	fr: () => import('virtual:messages/fr'),
	en: () => import('virtual:messages/en'),
	es: () => import('virtual:messages/es'),
	de: () => import('virtual:messages/de'),
	it: () => import('virtual:messages/it'),
	pl: () => import('virtual:messages/pl'),
}

/** Of each language what layers need, which open over any page. */
const LAYER_FILES: typeof FILES = {
	fr: () => import('virtual:messages/fr-layers'),
	en: () => import('virtual:messages/en-layers'),
	es: () => import('virtual:messages/es-layers'),
	de: () => import('virtual:messages/de-layers'),
	it: () => import('virtual:messages/it-layers'),
	pl: () => import('virtual:messages/pl-layers'),
}

export async function readMessages(language: Language): Promise<Messages> {
	return (await FILES[language]()).default
}

/** In the browser: what of each language has arrived, and whether its last request brought all of it. */
const arrived = new Map<Language, Messages>()
const isWhole = new Map<Language, boolean>()
let started: LocaleCode | undefined
let ownHash: string | undefined

/** In the browser: texts of a file with those that the shop says in its own words. */
async function ofShop(language: Language, file: Promise<{ default: Messages }>): Promise<Messages> {
	const hash = ownHash
	if (!hash) return (await file).default
	const [{ default: texts }, own] = await Promise.all([file, import('./own-messages.ts')])
	return own.withOwn(texts, await own.ownMessages(language, hash))
}

/** In the browser: the texts that came with the document, until `loadMessages` has brought them all. `own`: hash of those in the shop's own words. */
export function startMessages(locale: LocaleCode, sent: Messages, own: string | undefined): void {
	started = locale
	ownHash = own
	arrived.set(LOCALES[locale].language, sent)
}

/**
 * In the browser, before a page in this language is shown: all of its texts, fetched once. False when they cannot be had
 * now: what is there stays (R72). Without a language: that of the document.
 */
export async function loadMessages(locale: LocaleCode | undefined = started): Promise<boolean> {
	if (!locale) return false
	const { language } = LOCALES[locale]
	if (isWhole.get(language)) return true
	try {
		arrived.set(language, await ofShop(language, FILES[language]()))
		isWhole.set(language, true)
		return true
	} catch (error) {
		isWhole.set(language, false)
		console.error(`The texts of the language ${language} have not arrived`, error)
		return false
	}
}

/** In the browser: whether a page lacks texts that were asked for in vain. Its document would bring them along. */
export function lacksMessages(locale: LocaleCode, namespaces: string[]): boolean {
	const { language } = LOCALES[locale]
	return isWhole.get(language) === false && namespaces.some((name) => arrived.get(language)?.[name] === undefined)
}

/** In the browser, before something opens over the page: its texts. False when they cannot be had now. */
export async function loadLayerMessages(locale: LocaleCode | undefined = started): Promise<boolean> {
	if (!locale) return false
	const { language } = LOCALES[locale]
	try {
		const texts = await ofShop(language, LAYER_FILES[language]())
		arrived.set(language, { ...texts, ...arrived.get(language) })
		return true
	} catch {
		return false
	}
}

/** In the browser: the texts of some namespaces. */
export function arrivedMessages(locale: LocaleCode, namespaces: string[]): Messages {
	const texts = arrived.get(LOCALES[locale].language)
	return Object.fromEntries(namespaces.map((name) => [name, texts?.[name]]))
}
