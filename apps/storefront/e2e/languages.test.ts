import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { LOST, allowFaults } from './faults.ts'
import { representative } from '@vitrine/testing/matrix'
import { rested, settled } from './pages.ts'
import { addToCart, refusals, welcome } from './visitor.ts'

let browser: Browser
let database: ShopDatabase
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
})
afterAll(() => database.close())

const { port } = new URL(inject('shopUrl'))
const at = (host: string, path: string) => `http://${host}:${port}${path}`

/** A page that is alive. `files`: the message files it has asked for. */
async function open(address: string, options: BrowserContextOptions = {}) {
	const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 }, ...options })
	await context.addCookies(refusals())
	const page = await context.newPage()
	const complaints: string[] = []
	const files: string[] = []
	page.on('pageerror', (error) => complaints.push(error.message))
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
	page.on('request', (request) => {
		const [, language] = /\/assets\/([a-z]{2})-(?!layers-)[\w-]+\.js/.exec(request.url()) ?? []
		if (language) files.push(language)
	})
	await page.goto(address)
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await page.evaluate(() => Object.assign(window, { isSame: true }))
	return { context, page, complaints, files, isSame: () => page.evaluate(() => 'isSame' in window) }
}

/** Opens the choice of country and language at the foot of the page and presses a row of it. */
async function choose(page: Page, hrefLang: string, list = '.country-list') {
	await page.click('footer [popovertarget="country"]')
	await page.click(`#country ${list} a[hreflang="${hrefLang}"]`)
}

const langOf = (page: Page) => page.getAttribute('html', 'lang')
const savedLocale = async (page: Page) =>
	(await page.context().cookies(page.url())).find(({ name }) => name === 'i18n_redirected')

describe('on a host of no country', () => {
	test('another language is the same page, query and hash, without another document (R71, R81, R82, R85)', async () => {
		const { page, complaints, files, isSame, context } = await open(at('localhost', '/fr/search/?q=lin#content'))
		const begun = Date.now()
		await choose(page, 'de-DE')
		await page.waitForURL(at('localhost', '/de/search/?q=lin#content'))
		await page.waitForSelector('html[lang="de-DE"]')
		expect(await page.title()).toContain('„lin“')
		expect(await page.textContent('.site-footer')).toContain('Deutschland, Deutsch, €')
		expect(await page.textContent('.announcement')).toContain('Versand')
		expect(await page.locator('header a[href="/de/cart/"]').count()).toBe(1)
		await page.waitForSelector('#country', { state: 'hidden' })
		expect(await page.locator('a[href^="/fr/"]:visible').count()).toBe(0)
		const cookie = await savedLocale(page)
		expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax', httpOnly: false, domain: 'localhost' })
		// A year from when it was written, which the browser counts in whole seconds.
		const written = (cookie?.expires ?? 0) * 1_000 - 365 * 86_400_000
		expect(written).toBeGreaterThan(begun - 1_000)
		expect(written).toBeLessThan(Date.now() + 1_000)
		// Every text of the page has come from one file.
		expect(files.filter((language) => language !== 'fr')).toEqual(['de'])
		await page.goBack()
		await page.waitForSelector('html[lang="fr-FR"]')
		await expect.poll(async () => (await savedLocale(page))?.value).toBe('fr')
		await page.goForward()
		await page.waitForSelector('html[lang="de-DE"]')
		expect(page.url()).toBe(at('localhost', '/de/search/?q=lin#content'))
		await choose(page, 'fr-FR')
		await page.waitForURL(at('localhost', '/fr/search/?q=lin#content'))
		// Each was fetched once.
		expect(files.toSorted()).toEqual(['de', 'fr'])
		expect(await isSame()).toBe(true)
		expect(complaints).toEqual([])
		await context.close()
	})

	test('French and Swiss French share their file; the country changes with the language (R62, C15)', async () => {
		const { page, files, isSame, complaints, context } = await open(at('localhost', '/fr/new/'))
		await choose(page, 'fr-CH')
		await page.waitForURL(at('localhost', '/ch/new/'))
		await page.waitForSelector('html[lang="fr-CH"]')
		await page.waitForSelector('.product-grid >> text=CHF')
		await choose(page, 'fr-FR')
		await page.waitForURL(at('localhost', '/fr/new/'))
		await page.waitForSelector('.product-grid >> text=€')
		expect(await page.locator('.product-grid >> text=CHF').count()).toBe(0)
		expect([files, await isSame(), complaints]).toEqual([['fr'], true, []])
		await context.close()
	})

	test('a page whose address is told in words has its own in each language', async () => {
		const { page, isSame, context } = await open(at('localhost', '/fr/c/femme/'))
		await choose(page, 'en-GB')
		await page.waitForURL(at('localhost', '/en/c/women/'))
		await expect.poll(() => page.textContent('h1')).toBe('Women')
		expect(await isSame()).toBe(true)
		await context.close()
	})

	test('when its file is lost the old language stays, a notice says so, and the next try may succeed (R72)', async () => {
		allowFaults(...LOST)
		const { page, complaints, isSame, context } = await open(at('localhost', '/fr/stores/'))
		await page.route('**/assets/pl-*.js', (route) => route.abort())
		await choose(page, 'pl-PL')
		await page.waitForSelector('.toast >> text=Cette langue n’a pas pu être chargée')
		expect([page.url(), await langOf(page)]).toEqual([at('localhost', '/fr/stores/'), 'fr-FR'])
		expect((await savedLocale(page))?.value).toBe('fr')
		expect(complaints.join()).toContain('The texts of the language pl have not arrived')
		await page.unroute('**/assets/pl-*.js')
		await choose(page, 'pl-PL')
		await page.waitForURL(at('localhost', '/pl/stores/'))
		await page.waitForSelector('html[lang="pl-PL"]')
		expect(await isSame()).toBe(true)
		await context.close()
	})

	test('a press on the current language asks for nothing; a press for a new tab opens one', async () => {
		const { page, context } = await open(at('localhost', '/it/stores/?x=1'), { locale: 'it-IT' })
		const asked: string[] = []
		page.on('request', (request) => {
			// Code of the pages that links in sight lead to is fetched ahead, and the texts of this language when a link is pointed at; the list's heading brings its font.
			const isAhead = /\/assets\/(?!(fr|en|es|de|pl)-)|\.woff2$/.test(request.url())
			if (!isAhead) asked.push(request.url())
		})
		await choose(page, 'it-IT')
		await settled(page)
		expect([page.url(), asked]).toEqual([at('localhost', '/it/stores/?x=1'), []])
		await page.click('footer [popovertarget="country"]')
		const [tab] = await Promise.all([
			context.waitForEvent('page'),
			page.click('#country a[hreflang="es-ES"]', { modifiers: ['Control'] }),
		])
		await tab.waitForURL(at('localhost', '/es/stores/?x=1'))
		expect(await langOf(page)).toBe('it-IT')
		await context.close()
	})

	test('without a script the rows are links, and the server keeps the language', async () => {
		const context = await browser.newContext({ locale: 'fr-FR', javaScriptEnabled: false })
		const page = await context.newPage()
		await page.goto(at('localhost', '/fr/stores/?x=1'))
		await choose(page, 'es-ES')
		await page.waitForURL(at('localhost', '/es/stores/?x=1'))
		expect(await langOf(page)).toBe('es-ES')
		expect((await savedLocale(page))?.value).toBe('es')
		await context.close()
	})
})

