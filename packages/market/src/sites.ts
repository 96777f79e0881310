import type { Currency } from './currencies.ts'
import type { LocaleCode } from './locales.ts'

type Site = {
	locale: LocaleCode
	countryCode: string
	currency: Currency
	/** Value of the gateway's store header (R103, R177). */
	storeId: string
	/** Reserved example domain; a deployment sets its own (R64-R70). */
	domain: string
	/** IANA time zone of the site's dates. */
	timeZone: string
}

/** One site per country (R3). Everything that can change without a deployment is a web-domain parameter. */
export const SITES = {
	fr: {
		locale: 'fr',
		countryCode: 'FR',
		currency: 'EUR',
		storeId: '001',
		domain: 'fr.vitrine.example',
		timeZone: 'Europe/Paris',
	},
	gb: {
		locale: 'en',
		countryCode: 'GB',
		currency: 'GBP',
		storeId: '002',
		domain: 'gb.vitrine.example',
		timeZone: 'Europe/London',
	},
	es: {
		locale: 'es',
		countryCode: 'ES',
		currency: 'EUR',
		storeId: '003',
		domain: 'es.vitrine.example',
		timeZone: 'Europe/Madrid',
	},
	de: {
		locale: 'de',
		countryCode: 'DE',
		currency: 'EUR',
		storeId: '004',
		domain: 'de.vitrine.example',
		timeZone: 'Europe/Berlin',
	},
	it: {
		locale: 'it',
		countryCode: 'IT',
		currency: 'EUR',
		storeId: '005',
		domain: 'it.vitrine.example',
		timeZone: 'Europe/Rome',
	},
	pl: {
		locale: 'pl',
		countryCode: 'PL',
		currency: 'PLN',
		storeId: '006',
		domain: 'pl.vitrine.example',
		timeZone: 'Europe/Warsaw',
	},
	ch: {
		locale: 'ch',
		countryCode: 'CH',
		currency: 'CHF',
		storeId: '007',
		domain: 'ch.vitrine.example',
		timeZone: 'Europe/Zurich',
	},
} as const satisfies Record<string, Site>

/** One of fr gb es de it pl ch: a country's shop, as opposed to a locale, which is a language's prefix (C15). */
export type SiteCode = keyof typeof SITES
export const SITE_CODES = Object.keys(SITES) as SiteCode[]

export function isSiteCode(value: unknown): value is SiteCode {
	return typeof value === 'string' && Object.hasOwn(SITES, value)
}

/** Site of a store header; undefined when unknown. */
export function siteOfStoreId(storeId: string): SiteCode | undefined {
	return SITE_CODES.find((site) => SITES[site].storeId === storeId)
}

/** Formats of ISO dates by site: making one costs more than a hundred uses. */
const dayFormats = new Map<SiteCode, Intl.DateTimeFormat>()

/** ISO date of an instant in the zone of a site. */
export function dayOf(site: SiteCode, instant: Date): string {
	const format = dayFormats.get(site) ?? new Intl.DateTimeFormat('en-CA', { timeZone: SITES[site].timeZone })
	dayFormats.set(site, format)
	return format.format(instant)
}
