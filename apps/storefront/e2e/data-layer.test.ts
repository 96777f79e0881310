import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { contexts, decide, type Entry, events, faults, heard, record, story } from './data-layer.ts'
import { allowFaults } from './faults.ts'
import { settled } from './pages.ts'
import * as checkout from './checkout.ts'
import { type Visitor, welcome } from './visitor.ts'

let browser: Browser
let database: ShopDatabase
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
})
afterAll(() => database.close())

/** Follows an address as a link of the page would, without loading a document. */
async function follow(page: Page, address: string): Promise<void> {
	await page.waitForFunction(() => '__reactRouterDataRouter' in window)
	await page.evaluate((to) => {
		const { __reactRouterDataRouter: router } = window as unknown as {
			__reactRouterDataRouter: { navigate(to: string): Promise<void> }
		}
		return router.navigate(to)
	}, address)
}

async function measured(site: 'fr' | 'de'): Promise<{ visitor: Visitor; page: Page; entries: Entry[] }> {
	const visitor = await welcome(browser, site)
	await decide(visitor.page, visitor.at(''))
	return { visitor, page: visitor.page, entries: await record(visitor.page) }
}

/** The address changes before the page does, and a page is told of when it is shown. */
async function isShown(entries: Entry[], pages: number): Promise<void> {
	await expect.poll(() => contexts(entries)).toHaveLength(pages)
}

/** The first item of the last event of a name. */
function item(entries: Entry[], name: string): Entry {
	const { ecommerce } = events(entries, name).at(-1) as { ecommerce: { items: Entry[] } }
	return ecommerce.items[0]!
}

test('a purchase from the home page to the thanks, event by event, and no second purchase (R150, R152, R154)', async () => {
	// The page that is not there at the end.
	allowFaults(/(status of 404|Page not found).*nulle-part/)
	const { visitor, page, entries } = await measured('fr')
	await page.goto(visitor.at(''))
	await heard(entries, 'view_promotion')
	await page.locator('[data-list="home_new"]').scrollIntoViewIfNeeded()
	await heard(entries, 'view_item_list')
	await page.click('.tile >> nth=0')
	await isShown(entries, 2)
	await page.click('.tile >> nth=0')
	await isShown(entries, 3)
	expect(new URL(page.url()).pathname).toMatch(/^\/fr\/c\/[^/]+\/[^/]+\/$/)
	await page.waitForSelector('.list-grid')
	await heard(entries, 'view_item_list', 2)
	await page.selectOption('select[name="sort"]', 'price-asc')
	await heard(entries, 'sort_apply')
	await page.click('.filter-button >> nth=0')
	await page.click('.facet-popover:popover-open .facet-value >> nth=0')
	await heard(entries, 'filter_apply')
	await page.keyboard.press('Escape')
	await page.click('.list-grid .product-card-name a >> nth=0')
	await heard(entries, 'view_item')
	const product = item(entries, 'view_item')
	expect(item(entries, 'select_item')).toMatchObject({ item_id: product['item_id'], index: 0 })
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await page.click('.size-choice:has(input:enabled) >> nth=0')
	await page.click('button[type="submit"][form="buy"] >> visible=true')
	await heard(entries, 'view_cart')
	expect(item(entries, 'add_to_cart')).toMatchObject({ item_name: product['item_name'], quantity: 1 })
	await page.goto(visitor.at('cart/'))
	await heard(entries, 'view_cart', 2)
	// One more, and one less before the page has read the cart again: that would be what it still shows.
	const { promise: isTime, resolve: letThrough } = Promise.withResolvers<void>()
	await page.route(/\.data/, async (route) => {
		if (route.request().method() === 'GET') await isTime
		await route.continue()
	})
	await page.click('.stepper button >> nth=-1')
	await heard(entries, 'add_to_cart', 2)
	expect(item(entries, 'add_to_cart')).toMatchObject({ quantity: 1 })
	await page.click('.stepper button >> nth=0')
	letThrough()
	await heard(entries, 'remove_from_cart')
	await page.unrouteAll({ behavior: 'wait' })
	const { item_id } = item(entries, 'add_to_cart')
	expect(item(entries, 'remove_from_cart')).toMatchObject({ item_id, quantity: 1 })
	await page.click('a[href$="/checkout/identification/"] >> visible=true')
	await page.waitForURL('**/checkout/identification/')
	await page.fill('#email', 'nobody')
	await page.click('.step-continue button')
	await heard(entries, 'error_event')
	await checkout.identify(visitor)
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, 'paypal')
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'approve')
	const orderId = await checkout.confirmed(visitor)
	await heard(entries, 'purchase')
	await page.reload()
	await page.waitForSelector('.oc-columns')
	await follow(page, '/fr/new/')
	await page.goBack()
	await page.waitForSelector('.oc-columns')
	await follow(page, '/fr/nulle-part/')
	await heard(entries, 'error_event', 2)
	await settled(page)

	expect(faults(entries)).toEqual([])
	// The page that is not there, and tags of others, which no name leads to here.
	expect(visitor.complaints.filter((text) => !/404|ERR_NAME_NOT_RESOLVED/.test(text))).toEqual([])
	const order = await database.order(orderId)
	const [purchase, ...others] = events(entries, 'purchase') as { ecommerce: Record<string, number> }[]
	expect(others).toEqual([])
	expect(purchase?.ecommerce).toMatchObject({ transaction_id: order.order_number, currency: 'EUR' })
	const { value = 0, shipping = 0 } = purchase?.ecommerce ?? {}
	expect((value + shipping).toFixed(2)).toBe((order.total_cent_amount / 100).toFixed(2))
	// Seen lists and promotions depend on what fits the window; everything else has one order.
	const reported = story(entries).filter((name) => !['view_item_list', 'view_promotion'].includes(name))
	expect(reported.join(' ')).toBe(
		[
			'[account sign-in] page_view select_content',
			'[rayon] page_view select_content',
			'[liste] page_view [liste] sort_apply [liste] filter_apply select_item',
			'[produit] page_view view_item add_to_cart view_cart',
			'[tunnel cde] page_view view_cart add_to_cart remove_from_cart',
			'[tunnel cde] page_view begin_checkout checkout_progress error_event',
			'[tunnel cde] page_view checkout_progress',
			'[tunnel cde] page_view add_shipping_info checkout_progress',
			'[tunnel cde] page_view add_payment_info checkout_progress',
			'[tunnel cde] page_view purchase [tunnel cde] page_view',
			'[liste] page_view [tunnel cde] page_view',
			'[erreur] page_view error_event',
		].join(' '),
	)
	expect(events(entries, 'error_event')).toEqual([
		{ event: 'error_event', zone: 'checkout', error_type: 'validation' },
		{ event: 'error_event', zone: 'page', error_type: '404' },
	])
	const everything = JSON.stringify(entries)
	for (const secret of [visitor.email, orderId, 'Camille', 'Durand', 'Oberkampf'])
		expect(everything).not.toContain(secret)
	await visitor.leave()
})

