import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { LOCALE_CODES } from '@vitrine/market/locales'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

/** Table T2, with the domains a deployment names (R55-R70, R84, R85). */
const T2 = [
	['fr', 'French', 'Français', 'fr-FR', 'www.marque.fr', 'Magasins', 'France', '€', '001', 'fr-BE'],
	['en', 'English', 'English', 'en-GB', 'www.brand.com', 'Stores', 'United Kingdom', '£', '002', 'en-US,en'],
	['es', 'Spanish', 'Español', 'es-ES', 'www.marca.es', 'Tiendas', 'España', '€', '003', 'es-419'],
	['de', 'German', 'Deutsch', 'de-DE', 'www.marke.de', 'Filialen', 'Deutschland', '€', '004', 'de-AT'],
	['it', 'Italian', 'Italiano', 'it-IT', 'www.marca.it', 'Negozi', 'Italia', '€', '005', 'it-SM'],
	['pl', 'Polish', 'Polski', 'pl-PL', 'www.marka.pl', 'Sklepy', 'Polska', 'zł', '006', 'uk,pl-PL'],
	['ch', 'Swiss French', 'Français (Suisse)', 'fr-CH', 'www.marque.ch', 'Magasins', 'Suisse', 'CHF', '007', 'fr-CH,fr'],
] as const
const SITES = { fr: 'fr', en: 'gb', es: 'es', de: 'de', it: 'it', pl: 'pl', ch: 'ch' } as const
const siteHosts = Object.fromEntries(T2.map(([code, , , , domain]) => [domain, SITES[code]]))

let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop(async (db) => void (await insertProduct(db)), { siteHosts })
})
afterAll(() => opened.close())
const page = async (address: string) => (await opened.shop.request(address)).text()
const linksOf = (html: string) => [
	...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"/g),
]

test('the table has the seven locales, in its order', () => expect(T2.map(([code]) => code)).toEqual(LOCALE_CODES))

describe.each(T2)('%s (%s)', (code, _name, nativeName, tag, domain, stores, country, symbol, storeId, browser) => {
	test('says its tag, speaks from its own message file and its own country', async () => {
		opened.calls.length = 0
		const html = await page(`https://${domain}/${code}/`)
		expect(html).toContain(`<html lang="${tag}"`)
		expect(html).not.toContain('lang="ch"')
		expect(html).toContain(`>${stores}</a>`)
		const headers = opened.calls.map((call) => [call.headers.get('accept-language'), call.headers.get('x-store-id')])
		expect(new Set(headers.map(String))).toEqual(new Set([`${tag},${storeId}`]))
		// The currency is the site's: the price of the product, and the row of the country.
		expect(html).toMatch(new RegExp(`${country}, [^,<]+, ${symbol}`))
		expect(html).toMatch(
			symbol === '£' ? /£\d/ : symbol === 'CHF' ? /CHF\s?\d|\d\s?CHF/ : new RegExp(`\\d\\s${symbol}`),
		)
	})

	test('on a host of no country the prefix decides the country as well (C15)', async () => {
		opened.calls.length = 0
		await page(`http://localhost/${code}/`)
		expect(opened.calls.at(-1)?.headers.get('x-store-id')).toBe(storeId)
	})

	test.each([domain, 'localhost', 'www.marque.fr'])(
		'seen on %s, its canonical address is on its own domain, with all seven and x-default (C15)',
		async (host) => {
			const links = linksOf(await page(`https://${host}/${code}/stores/`))
			expect(links.filter(([, rel]) => rel === 'canonical').map(([, , , href]) => href)).toEqual([
				`https://${domain}/${code}/stores/`,
			])
			expect(links.filter(([, rel]) => rel === 'alternate').map(([, , language, href]) => [language, href])).toEqual([
				...T2.map(([other, , , otherTag, otherDomain]) => [otherTag, `https://${otherDomain}/${other}/stores/`]),
				['x-default', 'https://www.brand.com/en/stores/'],
			])
		},
	)

	test('the logo of an error page leads to its own domain, data for programs name it too (R47)', async () => {
		expect(await page(`https://${domain}/${code}/nope/`)).toContain(`href="https://${domain}/${code}/"`)
		const [, product = ''] = /href="\/\w+\/(p\/[^"?]+)/.exec(await page(`https://${domain}/${code}/`)) ?? []
		const html = await page(`https://${domain}/${code}/${product}`)
		const [, facts = ''] = /<script type="application\/ld\+json">(\{[^<]*"Product[^<]*)<\/script>/.exec(html) ?? []
		expect(facts).toContain(`https://${domain}/${code}/p/`)
		expect(html).not.toContain('linaire.example/')
	})

	test(`a browser that wants "${browser}" is sent there, never to another domain (R8, R83)`, async () => {
		for (const host of ['localhost', 'www.marque.fr', 'www.marke.de']) {
			const headers = { 'accept-language': browser }
			const response = await opened.shop.request(`https://${host}/?a=1`, { headers })
			expect([response.status, response.headers.get('location')]).toEqual([302, `/${code}/?a=1`])
			const cookie = `i18n_redirected=${code}`
			const saved = await opened.shop.request(`https://${host}/`, { headers: { cookie, 'accept-language': 'ja' } })
			expect(saved.headers.get('location')).toBe(`/${code}/`)
		}
	})

	test('its own host shows the other countries on their domains and seven languages on this host (R55, R63, C34)', async () => {
		const html = await page(`https://${domain}/${code}/search/?q=lin`)
		const [countries = ''] = /<ul class="country-list".*?<\/ul>/s.exec(html) ?? []
		const [languages = ''] = /<ul class="language-list".*?<\/ul>/s.exec(html) ?? []
		const rows = (list: string) =>
			[...list.matchAll(/<li lang="([^"]+)"><a href="([^"]+)"/g)].map(([, lang, href]) => [lang, href])
		expect(rows(countries)).toEqual(
			T2.filter(([other]) => other !== code).map(([other, , , otherTag, otherDomain]) => [
				otherTag,
				`https://${otherDomain}/${other}/search/?q=lin`,
			]),
		)
		expect(rows(languages)).toEqual(T2.map(([other, , , otherTag]) => [otherTag, `/${other}/search/?q=lin`]))
		for (const [, , otherName] of T2) expect(languages).toContain(`>${otherName}</a>`)
		expect(languages).toMatch(
			new RegExp(`aria-current="true" class="chip chip-selected">${nativeName.replace(/[()]/g, '\\$&')}<`),
		)
		expect(countries).not.toContain('aria-current')
	})
})
