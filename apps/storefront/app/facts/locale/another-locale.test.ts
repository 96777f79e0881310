import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { installSites, type SiteCode } from '@vitrine/market/sites'
import type { LocaleCode } from '@vitrine/market/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countryRow } from '#app/document/layout/country-list.tsx'
import { countryOrigins } from '#app/facts/addresses/country-origins.ts'
import { announcedIn, everywhere } from '#app/facts/addresses/alternates.ts'
import { canonicalUrl, domainsOf } from '#app/facts/addresses/origins.ts'
import { siteOfHost, siteOfRequest } from '#app/facts/deployment/site-of-host.ts'
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