test('another size from the bag is one removed and one added; a line that another tab has removed is told to be gone', async () => {
	const { visitor, page, entries } = await measured('fr')
	await page.goto(visitor.at('c/women/'))
	await page.click('.tile >> nth=0')
	await page.waitForSelector('.list-grid')
	await page.click('.list-grid .product-card-name a >> nth=0')
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await page.click('.size-choice:has(input:enabled) >> nth=0')
	await page.click('button[type="submit"][form="buy"] >> visible=true')
	await heard(entries, 'add_to_cart')
	await page.goto(visitor.at('cart/'))
	await page.click('main a[href*="/cart/size/"]')
	await page.waitForSelector('#sku')
	await settled(page)
	const first = await page.inputValue('#sku')
	const [other] = await page
		.locator('#sku option:not(:checked)')
		.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
	await page.selectOption('#sku', other!)
	await page.selectOption('#quantity', '2')
	await page.click('.line-size button[type="submit"]')
	await page.waitForSelector('main .notice-success[role="status"]')
	await heard(entries, 'remove_from_cart')
	await heard(entries, 'add_to_cart', 2)
	expect(item(entries, 'remove_from_cart')).toMatchObject({ item_id: first, quantity: 1 })
	expect(item(entries, 'add_to_cart')).toMatchObject({ item_id: other, quantity: 2 })
	const tab = await page.context().newPage()
	await tab.goto(visitor.at('cart/'))
	await tab.click('main .cart-line button[value="remove"]')
	await tab.waitForSelector('main .cart-line', { state: 'detached' })
	await tab.close()
	await page.click('.stepper button >> nth=0')
	await page.waitForURL('**/cart/?gone=*')
	await page.waitForSelector('main .cart-line', { state: 'detached' })
	await page.waitForSelector('main .notice[role="status"]')
	await settled(page)
	expect(faults(entries)).toEqual([])
	expect(events(entries, 'remove_from_cart')).toHaveLength(1)
	await visitor.leave()
})

