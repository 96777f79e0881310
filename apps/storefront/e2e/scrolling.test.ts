import { representative } from '@vitrine/testing/matrix'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { openOwnPages, openPage, type OwnPages } from './own-pages.ts'
import { rested, settled } from './pages.ts'

let browser: Browser
let pages: OwnPages
beforeAll(async () => {
	browser = await openBrowser()
	pages = await openOwnPages()
})
afterAll(() => pages.close())

const height = (page: Page) => page.evaluate(() => Math.round(scrollY))
const path = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)
async function at(address: string, scrolled: number) {
	const opened = await openPage(browser, `${pages.origin}${address}`)
	await opened.page.evaluate((y) => scrollTo(0, y), scrolled)
	// The header gets lower on the way, and the browser keeps in place what is read.
	await rested(opened.page)
	return { ...opened, left: await height(opened.page) }
}
/** Nothing moves the page below the header after its first paint, so the place is the same to the pixel, but for rounding. */
async function stands(page: Page, y: number) {
	await expect.poll(async () => Math.abs((await height(page)) - y)).toBeLessThanOrEqual(2)
}
/** The address changes before its page is drawn: where the page then stands is asked until it holds. */
async function arrives(page: Page, address: string) {
	await expect.poll(() => path(page)).toBe(address)
	await rested(page)
}

const WAYS = [
	['/fr/new/', '/fr/stores/', 'top'],
	['/fr/new/', '/fr/new/?sort=price-asc', 'same'],
	['/fr/new/?sort=price-asc', '/fr/new/', 'same'],
	['/fr/new/', '/fr/new', 'same'],
	['/fr/new/', '/fr/new/#nothing-there', 'same'],
	['/fr/new/', '/fr/new/#%zz', 'same'],
] as const

test.each(representative<(typeof WAYS)[number]>(WAYS, [WAYS[0], WAYS[1], WAYS[5]]))(
	'from %s to %s the page is at the %s (R172, R173)',
	async (from, to, expected) => {
		const { page, follow, left, close } = await at(from, 300)
		expect(left).toBeGreaterThan(200)
		await follow(to)
		await arrives(page, to)
		await stands(page, expected === 'top' ? 0 : left)
		await close()
	},
)

test('Back and forward restore, also after the document was loaded again (R172)', async () => {
	const { page, follow, left, close } = await at('/fr/new/', 400)
	expect(left).toBeGreaterThan(300)
	await follow('/fr/')
	await arrives(page, '/fr/')
	await stands(page, 0)
	await page.evaluate(() => scrollTo(0, 250))
	await rested(page)
	const second = await height(page)
	await page.goBack()
	await arrives(page, '/fr/new/')
	await stands(page, left)
	await page.goForward()
	await arrives(page, '/fr/')
	await stands(page, second)
	await page.reload()
	await stands(page, second)
	await settled(page)
	await page.goBack()
	await arrives(page, '/fr/new/')
	await stands(page, left)
	await close()
})

test('a hash leads to its element, below the header; taking it away leads to the top (R173)', async () => {
	const { page, follow, close } = await at('/fr/new/', 0)
	const place = () =>
		page.evaluate(() => {
			const header = document.querySelector('.site-header')!.getBoundingClientRect().bottom
			const target = document.querySelector('#target')!.getBoundingClientRect().top
			return Math.round(target - header)
		})
	await page.evaluate(() => {
		const cards = document.querySelectorAll('main article')
		cards[cards.length - 1]!.id = 'target'
	})
	await follow('/fr/new/#target')
	await arrives(page, '/fr/new/#target')
	await expect.poll(() => height(page)).toBeGreaterThan(100)
	await rested(page)
	expect(await place()).toBeGreaterThanOrEqual(0)
	await follow('/fr/new/')
	await arrives(page, '/fr/new/')
	await stands(page, 0)
	await page.goBack()
	await arrives(page, '/fr/new/#target')
	await expect.poll(() => height(page)).toBeGreaterThan(100)
	await close()
})
