import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { installSites, type SiteCode } from '@vitrine/market/sites'
import type { LocaleCode } from '@vitrine/market/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countryRow } from '#app/document/layout/country-list.tsx'
import { countryOrigins } from '#app/facts/addresses/country-origins.ts'
import { announcedIn, everywhere } from '#app/facts/addresses/alternates.ts'
import { canonicalUrl, domainsOf } from '#app/facts/addresses/origins.ts'
import { siteOfHost, siteOfRequest } from '#app/facts/deployment/site-of-host.ts'
import { formatMoney } from '@vitrine/market/format'
import { withThreeSwissLanguages } from './swiss-languages.fixtures.ts'
import { negotiateLocale } from './negotiate.ts'
import { localeOfPath, localePath } from './path.ts'

const words = { name: 'Austrian German', nativeName: 'Deutsch (Österreich)' }
const AUSTRIA = {
	site: 'at',
	countryCode: 'AT',
	currency: 'EUR',
	storeId: '008',
	timeZone: 'Europe/Vienna',
	hosts: ['www.haus.example', 'haus.example'],
	isOpen: true,
	locales: [{ locale: 'at', tag: 'de-AT', ...words, row: { country: 'Österreich', language: 'Deutsch' } }],
} as const
const at = 'at' as SiteCode & LocaleCode

beforeAll(() => installSites([...SEVEN_SITES, AUSTRIA]))
afterAll(() => installSites(SEVEN_SITES))

test('another country is a record (C14)', () => {
	expect(negotiateLocale({ cookie: undefined, acceptLanguage: 'sk;q=0.4, de-AT', fallback: 'fr' })).toBe('at')
	expect(negotiateLocale({ cookie: 'at', acceptLanguage: 'de', fallback: 'fr' })).toBe('at')
	expect(localeOfPath('/at/stores/')).toBe('at')
	expect(localePath(at, 'stores')).toBe('/at/stores/')
	expect(siteOfRequest(undefined, at)).toBe('at')
	expect(countryRow(at)).toBe('Österreich, Deutsch, €')
})

test('each language of a country has its own line in the list (B9)', () => {
	const [first] = AUSTRIA.locales
	const second = { ...first, locale: 'at-en', tag: 'en-AT', row: { country: 'Austria', language: 'English' } } as const
	installSites([...SEVEN_SITES, { ...AUSTRIA, locales: [first, second] }])
	const rows = [at, 'at-en' as LocaleCode, 'fr' as const].map((locale) => countryRow(at, locale))
	expect(rows).toEqual(['Österreich, Deutsch, €', 'Austria, English, €', 'Österreich, français, €'])
	installSites([...SEVEN_SITES, AUSTRIA])
})

test('its hosts decide, the first is its domain, and a setting adds others (R64-R70)', () => {
	expect(siteOfHost('www.haus.example:443', {})).toBe('at')
	expect(siteOfHost('haus.example', {})).toBe('at')
	expect(siteOfHost('at.localhost:3000', {})).toBe('at')
	expect(siteOfHost('preview.example', { 'preview.example': at })).toBe('at')
	expect(canonicalUrl({ locale: at, path: 'stores', domains: undefined })).toBe('https://www.haus.example/at/stores/')
	const domains = domainsOf({ 'preview.example': at })
	expect(canonicalUrl({ locale: at, path: 'stores', domains })).toBe('https://preview.example/at/stores/')
	const url = new URL('https://fr.vitrine.example/fr/')
	expect(countryOrigins({ url, hostSite: 'fr', domains: undefined })).toMatchObject({ at: 'https://www.haus.example' })
})

test('a closed site keeps its addresses and is offered to nobody (decision 0109)', () => {
	installSites([...SEVEN_SITES, { ...AUSTRIA, isOpen: false }])
	expect(siteOfHost('haus.example', {})).toBe('at')
	expect(localeOfPath('/at/order/track/')).toBe('at')
	expect(negotiateLocale({ cookie: 'at', acceptLanguage: 'de-AT', fallback: 'fr' })).toBe('de')
	expect(announcedIn({ alternates: everywhere('stores'), absent: [] }).map(({ locale }) => locale)).not.toContain('at')
})

test('Switzerland in three languages: each has its prefix, its tag and its hreflang; French stays what it was (R62)', () => {
	installSites(withThreeSwissLanguages())
	const wanted = { 'de-CH, fr-CH': 'ch-de', 'it-CH': 'ch-it', 'fr-CH, fr': 'ch', de: 'de', it: 'it', 'fr-BE': 'fr' }
	for (const [acceptLanguage, locale] of Object.entries(wanted))
		expect([acceptLanguage, negotiateLocale({ cookie: undefined, acceptLanguage, fallback: 'fr' })]).toEqual([
			acceptLanguage,
			locale,
		])
	const told = announcedIn({ alternates: everywhere('stores'), absent: [] })
	expect(told.map(({ hrefLang }) => hrefLang)).toEqual(
		'fr-FR en-GB es-ES de-DE it-IT pl-PL fr-CH de-CH it-CH x-default'.split(' '),
	)
	const german = 'ch-de' as LocaleCode
	expect(canonicalUrl({ locale: german, path: 'stores', domains: undefined })).toBe(
		'https://ch.vitrine.example/ch-de/stores/',
	)
	expect(countryRow('ch', german)).toBe('Schweiz, Deutsch, CHF')
	const money = { centAmount: 129_900, currency: 'CHF' } as const
	expect(['de-CH', 'fr-CH', 'it-CH'].map((tag) => formatMoney(tag, money))).toEqual(Array(3).fill('CHF\u00a01299.00'))
})