test('a search and a chosen suggestion', async () => {
	const { visitor, page, entries } = await measured('fr')
	await page.goto(visitor.at(''))
	await heard(entries, 'view_promotion')
	await page.fill('#search', 'chemise')
	await page.keyboard.press('Enter')
	await heard(entries, 'view_search_results')
	expect(events(entries, 'search')).toEqual([{ event: 'search', search_term: 'chemise' }])
	expect(events(entries, 'view_search_results')[0]).toMatchObject({ search_term: 'chemise' })
	await page.fill('#search', 'robe')
	await page.waitForSelector('.search-panel:visible .search-option')
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await heard(entries, 'select_content')
	expect(events(entries, 'select_content')[0]).toMatchObject({ content_type: 'suggestion' })
	await expect.poll(() => events(entries, 'page_view')).toHaveLength(3)
	await settled(page)
	expect(faults(entries)).toEqual([])
	expect(events(entries, 'page_view')).toHaveLength(3)
	await visitor.leave()
})

test('one context per navigation, in order: a redirect counts with its end, a hash not at all (R150)', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page } = visitor
	const entries = await record(page)
	await page.goto(visitor.at(''))
	await expect.poll(() => contexts(entries)).toHaveLength(1)
	for (const [path, reported] of [
		['/fr/new/', 2],
		['/fr/new/#content', 2],
		['/fr/c/women/', 3],
		['/fr/offers/', 4],
		['/fr/offers/', 4],
	] as const) {
		await follow(page, path)
		await isShown(entries, reported)
	}
	// The same address once more has made an entry, but is no other page.
	const place = () => page.evaluate(() => Number(history.state.idx))
	const last = await place()
	await page.goBack()
	await expect.poll(place).toBe(last - 1)
	await page.goBack()
	await expect.poll(() => contexts(entries)).toHaveLength(5)
	const women = new URL(String(contexts(entries)[2]?.['url'])).pathname
	expect(women).not.toBe('/fr/c/women/')
	expect(contexts(entries).map(({ pathname }) => pathname)).toEqual(['/fr/', '/fr/new/', women, '/fr/offers/', women])
	await visitor.leave()
})

test('before consent the data layer holds contexts and nothing else; with it the page is told; without it again nothing (C10)', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page } = visitor
	const entries = await record(page)
	await page.goto(visitor.at(''))
	await follow(page, '/fr/new/')
	await page.waitForSelector('.list-grid')
	await expect.poll(() => story(entries)).toEqual(['[account sign-in]', '[liste]'])
	await settled(page)
	const change = () => window.dispatchEvent(new CustomEvent('consent-changed', { detail: {} }))
	await decide(page, visitor.at(''), { measurement: false, personalization: true, advertising: false })
	await page.evaluate(change)
	await settled(page)
	expect(entries).toHaveLength(2)
	await decide(page, visitor.at(''), { measurement: true, personalization: false, advertising: false })
	await page.evaluate(change)
	await heard(entries, 'view_item_list')
	await decide(page, visitor.at(''))
	await page.evaluate(change)
	await settled(page)
	expect(story(entries)).toEqual(['[account sign-in]', '[liste]', 'page_view', 'view_item_list'])
	await decide(page, visitor.at(''), { measurement: false, personalization: false, advertising: false })
	await follow(page, '/fr/offers/')
	await expect.poll(() => story(entries).slice(4)).toEqual(['[liste]'])
	await settled(page)
	expect(story(entries).slice(4)).toEqual(['[liste]'])
	await visitor.leave()
})

test('TSM = NO: no data layer, no script of others, whatever was agreed to (R151)', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page } = visitor
	await decide(page, visitor.at(''))
	await page.addInitScript(() => localStorage.setItem('TSM', 'NO'))
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).hostname))
	await page.goto(visitor.at(''))
	await follow(page, '/fr/new/')
	await settled(page)
	expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? [])).toEqual([])
	expect(new Set(asked)).toEqual(new Set(['fr.localhost']))
	await visitor.leave()
})

test('the document carries no script but its own (R157)', async () => {
	const { page, at, leave } = await welcome(browser, 'fr')
	for (const path of ['', 'cart/', 'new/']) {
		const html = (await (await page.goto(at(path)))?.text()) ?? ''
		const sources = [...html.matchAll(/<(?:script|link|iframe|img)\b[^>]*\b(?:src|href)="([^"]*)"/g)].map(
			([, source]) => source!,
		)
		const ours = /^(?:\/|https:\/\/\w+\.vitrine\.example\/)/
		expect(sources.filter((source) => !ours.test(source))).toEqual([])
		expect(/googletagmanager|try\.abtasty|dataLayer/.test(html)).toBe(false)
	}
	await leave()
})
