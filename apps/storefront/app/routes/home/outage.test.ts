import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { LOCALES } from '@vitrine/market/locales'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBuiltShop, openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

/** A shop that has just started, as it runs: with kept pages. */
let opened: TestShop
beforeEach(async () => {
	opened = await openTestShop(async (db) => void (await insertProduct(db)), { pageCacheSeconds: 3_600 })
})
afterEach(() => opened.close())
const at = (path: string) => opened.shop.request(path)

test.each(LOCALES_TRIED)(
	'%s: with the gateway away from the start the home page has its own words and invents nothing (R124)',
	async (locale) => {
		opened.setDown(true)
		const response = await at(`/${locale}/`)
		const html = await response.text()
		expect(response.status).toBe(200)
		expect(response.headers.get('cache-control')).toBe('private, no-store')
		expect(html).toContain(`<html lang="${LOCALES[locale].tag}"`)
		expect(html.match(/<h1/g)).toHaveLength(1)
		expect(html).toContain(`action="/${locale}/search/"`)
		// No goods, no prices, no promise of the site, no departments, and nothing of anybody else.
		expect(html).not.toMatch(/href="\/\w\w\/(p|c)\//)
		expect(textOf(html)).not.toMatch(/\d+[,.]?\d*\s?(€|£|CHF|zł)|€\s?\d|£\s?\d/)
		expect(html).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)="https?:\/\/(?![a-z]{2}\.vitrine\.example)/)
		expect(opened.logged.some(({ message }) => message.startsWith('Gateway: '))).toBe(true)
		expect(opened.logged.every(({ status }) => Number(status) >= 500)).toBe(true)
	},
)

test('once the gateway is back so is everything, without a restart and at once', async () => {
	opened.setDown(true)
	const away = await Promise.all(['/fr/', '/fr/nope/', '/fr/error/502/', '/fr/new/', '/fr/stores/'].map(at))
	expect(away.map(({ status }) => status)).toEqual([200, 404, 200, 503, 503])
	expect(await away[1]!.text()).toContain('href="https://fr.vitrine.example/fr/"')
	expect(await away[2]!.text()).not.toMatch(/<script|<link|src=/)
	opened.setDown(false)
	const back = await Promise.all(['/fr/', '/fr/nope/', '/fr/new/', '/fr/stores/'].map(at))
	expect(back.map(({ status }) => status)).toEqual([200, 404, 200, 200])
	const [home, missing] = await Promise.all(back.map((response) => response.text()))
	expect(home).toMatch(/href="\/fr\/p\//)
	expect(home).toContain('href="/fr/c/femme/"')
	// The shop's one department is no choice, but where the menu leads without a script.
	expect(home).toMatch(/<section id="departments"[^>]* class="home-departments without-script">/)
	expect(missing).toContain('href="/fr/c/femme/"')
	// What everybody may be given again is kept again.
	expect(back[0]!.headers.get('cache-control')).toBe('private, no-cache')
})

test('an outage later on is not seen: what is known goes on', async () => {
	await at('/fr/')
	opened.setDown(/^\/(web-domains|categories)/)
	const html = await (await at('/fr/?again')).text()
	expect(html).toContain('href="/fr/c/femme/"')
	expect(html).toMatch(/href="\/fr\/p\//)
})

test('a gateway that says nothing at all and has no time limit of its own does not hold the home page up for ever', async () => {
	const silent = await createBuiltShop({ gateway: () => new Promise(() => undefined), log: { error: () => undefined } })
	const [home, missing] = await Promise.all([silent.request('/fr/'), silent.request('/fr/nope/')])
	expect([home.status, missing.status]).toEqual([200, 404])
})
