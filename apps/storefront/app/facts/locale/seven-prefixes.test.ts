import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

let opened: TestShop
const at = (path: string, headers: Record<string, string> = {}) => opened.shop.request(path, { headers })
const page = async (path: string) => (await at(path)).text()
beforeAll(async () => {
	opened = await openTestShop(async (db) => void (await insertProduct(db)))
})
afterAll(() => opened.close())

/** Catalog, cart and what needs no order: below every prefix (T1). */
const PATHS = ['', 'c/femme/', 'c/femme/chemises-et-blouses/', 'new/', 'offers/', 'search/', 'search/?q=a', 'stores/']
const OTHERS = ['cart/', 'checkout/identification/', 'checkout/delivery/', '_icons/', 'error/502/']

describe.each(LOCALE_CODES)('below /%s/', (locale) => {
	test('every path has a page (R5, T1)', async () => {
		const [, product = ''] = /href="\/\w+\/(p\/[^"?]+)/.exec(await page(`/${locale}/`)) ?? []
		expect(product).not.toBe('')
		for (const path of [...PATHS, ...OTHERS, product]) {
			const { status } = await at(`/${locale}/${path}`)
			// A category in another language's words leads to its own, a step of the checkout to the cart.
			expect([path, status]).toEqual([path, expect.toBeOneOf(/^c\/|^checkout/.test(path) ? [200, 301, 302] : [200])])
			expect([path, (await at(`/ja/${path}`)).status]).toEqual([path, 404])
		}
	})

	test('a saved choice and the browser’s wish change nothing (R79)', async () => {
		const other = locale === 'de' ? 'pl' : 'de'
		const response = await at(`/${locale}/new/`, { cookie: `i18n_redirected=${other}`, 'accept-language': 'it,es' })
		expect(response.status).toBe(200)
		expect(await response.text()).toContain(`<html lang="${LOCALES[locale].tag}"`)
	})

	test('the list of countries has seven, each in its own language, and keeps the query (R63, R81)', async () => {
		const html = await page(`/${locale}/search/?q=lin&page=1`)
		const [list = ''] = /<ul class="country-list">.*?<\/ul>/s.exec(html) ?? []
		const rows = [...list.matchAll(/<li lang="([^"]+)"><a href="([^"]+)"/g)]
		expect(rows.map(([, tag]) => tag)).toEqual(LOCALE_CODES.map((code) => LOCALES[code].tag))
		expect(rows.map(([, , href]) => href)).toEqual(LOCALE_CODES.map((code) => `/${code}/search/?q=lin&amp;page=1`))
		for (const name of ['France', 'United Kingdom', 'España', 'Deutschland', 'Italia', 'Polska', 'Suisse'])
			expect(list).toContain(name)
		expect(list.match(/aria-current="true"/g)).toHaveLength(1)
	})
})

test.each(['', 'new/', 'stores/', 'cart/', 'nope/'])(
	'the title of /%s is in the page’s language (R85)',
	async (path) => {
		const titles = new Map<string, string>()
		for (const locale of LOCALE_CODES) {
			const found = [...(await page(`/${locale}/${path}`)).matchAll(/<title>([^<]+)<\/title>/g)].map(
				([, title]) => title,
			)
			// The wordmark is a drawing with a title of its own.
			titles.set(locale, found.find((title) => title?.endsWith(' | Linaire')) ?? '')
		}
		expect(titles.get('ch')).toBe(titles.get('fr'))
		expect(new Set(titles.values()).size).toBe(6)
		expect([...titles.values()]).not.toContain('')
	},
)