describe('on a host of a country', () => {
	test('the language changes and the shop stays; other countries are other hosts (C15, C34, R63)', async () => {
		const { page, isSame, complaints, context } = await open(at('ch.localhost', '/ch/new/?sort=new#content'), {
			locale: 'fr-CH',
		})
		await choose(page, 'de-DE', '.language-list')
		await page.waitForURL(at('ch.localhost', '/de/new/?sort=new#content'))
		await page.waitForSelector('html[lang="de-DE"]')
		await page.waitForSelector('.product-grid >> text=CHF')
		expect(await page.textContent('footer [popovertarget="country"]')).toBe('Suisse, Deutsch, CHF')
		expect(await isSame()).toBe(true)
		await page.click('footer [popovertarget="country"]')
		expect(await page.getAttribute('#country .language-list [aria-current]', 'hreflang')).toBe('de-DE')
		// Under the heading of the others this country is none.
		expect(await page.locator('#country .country-list a[hreflang="fr-CH"]').count()).toBe(0)
		expect(await page.getAttribute('#country .country-list a[hreflang="it-IT"]', 'href')).toBe(
			at('it.localhost', '/it/new/?sort=new#content'),
		)
		await page.click('#country .country-list a[hreflang="it-IT"]')
		await page.waitForURL(at('it.localhost', '/it/new/?sort=new#content'))
		expect(await isSame()).toBe(false)
		expect(complaints).toEqual([])
		// Each host keeps its own (R83).
		await page.goto(at('ch.localhost', '/'))
		expect(page.url()).toBe(at('ch.localhost', '/de/'))
		await context.close()
	})

	test('the bag speaks the new language and keeps what is in it', async () => {
		const [variant] = await database.variants('fr')
		const visitor = await welcome(browser, 'fr')
		const { page } = visitor
		await addToCart(visitor, variant!)
		await page.keyboard.press('Escape')
		await page.waitForSelector('#mini-cart:not([open])', { state: 'attached' })
		await choose(page, 'en-GB', '.language-list')
		await page.waitForSelector('html[lang="en-GB"]')
		await page.waitForSelector('header a[href="/en/cart/"] >> text=1')
		await page.click('header a[href="/en/cart/"]')
		await page.waitForSelector('#mini-cart[open] .cart-line')
		expect(await page.textContent('#mini-cart')).toContain('Checkout')
		expect(await page.textContent('#mini-cart')).toContain('€')
		expect(visitor.complaints).toEqual([])
		await visitor.leave()
	})
})

