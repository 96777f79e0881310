import type { Currency } from './currencies.ts'
import { installLocales, type LocaleCode, type LocaleRecord } from './locales.ts'

/** A country's shop (R3), as the table `sites` and GET /sites/ hold it. */
export type SiteRecord = {
	site: string
	/** ISO 3166-1 alpha-2. */
	countryCode: string
	currency: Currency
	/** Value of the gateway's store header (R103, R177). */
	storeId: string
	/** IANA time zone of the site's dates. */
	timeZone: string
	/** Host names; the first is its domain in absolute addresses (R64-R70). */
	hosts: readonly string[]
	/** A closed site sells nothing; what was ordered there can be followed, returned and withdrawn from (decision 0109). */
	isOpen: boolean
	/** Codes of the size systems it shows, the preferred one first; without them those of its country (decision 0119). */
	sizeSystems?: readonly string[] | undefined
	/** The first is the site's own language; each has its prefix. */
	locales: readonly LocaleRecord[]
}

export type Site = Omit<SiteRecord, 'site' | 'locales'> & {
	locale: LocaleCode
	/** First of the hosts. */
	domain: string
}

/** Sites of records. No code names one: the compiler refuses a table of the shipped seven where any site is meant. */
declare enum RecordedSite {
	code = 'a recorded site',
}
/** The seven of the specification, for tables of demo and tests. */
export type ShippedSite = 'fr' | 'gb' | 'es' | 'de' | 'it' | 'pl' | 'ch'
/** A site of the shop; made by isSiteCode and installSites. */
export type SiteCode = ShippedSite | RecordedSite

/** Every site, closed ones too; empty until installSites. */
export let SITES = {} as Readonly<Record<SiteCode, Site>>
/** Every site in its order, closed ones too. */
export let ALL_SITE_CODES: readonly SiteCode[] = []
/** The open sites, in their order. */
export let SITE_CODES: readonly SiteCode[] = []
/** What was installed. */
export let SITE_BOOK: readonly SiteRecord[] = []

/** Formats of ISO dates by site: making one costs more than a hundred uses. */
const dayFormats = new Map<SiteCode, Intl.DateTimeFormat>()

/**
 * Makes these the sites of this process. Called once, before anything is served: what is made of SITES does not follow,
 * so that a changed book takes a restart (decision 0100).
 */
export function installSites(book: readonly SiteRecord[]): void {
	SITE_BOOK = book
	SITES = Object.fromEntries(
		book.map(({ site, locales, ...own }) => [site, { ...own, locale: locales[0]!.locale, domain: own.hosts[0]! }]),
	) as Record<SiteCode, Site>
	ALL_SITE_CODES = book.map(({ site }) => site as SiteCode)
	SITE_CODES = ALL_SITE_CODES.filter((site) => SITES[site].isOpen)
	installLocales(book)
	dayFormats.clear()
}

/** True for an open site. */
export function isSiteCode(value: unknown): value is SiteCode {
	return SITE_CODES.includes(value as SiteCode)
}

/** True for a site of the shop, open or closed. */
export function isKnownSite(value: unknown): value is SiteCode {
	return ALL_SITE_CODES.includes(value as SiteCode)
}

/** Site of a store header, a closed one too; undefined when unknown. */
export function siteOfStoreId(storeId: string): SiteCode | undefined {
	return ALL_SITE_CODES.find((site) => SITES[site].storeId === storeId)
}

/** ISO date of an instant in the zone of a site. */
export function dayOf(site: SiteCode, instant: Date): string {
	const format = dayFormats.get(site) ?? new Intl.DateTimeFormat('en-CA', { timeZone: SITES[site].timeZone })
	dayFormats.set(site, format)
	return format.format(instant)
}
