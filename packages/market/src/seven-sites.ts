import type { LanguageTag } from './locales.ts'
import type { SiteRecord } from './sites.ts'

type Words = { name: string; nativeName: string; row: { country: string; language: string } }

/** A site in one language, whose currency is the euro. */
function siteOf(
	own: Pick<SiteRecord, 'site' | 'countryCode' | 'storeId' | 'timeZone'> &
		Partial<Pick<SiteRecord, 'currency'>> & { locale?: string; tag: LanguageTag } & Words,
): SiteRecord {
	const { site, countryCode, storeId, timeZone, currency = 'EUR', locale = site, tag, name, nativeName, row } = own
	return {
		site,
		countryCode,
		currency,
		storeId,
		timeZone,
		// Reserved example domains: a shop records its own.
		hosts: [`${site}.vitrine.example`],
		isOpen: true,
		locales: [{ locale, tag, name, nativeName, row }],
	}
}

/** The sites of the specification (R3, R55-R62, T2): those of a shop that has recorded none, and of the demo. */
export const SEVEN_SITES: readonly SiteRecord[] = [
	siteOf({
		site: 'fr',
		countryCode: 'FR',
		storeId: '001',
		timeZone: 'Europe/Paris',
		tag: 'fr-FR',
		name: 'French',
		nativeName: 'Français',
		row: { country: 'France', language: 'français' },
	}),
	siteOf({
		site: 'gb',
		countryCode: 'GB',
		currency: 'GBP',
		storeId: '002',
		timeZone: 'Europe/London',
		locale: 'en',
		tag: 'en-GB',
		name: 'English',
		nativeName: 'English',
		row: { country: 'United Kingdom', language: 'English' },
	}),
	siteOf({
		site: 'es',
		countryCode: 'ES',
		storeId: '003',
		timeZone: 'Europe/Madrid',
		tag: 'es-ES',
		name: 'Spanish',
		nativeName: 'Español',
		row: { country: 'España', language: 'español' },
	}),
	siteOf({
		site: 'de',
		countryCode: 'DE',
		storeId: '004',
		timeZone: 'Europe/Berlin',
		tag: 'de-DE',
		name: 'German',
		nativeName: 'Deutsch',
		row: { country: 'Deutschland', language: 'Deutsch' },
	}),
	siteOf({
		site: 'it',
		countryCode: 'IT',
		storeId: '005',
		timeZone: 'Europe/Rome',
		tag: 'it-IT',
		name: 'Italian',
		nativeName: 'Italiano',
		row: { country: 'Italia', language: 'italiano' },
	}),
	siteOf({
		site: 'pl',
		countryCode: 'PL',
		currency: 'PLN',
		storeId: '006',
		timeZone: 'Europe/Warsaw',
		tag: 'pl-PL',
		name: 'Polish',
		nativeName: 'Polski',
		row: { country: 'Polska', language: 'polski' },
	}),
	siteOf({
		site: 'ch',
		countryCode: 'CH',
		currency: 'CHF',
		storeId: '007',
		timeZone: 'Europe/Zurich',
		tag: 'fr-CH',
		name: 'Swiss French',
		nativeName: 'Français (Suisse)',
		row: { country: 'Suisse', language: 'français' },
	}),
]
