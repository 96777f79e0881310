import { representative } from '@vitrine/testing/matrix'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { allowFaults } from './faults.ts'
import { decide, events, record } from './data-layer.ts'
import { EventSchema } from '../app/document/tracking/event-schemas.ts'
import { rested, settled, violations } from './pages.ts'
import { type Visitor, welcome } from './visitor.ts'

/** Hearts and the wishlist of a device (R116, brief 3.4, 3.6, 3.11). */
let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

const CARD_BUTTON = '.list-grid .product-card-heart'

async function open({ page, at }: Visitor, path: string): Promise<void> {
	await page.goto(at(path))
	await page.waitForSelector('#mini-cart', { state: 'attached' })
}

/** The number in the header, or on narrow screens in the tab. */
async function countOf(page: Page): Promise<number> {
	const badges = page.locator('a[href$="/wishlist/"] .badge-count >> visible=true')
	return (await badges.count()) === 0 ? 0 : Number(await badges.first().textContent())
}

const names = (page: Page) => page.locator('.wishlist-grid .product-card-name').allTextContents()

test.each(representative([1280, 390], [390]))(
	'at %i px: saved from a card and from its page, counted, kept, taken away, brought back',
	async (width) => {
		const visitor = await welcome(browser, 'fr', { width })
		const { page, complaints } = visitor
		await open(visitor, 'new/')
		const buttons = page.locator(CARD_BUTTON)
		expect(await buttons.count()).toBe(await page.locator('.list-grid .product-card').count())
		expect(await buttons.first().getAttribute('aria-pressed')).toBe('false')
		expect(await buttons.first().getAttribute('aria-label')).toMatch(/^Favoris\s: ./)
		await buttons.first().click()
		expect(await buttons.first().getAttribute('aria-pressed')).toBe('true')
		await page.waitForSelector('.toast >> text=Dans vos favoris')
		expect(await countOf(page)).toBe(1)
		await page.click('.list-grid .product-card-name a >> nth=1')
		await page.waitForURL('**/fr/p/**')
		await page.click('.heart-place button')
		expect(await page.getAttribute('.heart-place button', 'aria-pressed')).toBe('true')
		await page.click('.toast-action')
		await page.waitForURL('**/fr/wishlist/')
		await page.waitForSelector('.wishlist-grid li:nth-child(2)')
		expect(await countOf(page)).toBe(2)
		const both = await names(page)
		await page.reload()
		await page.waitForSelector('.wishlist-grid li:nth-child(2)')
		expect(await names(page)).toEqual(both)
		await page.selectOption('.wishlist-bar select', 'oldest')
		expect(await names(page)).toEqual(both.toReversed())
		await page.selectOption('.wishlist-bar select', 'newest')
		await page.click('.wishlist-grid .product-card-heart >> nth=0')
		expect(await names(page)).toEqual(both.slice(1))
		await page.click('.toast-action >> text=Annuler')
		expect(await names(page)).toEqual(both)
		for (const left of [1, 0]) {
			await page.click('.wishlist-grid .product-card-heart >> nth=0')
			expect(await page.locator('.wishlist-grid li').count()).toBe(left)
		}
		expect(await page.textContent('.wishlist-empty')).toContain('Aucun favori')
		expect(await countOf(page)).toBe(0)
		expect(complaints).toEqual([])
		await visitor.leave()
	},
)

test('with the keyboard alone; the focus goes on when a garment goes', async () => {
	const visitor = await welcome(browser, 'gb')
	const { page } = visitor
	await open(visitor, 'new/')
	for (const place of [0, 1]) {
		await page.locator(CARD_BUTTON).nth(place).focus()
		await page.keyboard.press(place === 0 ? 'Enter' : 'Space')
	}
	await open(visitor, 'wishlist/')
	const buttons = page.locator('.wishlist-grid .product-card-heart')
	await buttons.nth(1).waitFor()
	const other = await buttons.nth(1).getAttribute('aria-label')
	await buttons.first().focus()
	await page.keyboard.press('Enter')
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(other)
	await page.keyboard.press('Enter')
	await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('wishlist-empty')
	await visitor.leave()
})

test('what is done in one tab is seen in the other', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, at } = visitor
	await open(visitor, 'new/')
	const other = await page.context().newPage()
	await other.goto(at('wishlist/'))
	await other.waitForSelector('.wishlist-empty:not([data-waiting])')
	await page.locator(CARD_BUTTON).first().click()
	await other.waitForSelector('.wishlist-grid li')
	expect(await countOf(other)).toBe(1)
	await other.click('.wishlist-grid .product-card-heart')
	await expect.poll(() => page.locator(CARD_BUTTON).first().getAttribute('aria-pressed')).toBe('false')
	expect(await countOf(page)).toBe(0)
	await visitor.leave()
})

