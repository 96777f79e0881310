import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { type Deployment, open, openDeployment } from './deployment.ts'
import { LOST, allowFaults } from './faults.ts'
import { metadataHaveCome } from './own-pages.ts'
import { settled } from './pages.ts'
import { copyBuild } from './second-build.ts'
import { steadyTest } from '@vitrine/testing/matrix'
import { addToCart } from './visitor.ts'

type Build = Awaited<ReturnType<typeof copyBuild>>

const ERROR_PAGE = 'Une erreur s’est produite'

let browser: Browser
let database: ShopDatabase
let a: Build
let b: Build
let shop: Deployment
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
	a = await copyBuild('a')
	b = await copyBuild('b')
})
beforeEach(async () => {
	// Here code is lost, and pages are told what they do not understand.
	allowFaults(...LOST, /The code of this page is lost/, /Unable to decode turbo-stream/)
	shop = await openDeployment()
	await shop.deploy(a.folder)
})
afterEach(() => shop.close())
afterAll(async () => {
	await database.close()
	await a.remove()
	await b.remove()
})

/** A page of build A that has heard of build B. */
async function openOutdated(path: string) {
	await shop.deploy(a.folder, { buildPollInterval: 2_000 })
	const visitor = await open(browser, shop, path)
	const isAsked = (response: Response) => /builds\/latest\.json\?\d{13}$/.test(response.url())
	// The code that asks comes when the page has been alive for a second.
	await visitor.page.waitForResponse(isAsked)
	// What a quiet page fetches is there before the deployment takes it away.
	await visitor.page.waitForSelector('#mini-cart', { state: 'attached' })
	const heard = visitor.page.waitForResponse(
		async (response) => isAsked(response) && (await response.json()).id === b.id,
	)
	await shop.deploy(b.folder)
	await heard
	shop.clear()
	return visitor
}

test('a new build changes nothing on the open page; the next page is its document, with query and hash (R165)', async () => {
	const { page, isSame, go, heading, leave } = await openOutdated('/fr/')
	await page.locator('input[name="q"]:visible').first().fill('robe rouge')
	await settled(page)
	expect(await page.locator('input[name="q"]:visible').first().inputValue()).toBe('robe rouge')
	expect([await isSame(), shop.documents()]).toEqual([true, []])
	await go('stores/?near=Lille#content')
	await page.waitForURL('**/fr/stores/?near=Lille#content')
	await expect.poll(() => shop.documents()).toEqual(['/fr/stores/?near=Lille'])
	expect(shop.requests(/stores\/_\.data/)).toEqual([])
	await expect.poll(heading).toBe('Trouver un magasin')
	expect(await page.content()).toContain(b.id)
	await leave()
})

steadyTest('a click leads to the document, and the browser’s Back to the page before', async () => {
	const { page, leave } = await openOutdated('/fr/')
	await page.locator('a[href="/fr/new/"]:visible').first().click()
	await expect.poll(() => shop.documents()).toEqual(['/fr/new/'])
	await page.waitForURL('**/fr/new/')
	await page.goBack()
	await page.waitForURL('**/fr/')
	await leave()
})

test('what a form sends goes through first and is not lost (C35)', async () => {
	const [variant] = await database.variants('fr')
	const path = `/fr/p/${variant!.colorwayId.toLowerCase()}/`
	const visitor = await openOutdated(path)
	const { page } = visitor
	await page.click(`label:has(input[name="sku"][value="${variant!.sku}"])`)
	await page.click('button[type="submit"][form="buy"] >> visible=true')
	await page.waitForSelector('#mini-cart[open] .cart-line')
	expect([await visitor.isSame(), shop.documents()]).toEqual([true, []])
	await visitor.go('cart/')
	await expect.poll(() => shop.documents()).toEqual(['/fr/cart/'])
	await page.waitForSelector('.cart-line')
	await visitor.leave()
})