describe('somebody whose browser speaks another country’s language', () => {
	/** A headless browser says so, and machines are not asked. */
	const userAgent =
		'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
	const english = { locale: 'en-GB', userAgent }
	const question = '.country-suggestion'

	test.each(representative([375, 768, 1280, 1920], [375]))(
		'is asked at %i px, and nothing moves (law 13)',
		async (width) => {
			const context = await browser.newContext({ ...english, viewport: { width, height: 900 } })
			const page = await context.newPage()
			const complaints: string[] = []
			page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
			await page.addInitScript(() => {
				const seen = Object.assign(window, { shifts: 0 })
				type Shift = PerformanceEntry & { value: number }
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) seen.shifts += (entry as Shift).value
				}).observe({ type: 'layout-shift', buffered: true })
			})
			const response = await page.goto(at('fr.localhost', '/fr/stores/#content'))
			expect(await response?.text()).not.toContain('country-suggestion')
			await page.waitForSelector(question)
			await settled(page)
			await rested(page)
			expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.02)
			expect((await page.locator(question).boundingBox())?.height).toBeLessThanOrEqual(48)
			expect(complaints).toEqual([])
			await context.close()
		},
	)

	test('may stay, with the keyboard, and is not asked again', async () => {
		const { page, complaints, context } = await open(at('fr.localhost', '/fr/stores/'), english)
		await page.waitForSelector(question)
		expect(await page.textContent(`${question} p`)).toBe(
			'Vous êtes sur le site français. Aller sur le site britannique\u00a0?',
		)
		expect(page.url()).toBe(at('fr.localhost', '/fr/stores/'))
		for (let press = 0; press < 20; press++) {
			if (await page.evaluate((within) => document.activeElement?.closest(within) !== null, question)) break
			await page.keyboard.press('Tab')
		}
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Rester')
		await page.keyboard.press('Enter')
		await page.waitForSelector(question, { state: 'detached' })
		expect((await savedLocale(page))?.value).toBe('fr')
		await page.reload()
		await page.waitForSelector('#mini-cart', { state: 'attached' })
		expect(await page.locator(question).count()).toBe(0)
		expect(complaints).toEqual([])
		await context.close()
	})

	test('may go: to the same page of the other shop, which does not ask back', async () => {
		const { page, context } = await open(at('fr.localhost', '/fr/c/femme/?sort=price-asc#content'), english)
		await page.click(`${question} a[hreflang="en-GB"]`)
		await page.waitForURL(at('gb.localhost', '/en/c/women/?sort=price-asc#content'))
		await page.goto(at('fr.localhost', '/fr/'))
		await page.waitForSelector('#mini-cart', { state: 'attached' })
		expect(await page.locator(question).count()).toBe(0)
		await context.close()
	})

	test('goes within the document on a host of no country', async () => {
		const { page, isSame, context } = await open(at('localhost', '/fr/stores/?x=1'), english)
		await page.click(`${question} a`)
		await page.waitForURL(at('localhost', '/en/stores/?x=1'))
		await page.waitForSelector('html[lang="en-GB"]')
		expect([await isSame(), await page.locator(question).count()]).toEqual([true, 0])
		await context.close()
	})

	const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
	const LEFT_ALONE = [
		['whose language is the site’s', { locale: 'de-AT', userAgent }],
		['whose language no shop speaks', { locale: 'ja-JP', userAgent }],
		['in our app', { locale: 'en-GB', userAgent: 'LinaireApp/3.1 (iPhone)' }],
		['who is a crawler', { locale: 'en-US', userAgent: GOOGLEBOT }],
	] as const

	test.each(representative<(typeof LEFT_ALONE)[number]>(LEFT_ALONE, [LEFT_ALONE[0], LEFT_ALONE[3]]))(
		'is not asked: a visitor %s',
		async (_, options) => {
			const context = await browser.newContext(options)
			const page = await context.newPage()
			await page.goto(at('de.localhost', '/de/stores/'))
			await settled(page)
			expect(await page.locator(question).count()).toBe(0)
			await context.close()
		},
	)
})
