import { representative } from '@vitrine/testing/matrix'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { arrive, type ConsentVisitor } from './consent-visitor.ts'
import { decide } from './data-layer.ts'
import { rested, violations } from './pages.ts'
import { NOTHING } from '../app/document/consent/purposes.ts'
import type { SiteCode } from '@vitrine/market/sites'

/** What was looked at lately, after consent to `personalization` (decision 0134). */
let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

const AGREED = { ...NOTHING, personalization: true }
const RAIL = 'section:has([data-list="recently-viewed"])'
const NAMES = '[data-list="recently-viewed"] .product-card-name'

/** Keys of lists, and how many garments each has. */
function lists(page: Page): Promise<[string, number][]> {
	return page.evaluate(() =>
		Object.entries({ ...localStorage })
			.filter(([key]) => key.startsWith('seen'))
			.map(([key, text]) => [key, (JSON.parse(text) as unknown[]).length]),
	)
}

/** Addresses of the first garments in a list of the site. */
async function garments({ page, at }: ConsentVisitor): Promise<string[]> {
	await page.goto(at('new/'))
	const links = await page
		.locator('.list-grid .product-card-name a')
		.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
	return links.slice(0, 3)
}

/** Opens a garment's page and waits until the device has written it down. */
async function lookAt(visitor: ConsentVisitor, address: string, count: number): Promise<string> {
	await visitor.page.goto(address)
	// Its code follows after the start of a page, late on a machine that has other work.
	await expect.poll(async () => (await lists(visitor.page))[0]?.[1]).toBe(count)
	return (await visitor.page.textContent('h1')) ?? ''
}

type Options = { site?: SiteCode; width?: number; isAgreed?: boolean }

async function enter({ site = 'fr', width = 1280, isAgreed = true }: Options = {}): Promise<ConsentVisitor> {
	const visitor = await arrive(browser, site, { width, height: 844 })
	await decide(visitor.page, visitor.at(), isAgreed ? AGREED : NOTHING)
	return visitor
}

test.each(representative([390, 1280], [390]))(
	'at %i px: two garments on the page of a third, the latest first, and nothing moves',
	async (width) => {
		const visitor = await enter({ width })
		const { page } = visitor
		const [one, two, three] = await garments(visitor)
		const first = await lookAt(visitor, one!, 1)
		expect(await page.locator(RAIL).count()).toBe(0)
		const second = await lookAt(visitor, two!, 2)
		await page.addInitScript(() => {
			Object.assign(window, { shifted: 0 })
			new PerformanceObserver((list) => {
				for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
					Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + value })
			}).observe({ type: 'layout-shift', buffered: true })
		})
		await lookAt(visitor, three!, 3)
		await page.waitForSelector(RAIL)
		expect(await page.locator(NAMES).allTextContents()).toEqual([second, first])
		expect(await page.textContent(`${RAIL} h2`)).toBe('Vus récemment')
		await rested(page)
		expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02)
		expect(await violations(page, RAIL)).toEqual([])
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
		// Nothing of it goes to the server but the question for cards, and what stands in them is of this site.
		expect(Object.keys(await visitor.cookies()).filter((name) => name.includes('seen'))).toEqual([])
		await page.locator(`${NAMES} a`).first().click()
		await page.waitForURL(two!)
		await expect.poll(() => page.locator(NAMES).count()).toBe(2)
		await visitor.leave()
	},
)

test('by keyboard: the list is cleared, says so, and the focus goes on to what follows', async () => {
	const visitor = await enter({ site: 'gb' })
	const { page } = visitor
	const [one, two] = await garments(visitor)
	await lookAt(visitor, one!, 1)
	await lookAt(visitor, two!, 2)
	await page.waitForSelector(RAIL)
	await page.locator(`${NAMES} a`).focus()
	await page.locator('.seen-clear').focus()
	await page.keyboard.press('Enter')
	await page.waitForSelector('.toast >> text=Your list has been cleared.')
	expect([await page.locator(RAIL).count(), await lists(page)]).toEqual([0, []])
	await page.keyboard.press('Tab')
	expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true)
	await visitor.leave()
})

test('consent taken back removes list and rail at once; given again it begins anew', async () => {
	const visitor = await enter()
	const { page } = visitor
	const [one, two] = await garments(visitor)
	await lookAt(visitor, one!, 1)
	await lookAt(visitor, two!, 2)
	await page.waitForSelector(RAIL)
	await page.click('.site-footer a[href$="/cookies/"]')
	await visitor.press('refuse')
	await page.waitForSelector(RAIL, { state: 'detached' })
	expect(await lists(page)).toEqual([])
	await page.goto(one!)
	await visitor.settle()
	expect([await page.locator(RAIL).count(), await lists(page)]).toEqual([0, []])
	await page.click('.site-footer a[href$="/cookies/"]')
	await visitor.press('accept')
	await expect.poll(() => lists(page)).toEqual([['seen fr', 1]])
	// Where the page of cookies took it back without a script, the next page with one removes what is left.
	await visitor.context.clearCookies({ name: 'consent' })
	await page.goto(visitor.at('stores/'))
	await expect.poll(() => lists(page)).toEqual([])
	await visitor.leave()
})

test('without consent nothing is stored, and none of its code comes', async () => {
	const visitor = await enter({ isAgreed: false })
	const { page } = visitor
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	for (const address of await garments(visitor)) await page.goto(address)
	await visitor.settle()
	expect([await lists(page), await page.locator(RAIL).count()]).toEqual([[], 0])
	expect(asked.filter((path) => /seen/.test(path))).toEqual([])
	await visitor.leave()
})

test('each site has its list, whoever wrote it; what is sold no more is missing', async () => {
	const visitor = await enter({ site: 'de' })
	const { page } = visitor
	const [one, two] = await garments(visitor)
	const name = await lookAt(visitor, one!, 1)
	await page.evaluate(() => {
		const [entry] = JSON.parse(localStorage.getItem('seen de') ?? '[]') as { id: string; at: number }[]
		localStorage.setItem('seen de', JSON.stringify([{ ...entry, id: 'NOBODY' }, entry, 7, { id: '../x' }]))
		localStorage.setItem('seen fr', JSON.stringify([{ id: 'NOBODY', at: Date.now() }]))
	})
	await page.goto(two!)
	await page.waitForSelector(RAIL)
	expect(await page.locator(NAMES).allTextContents()).toEqual([name])
	expect(await page.textContent(`${RAIL} .price`)).toContain('€')
	await visitor.leave()
})

test('a search that finds nothing shows it too', async () => {
	const visitor = await enter({ width: 390 })
	const [one] = await garments(visitor)
	const name = await lookAt(visitor, one!, 1)
	await visitor.page.goto(visitor.at('search/?q=zzzzzz'))
	await visitor.page.waitForSelector(RAIL)
	expect(await visitor.page.locator(NAMES).allTextContents()).toEqual([name])
	await visitor.leave()
})