test('where nothing can be stored the document remembers', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, complaints } = visitor
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('denied', 'SecurityError')
			},
		})
	})
	await open(visitor, 'new/')
	await page.locator(CARD_BUTTON).first().click()
	await page.waitForSelector('.toast')
	expect(await countOf(page)).toBe(1)
	await page.click('.toast-action')
	await page.waitForSelector('.wishlist-grid li')
	expect(complaints).toEqual([])
	await visitor.leave()
})

test('a lower price is told in words; what is sold no longer, and what cannot be asked for now, too', async () => {
	allowFaults(/ERR_FAILED.*wishlist\/saved/)
	const visitor = await welcome(browser, 'fr')
	const { page } = visitor
	// Of the offers: only a reduction that the law lets be announced is told.
	await open(visitor, 'offers/')
	await page.locator(CARD_BUTTON).first().click()
	await page.evaluate(() => {
		const [one] = JSON.parse(localStorage.getItem('wishlist fr') ?? '[]') as { centAmount: number }[]
		const dearer = { ...one, centAmount: (one?.centAmount ?? 0) + 1000 }
		const gone = { ...dearer, id: 'LN-GONE-ABC', at: 1 }
		localStorage.setItem('wishlist fr', JSON.stringify([dearer, gone, { id: 1 }]))
	})
	await page.route('**/wishlist/saved/**', (route) => route.abort())
	await open(visitor, 'wishlist/')
	await page.waitForSelector('.notice-warning')
	await page.unroute('**/wishlist/saved/**')
	await page.click('.notice-warning button')
	await page.waitForSelector('.wishlist-grid li')
	expect(await page.textContent('.wishlist-drop')).toBe('Le prix a baissé depuis votre ajout.')
	expect(await page.locator('.wishlist-facts s, .wishlist-facts del').count()).toBe(0)
	expect(await page.textContent('.notice')).toContain('n’est plus vendu')
	expect(await violations(page, 'body')).toEqual([])
	await page.click('.notice button')
	await expect.poll(() => countOf(page)).toBe(1)
	await visitor.leave()
})

test('hearts move nothing, and axe knows of no violation', async () => {
	const visitor = await welcome(browser, 'pl', { width: 390 })
	const { page } = visitor
	await page.addInitScript(() => {
		const seen = { shift: 0 }
		Object.assign(window, { seen })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
		}).observe({ type: 'layout-shift', buffered: true })
	})
	for (const path of ['new/', 'wishlist/']) {
		await open(visitor, path)
		if (path === 'new/') await page.locator(CARD_BUTTON).first().click()
		else await page.waitForSelector('.wishlist-grid li')
		await settled(page)
		await rested(page)
		const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen)
		expect([path, shift < 0.02]).toEqual([path, true])
		expect(await violations(page, 'main')).toEqual([])
		expect(await violations(page, '.tab-bar')).toEqual([])
	}
	await visitor.leave()
})

test('add_to_wishlist and the list of the page are told as their schemas want', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, at } = visitor
	await decide(page, at(''))
	const entries = await record(page)
	await open(visitor, 'new/')
	await page.locator(CARD_BUTTON).first().click()
	await expect.poll(() => events(entries, 'add_to_wishlist')).toHaveLength(1)
	await page.locator(CARD_BUTTON).first().click()
	await page.locator(CARD_BUTTON).first().click()
	await expect.poll(() => events(entries, 'add_to_wishlist')).toHaveLength(2)
	await page.click('header a[href$="/wishlist/"]')
	const lists = () =>
		events(entries, 'view_item_list').filter(
			({ ecommerce }) => (ecommerce as { item_list_id: string }).item_list_id === 'wishlist',
		)
	await expect.poll(lists).toHaveLength(1)
	for (const event of [...events(entries, 'add_to_wishlist'), ...lists()]) EventSchema.parse(event)
	expect(events(entries, 'add_to_wishlist')[0]).toMatchObject({
		ecommerce: { currency: 'EUR', item_list_id: 'new', items: [{ quantity: 1, item_list_id: 'new' }] },
	})
	await visitor.leave()
})

test('no heart without a script: the page says what it needs; none in Germany', async () => {
	const visitor = await welcome(browser, 'fr', { hasScript: false })
	const { page, at } = visitor
	await page.goto(at('new/'))
	expect(await page.locator('[aria-pressed]').count()).toBe(0)
	await page.goto(at('wishlist/'))
	expect(await page.textContent('noscript')).toContain('JavaScript')
	expect(await page.isVisible('.wishlist-empty')).toBe(false)
	await visitor.leave()
	const german = await welcome(browser, 'de')
	await open(german, 'new/')
	expect(await german.page.locator('[aria-pressed], a[href*="wishlist"]').count()).toBe(0)
	await german.leave()
})
