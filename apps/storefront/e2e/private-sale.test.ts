import { representative } from '@vitrine/testing/matrix'
import { LOCALES } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { EventSchema } from '../app/document/tracking/event-schemas.ts'
import { openBrowser } from './browser.ts'
import { decide, type Entry, events, record } from './data-layer.ts'
import { openOwnPages, type OwnPages } from './own-pages.ts'
import { isWithinWidth, settled, violations } from './pages.ts'
import { refusals } from './visitor.ts'

/**
 * A page open across the bounds of a private sale (R122). The pages are served by this process, whose clock the test moves;
 * the clock of the browser is past both bounds all the time and must count for nothing. The goods are those of the demo's
 * own sale, which runs.
 */
const NOW = Date.now()
const START = NOW - 20_000
const END = NOW - 10_000
const SALE = { startDate: new Date(START).toISOString(), endDate: new Date(END).toISOString() }

let browser: Browser
let pages: OwnPages
beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: START - 3 * 86_400_000 })
	browser = await openBrowser()
	pages = await openOwnPages({ pageCacheSeconds: 60, siteParams: { privateSales: SALE } })
})
afterEach(() => void vi.setSystemTime(START - 3 * 86_400_000))
afterAll(async () => {
	vi.useRealTimers()
	pages.close()
})

const MENU = '.department-menu a[href="/fr/private-sale/"]'

/** Its numbers, or what the page and the log say instead of them. */
async function countdown(page: Page): Promise<string> {
	const numbers = await page.locator('.sale-number').allInnerTexts()
	return numbers.length > 0 ? numbers.join(' ') : [await page.innerText('main'), ...pages.logged].join('\n')
}

async function heard(entries: Entry[], name: string, is: (entry: Entry) => boolean) {
	await expect.poll(() => events(entries, name).some(is)).toBe(true)
	return events(entries, name).find(is)
}

test('open across both bounds it is another page at the next navigation, with the keyboard alone', async () => {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
	const page = await context.newPage()
	const complaints: string[] = []
	page.on('pageerror', ({ message }) => complaints.push(message))
	// Decided by the browser's clock.
	vi.setSystemTime(NOW)
	await decide(page, pages.origin)
	vi.setSystemTime(START - 3 * 86_400_000)
	const entries = await record(page)
	await page.goto(`${pages.origin}/fr/`)
	await page.waitForSelector('#mini-cart', { state: 'attached' })

	await page.locator('.sale-teaser').scrollIntoViewIfNeeded()
	const promotion = { promotion_id: 'private_sale' }
	const onHome = await heard(entries, 'view_promotion', (entry) => entry['creative_slot'] === 'home')
	expect(EventSchema.parse(onHome)).toMatchObject(promotion)

	await page.locator(MENU).focus()
	await page.keyboard.press('Enter')
	await page.waitForSelector('.sale-before')
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
	expect(await page.locator('.sale-count').getAttribute('aria-hidden')).toBe('true')
	expect((await page.locator('.sale-count').innerText()).split(/\s+/)).toEqual([
		'3',
		'jours',
		'0',
		'heure',
		'0',
		'minute',
	])
	expect(await page.locator('.product-card').count()).toBe(0)
	expect(await violations(page)).toEqual([])
	const onPage = await heard(entries, 'view_promotion', (entry) => entry['creative_slot'] === 'page')
	expect(EventSchema.parse(onPage)).toMatchObject(promotion)

	vi.setSystemTime(START - 1)
	await page.locator(MENU).press('Enter')
	await expect.poll(() => countdown(page)).toBe('0 0 1')
	expect(await page.locator('.product-card').count()).toBe(0)

	vi.setSystemTime(START)
	// Nothing changes by itself.
	await settled(page)
	expect(await page.locator('.sale-before').count()).toBe(1)
	await page.locator(MENU).focus()
	await page.keyboard.press('Enter')
	await page.waitForSelector('.sale-strip')
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
	expect(await page.locator('.list-grid .product-card').count()).toBeGreaterThanOrEqual(12)
	expect(await page.locator('.list-grid .product-card .price').first().innerText()).toMatch(/€/)
	expect(await violations(page)).toEqual([])
	await heard(entries, 'view_item_list', ({ ecommerce }) => (ecommerce as Entry)['item_list_id'] === 'private_sale')

	vi.setSystemTime(END)
	await page.selectOption('.sort-select select', 'discount')
	await page.waitForURL('**/private-sale/?sort=discount')
	expect(await page.locator('.sale-strip').count()).toBe(1)
	vi.setSystemTime(END + 1)
	expect(await page.locator(MENU).count()).toBe(1)
	await page.selectOption('.sort-select select', 'price-asc')
	await page.waitForSelector('.sale-over')
	expect(await page.innerText('h1')).toBe('La vente est terminée')
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
	expect(await page.locator('.product-card').count()).toBe(0)
	await page.waitForSelector(MENU, { state: 'detached' })
	expect(await violations(page)).toEqual([])
	await page.goto(`${pages.origin}/fr/`)
	expect(await page.locator('.sale-teaser').count()).toBe(0)
	expect(complaints).toEqual([])
	await context.close()
})

test('at its end the countdown gives way to a link, and the server says whether the sale is open', async () => {
	vi.setSystemTime(START - 59_000)
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
	const page = await context.newPage()
	await page.clock.install()
	await page.goto(`${pages.origin}/fr/private-sale/`)
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	expect(await page.locator('.sale-number').allInnerTexts()).toEqual(['0', '0', '1'])
	await page.clock.runFor(61_000)
	const link = page.locator('.sale-count a')
	await link.click()
	await expect.poll(() => page.locator('.sale-number').allInnerTexts()).toEqual(['0', '0', '1'])
	expect(await page.locator('.product-card').count()).toBe(0)
	await page.clock.runFor(61_000)
	vi.setSystemTime(START)
	await link.click()
	await page.waitForSelector('.list-grid .product-card')
	await context.close()
})

test.each(representative(['fr', 'gb'] as const, ['gb']))(
	'%s at 390 px: the sheet leads there, and nothing is wrong with the page',
	async (site) => {
		const { port } = new URL(inject('shopUrl'))
		const { locale } = SITES[site]
		const context = await browser.newContext({ locale: LOCALES[locale].tag, viewport: { width: 390, height: 844 } })
		await context.addCookies(refusals())
		const page = await context.newPage()
		await page.goto(`http://${site}.localhost:${port}/${locale}/`)
		await page.waitForSelector('#mini-cart', { state: 'attached' })
		await page.click('.tab-bar button, .tab-bar a[aria-haspopup]')
		await page.click(`dialog .menu-rows a[href="/${locale}/private-sale/"]`)
		await page.waitForSelector(site === 'fr' ? '.sale-strip' : '.sale-before')
		expect(await violations(page)).toEqual([])
		expect(await isWithinWidth(page)).toBe(true)
		await context.close()
	},
)