test('code that a deployment has taken away leads to the target’s document, once; the cart is the same (R169, R171)', async () => {
	const [variant] = await database.variants('fr')
	const visitor = await open(browser, shop, '/fr/')
	await addToCart(visitor, variant!)
	const { page } = visitor
	await page.goto(visitor.at('cart/'))
	const lines = await page.locator('.cart-line').allInnerTexts()
	await page.goto(visitor.at(''))
	await settled(page)
	await shop.deploy(b.folder)
	shop.clear()
	// No link leads there, so its code was not fetched ahead.
	await visitor.go('search/?q=manteau#content')
	await page.waitForURL('**/fr/search/?q=manteau#content')
	await expect.poll(() => visitor.heading().catch(() => '')).toContain('manteau')
	await settled(page)
	expect(shop.requests(/assets\/search-[\w-]*aaaa\.js/)).not.toEqual([])
	expect(shop.documents()).toEqual(['/fr/search/?q=manteau'])
	expect(await page.content()).toContain(b.id)
	await page.goto(visitor.at('cart/'))
	expect(await page.locator('.cart-line').allInnerTexts()).toEqual(lines)
	await visitor.leave()
})

test('a page of the build before goes on within its document while that build’s files are kept', async () => {
	const { page, isSame, go, heading, leave } = await open(browser, shop, '/fr/')
	await shop.deploy(b.folder, { previousBuildsFolder: a.folder.pathname })
	await go('stores/')
	await page.waitForURL('**/fr/stores/')
	await expect.poll(heading).toBe('Trouver un magasin')
	expect([await isSame(), shop.documents()]).toEqual([true, []])
	expect(shop.requests(/stores-[\w-]*aaaa\.js/)).toHaveLength(1)
	await leave()
})

steadyTest('data of a newer build that an open page does not understand leads to its document', async () => {
	const { page, go, heading, leave } = await open(browser, shop, '/fr/', (page) =>
		page.route(/stores\/_\.data/, (route) =>
			route.fulfill({ contentType: 'text/x-script', body: '["of another build"]' }),
		),
	)
	await go('new/')
	await page.waitForURL('**/fr/new/')
	await shop.deploy(b.folder, { previousBuildsFolder: a.folder.pathname })
	shop.clear()
	await go('stores/?near=Lille')
	await expect.poll(() => heading().catch(() => '')).toBe('Trouver un magasin')
	expect([page.url(), shop.documents()]).toEqual([`${shop.origin}/fr/stores/?near=Lille`, ['/fr/stores/?near=Lille']])
	await leave()
})

/** The code of a page never comes, and the ten seconds in which its document is not asked for again do not pass. */
async function loseStores(page: Page): Promise<void> {
	await page.clock.setFixedTime(Date.now())
	await page.route('**/assets/stores-*.js', (route) => route.abort())
}

test('code that is lost for ever gives one document, then the server-error page; later another try (R170)', async () => {
	const { page, heading, leave } = await open(browser, shop, '/fr/', loseStores)
	await page.locator('a[href="/fr/stores/"]:visible').first().click()
	await page.waitForURL('**/fr/stores/')
	await expect.poll(() => heading().catch(() => '')).toBe(ERROR_PAGE)
	await settled(page)
	expect(shop.documents()).toEqual(['/fr/stores/'])
	expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('flex')
	expect(await page.title()).toContain('Linaire')

	// Ten seconds later it is an ordinary document, of use without its code.
	await page.evaluate(() => sessionStorage.clear())
	await page.click('main a')
	await expect.poll(() => heading().catch(() => '')).toBe('Trouver un magasin')
	await leave()
})

steadyTest(
	'a second try within the document shows the server-error page without asking for another document (R170)',
	async () => {
		const { page, go, isSame, heading, leave } = await open(browser, shop, '/fr/', loseStores)
		await page.evaluate(() =>
			sessionStorage.setItem('vitrine:reload', JSON.stringify({ path: '/fr/stores/', expires: Date.now() + 10_000 })),
		)
		await go('stores/')
		await expect.poll(() => heading().catch(() => '')).toBe(ERROR_PAGE)
		expect([page.url(), await isSame(), shop.documents()]).toEqual([`${shop.origin}/fr/stores/`, true, []])
		await go('new/')
		await page.waitForURL('**/fr/new/')
		await expect.poll(heading).not.toBe(ERROR_PAGE)
		await page.evaluate(() => sessionStorage.clear())
		await go('stores/')
		await expect.poll(() => shop.documents()).toEqual(['/fr/stores/'])
		// Chromium never closes a context whose intercepted document is still on its way.
		await expect.poll(() => heading().catch(() => '')).toBe(ERROR_PAGE)
		await leave()
	},
)

