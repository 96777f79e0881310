import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { LOCALES, type ShippedLocale } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { expect, test } from 'vitest'
import { siteReferer, type TrackingFacts, trackingContext } from './context.ts'
import { ContextSchema } from './event-schemas.ts'
import { pageTypeOf } from '#app/facts/addresses/page-types.ts'

const DEVICES = [
	['m', 'mobile and tablet'],
	['t', 'mobile and tablet'],
	['d', 'desktop'],
] as const

function contextOf({ address, ...facts }: Partial<TrackingFacts> & { address: string }, locale: 'de' | 'fr' = 'de') {
	return trackingContext({
		facts: { ...SITES.de, device: 'm', workEnvironment: 'prod', trackingHost: 'www.brand.de', ownHosts: [], ...facts },
		locale,
		template: pageTypeOf(new URL(address).pathname, undefined),
		address: new URL(address),
		referrer: 'https://www.google.com/',
	})
}

test('the context of a phone that comes from a search engine to the account area, to the letter (T4)', () => {
	expect(contextOf({ address: 'https://www.brand.de/de/auth/create/?x=1' })).toEqual({
		channel: 'mobile and tablet',
		country: 'DE',
		currency: 'EUR',
		device: 'm',
		language: 'DE',
		template: 'espace client',
		version: 'ecommerce-4',
		workEnvironment: 'prod',
		pathname: '/de/auth/create/',
		url: 'https://www.brand.de/de/auth/create/?x=1',
		storeId: '004',
		siteReferer: 'Other',
	})
})

const LANGUAGE = { fr: 'FR', en: 'EN', es: 'ES', de: 'DE', it: 'IT', pl: 'PL', ch: 'FR' }
const CURRENCY = { fr: 'EUR', en: 'GBP', es: 'EUR', de: 'EUR', it: 'EUR', pl: 'PLN', ch: 'CHF' }
const COUNTRY = { fr: 'FR', en: 'GB', es: 'ES', de: 'DE', it: 'IT', pl: 'PL', ch: 'CH' }

test.each(LOCALES_TRIED.flatMap((locale) => DEVICES.map(([device, channel]) => ({ locale, device, channel }))))(
	'$locale on $device (R139-R145)',
	({ locale, device, channel }) => {
		const context = trackingContext({
			facts: {
				...SITES[LOCALES[locale].site],
				device,
				workEnvironment: 'int',
				trackingHost: 'int.brand.example',
				ownHosts: [],
			},
			locale,
			template: 'liste',
			address: new URL(`https://int.brand.example/${locale}/new/`),
			referrer: '',
		})
		expect(ContextSchema.parse(context)).toMatchObject({
			channel,
			device,
			language: LANGUAGE[locale as ShippedLocale],
			country: COUNTRY[locale as ShippedLocale],
			currency: CURRENCY[locale as ShippedLocale],
			workEnvironment: 'int',
			siteReferer: 'Other',
		})
	},
)

test.each([
	['?access=1&refresh_jwt=2&access_jwt=3&token=4&code=5&redirect_uri=https://x.example/?a=b&page=2', '?page=2'],
	['?Access_JWT=3', ''],
	['?order=Zk3-secret_9&receipt=Zk3-secret_9&page=2', '?page=2'],
	['?q=jean.dupont%40example.com+robe', '?q=-+robe'],
	['#access_jwt=3', ''],
])('an address tells no secret: %s (R147, C27)', (sent, reported) => {
	const address = `https://www.brand.de/de/search/${sent}`
	expect(contextOf({ address }).url).toBe(`https://www.brand.de/de/search/${reported}`)
})

test('nobody learns the key to an order from its address', () => {
	const { pathname, url } = contextOf({ address: 'https://www.brand.de/de/order/Zk3-secret_9/confirmation/' })
	expect(pathname).toBe('/de/order/-/confirmation/')
	expect(url).toBe('https://www.brand.de/de/order/-/confirmation/')
	expect(contextOf({ address: 'https://www.brand.de/de/reservation/Zk3-secret_9/' }).pathname).toBe(
		'/de/reservation/-/',
	)
})

test('without a tracking host the url is a path (R156)', () => {
	expect(contextOf({ address: 'http://fr.localhost:3000/de/?x=1', trackingHost: '' }).url).toBe('/de/?x=1')
})

const OWN = ['fr.brand.example', 'www.brand.de', 'fr.localhost']

test.each([
	['https://fr.brand.example/fr/', 'Ecommerce'],
	['https://www.fr.brand.example/', 'Ecommerce'],
	['https://brand.de/', 'Ecommerce'],
	['https://dev.brand.de/', 'Ecommerce'],
	['https://int.fr.brand.example/x', 'Ecommerce'],
	['https://preprod.www.brand.de/', 'Ecommerce'],
	['https://www.preprod.brand.de/', 'Ecommerce'],
	['https://www-int.brand.de/', 'Ecommerce'],
	['https://dev-www.brand.de/', 'Ecommerce'],
	['https://BRAND.de./', 'Ecommerce'],
	['http://fr.localhost:3000/fr/', 'Ecommerce'],
	['', 'Other'],
	['nonsense', 'Other'],
	['https://www.google.com/', 'Other'],
	['https://brand.de.evil.example/', 'Other'],
	['https://notbrand.de/', 'Other'],
	['https://dev-brand.de/', 'Other'],
	['https://evil.example/?https://brand.de/', 'Other'],
	['https://brand.de@evil.example/', 'Other'],
	['https://prod.brand.de/', 'Other'],
	['https://dev.int.brand.de/', 'Other'],
	['https://devXbrand.de/', 'Other'],
	['android-app://brand.de/', 'Other'],
])('from %s: %s (R149)', (referrer, expected) => {
	expect(siteReferer(referrer, OWN)).toBe(expected)
})

test('the account area is one class, whatever is there (R146)', () => {
	expect(pageTypeOf('/fr/auth/create/', 'erreur')).toBe('espace client')
	expect(pageTypeOf('/fr/account/orders/', undefined)).toBe('espace client')
	expect(pageTypeOf('/fr/', 'account sign-in')).toBe('account sign-in')
	expect(pageTypeOf('/fr/authors/', 'liste')).toBe('liste')
	expect(pageTypeOf('/xx/', undefined)).toBe('erreur')
})
