import { expect, test } from 'vitest'
import { domainsOf } from '#app/facts/addresses/origins.ts'
import { countryOrigins } from '#app/facts/addresses/country-origins.ts'
import { siteOfHost, siteOfRequest } from './site-of-host.ts'

const siteHosts = { 'shop.example': 'de' } as const

test.each([
	['fr.vitrine.example', 'fr'],
	['www.fr.vitrine.example', 'fr'],
	['GB.vitrine.example:443', 'gb'],
	['pl.vitrine.example.', 'pl'],
	['gb.localhost:3000', 'gb'],
	['en.localhost', 'gb'],
	['ch.localhost', 'ch'],
	['shop.example', 'de'],
	['localhost', undefined],
	['127.0.0.1', undefined],
	['fr.evil.example', undefined],
	['fr.vitrine.example.evil.example', undefined],
	['xx.localhost', undefined],
])('%s is the site %s', (host, site) => {
	expect(siteOfHost(host, siteHosts)).toBe(site)
})

test('the host decides the site; on a host of no country the language does', () => {
	expect(siteOfRequest('fr', 'de')).toBe('fr')
	expect(siteOfRequest(undefined, 'en')).toBe('gb')
	expect(siteOfRequest(undefined, 'ch')).toBe('ch')
})

test('other countries are on their own hosts, and on this one where it is nobody’s', () => {
	const from = (url: string, hostSite: 'fr' | undefined) =>
		countryOrigins({ url: new URL(url), hostSite, domains: domainsOf(siteHosts) })
	expect(from('http://localhost:3000/fr/', undefined)).toEqual({})
	expect(from('http://fr.localhost:3000/fr/', 'fr')).toMatchObject({ fr: '', en: 'http://gb.localhost:3000' })
	expect(from('https://fr.vitrine.example/fr/', 'fr')).toMatchObject({
		fr: '',
		pl: 'https://pl.vitrine.example',
		de: 'https://shop.example',
	})
})

test('the first host named for a country is its domain (R64-R70)', () => {
	expect(domainsOf({})).toBeUndefined()
	expect(domainsOf({ 'www.marque.fr': 'fr', 'preview.marque.fr': 'fr', 'marque.de': 'de' })).toEqual({
		fr: 'www.marque.fr',
		de: 'marque.de',
	})
})