steadyTest('a style that is lost leads to the document too', async () => {
	let losses = 0
	const { page, leave } = await open(browser, shop, '/fr/', async (page) => {
		await page.clock.setFixedTime(Date.now())
		await page.route(/assets\/product-(?!card)[\w-]*\.css/, (route) => {
			losses += 1
			return losses > 2 ? route.continue() : route.abort()
		})
	})
	const variant = page.locator('a[href^="/fr/p/"]:not([href*="#"]):visible').first()
	const path = (await variant.getAttribute('href')) ?? ''
	await variant.click()
	await page.waitForURL(`**${path}`)
	await settled(page)
	expect(shop.documents()).toEqual([path])
	await leave()
})

steadyTest(
	'metadata come once, a second after the page is alive; without them pages follow one another all the same (R166, R167)',
	async () => {
		const seen: string[] = []
		const { page, complaints, isSame, leave } = await open(browser, shop, '/fr/', (page) => {
			page.on('request', (request) => /builds\/meta/.test(request.url()) && seen.push(new URL(request.url()).pathname))
			return page.route('**/builds/meta/*', (route) => route.fulfill({ status: 404 }))
		})
		await expect.poll(() => seen).toEqual([`/builds/meta/${a.id}.json`])
		await expect.poll(() => complaints.join()).toContain('Error fetching app manifest.')
		await page.locator('a[href="/fr/new/"]:visible').first().click()
		await page.waitForURL('**/fr/new/')
		expect([await isSame(), seen.length]).toEqual([true, 1])
		await leave()
	},
)

steadyTest('on a very slow connection nothing is fetched ahead (R167)', async () => {
	const visitor = await open(browser, shop, '/fr/', async (page) => {
		await page.clock.install()
		await page.addInitScript(() =>
			Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g', saveData: false } }),
		)
	})
	await visitor.page.clock.runFor(5_000)
	await settled(visitor.page)
	expect(shop.requests(/builds\/meta/)).toEqual([])
	await visitor.leave()
})

test('a navigation to a prerendered page fetches its data file and renders nothing (R168)', async () => {
	const { page, isSame, go, heading, leave } = await open(browser, shop, '/fr/stores/')
	// Which pages have a file comes with the metadata.
	await metadataHaveCome(page)
	shop.clear()
	await go('_icons/')
	await page.waitForURL('**/fr/_icons/')
	await expect.poll(heading).toContain('c')
	expect(shop.requests(/_icons|\.data/)).toEqual([expect.stringMatching(/^\/fr\/_icons\/_\.data/)])
	expect([await isSame(), shop.documents(), shop.gatewayCalls()]).toEqual([true, [], 0])
	await leave()
})

test('a prerendered page is alive: its scripts may run without a nonce (R9)', async () => {
	const { page, complaints, go, isSame, leave } = await open(browser, shop, '/de/_icons/')
	await go('stores/')
	await page.waitForURL('**/fr/stores/')
	expect([await isSame(), complaints]).toEqual([true, []])
	await leave()
})

test('the page for an outage is whole while everything else is dead (R17)', async () => {
	const context = await browser.newContext()
	const page = await context.newPage()
	const refused: string[] = []
	// A shop that has served a page knows its brand.
	await fetch(`${shop.origin}/it/`)
	await page.route('**/*', (route) => {
		if (new URL(route.request().url()).pathname === '/it/error/502/') return route.continue()
		refused.push(route.request().url())
		return route.abort()
	})
	await page.goto(`${shop.origin}/it/error/502/`)
	expect(await page.locator('h1').isVisible()).toBe(true)
	expect(await page.locator('header svg').isVisible()).toBe(true)
	expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('flex')
	expect(refused.filter((url) => !url.endsWith('favicon.ico'))).toEqual([])
	await context.close()
})
