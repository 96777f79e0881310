import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { isAlive } from './pages.ts'
import { addToCart, welcome } from './visitor.ts'

/** A refused form keeps its values and shows its errors while the visitor corrects them one by one. */
let browser: Browser
let database: ShopDatabase
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
})
afterAll(() => database.close())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

test('sent as a document: from the summary to the fields, what was typed stays', async () => {
	const { page, at, leave } = await welcome(browser, 'fr')
	await page.goto(at('auth/create/'))
	await isAlive(page)
	await page.fill('#firstName', 'Camille')
	await page.press('#firstName', 'Enter')
	await page.waitForSelector('.error-summary:focus')
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	expect(await focused(page)).toBe('lastName')
	await page.click('.error-summary a[href="#terms"]')
	expect(await focused(page)).toBe('terms')
	// Past the content and back: the way for keyboards is no navigation either.
	await page.focus('.skip-link')
	await page.keyboard.press('Enter')
	expect(await focused(page)).toBe('content')
	expect([await page.inputValue('#firstName'), await page.locator('.error-summary a').count()]).toEqual(['Camille', 4])
	expect(page.url()).toBe(at('auth/create/'))
	await leave()
})

test('sent by the router: what was typed and what was wrong stay', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, at, leave } = visitor
	const [variant] = await database.variants('fr')
	await addToCart(visitor, variant!)
	await page.goto(at('checkout/identification/'))
	await isAlive(page)
	await page.fill('#email', 'camille@')
	await page.press('#email', 'Enter')
	await page.waitForSelector('.error-summary:focus')
	await page.click('.error-summary a')
	expect([await focused(page), await page.inputValue('#email')]).toEqual(['email', 'camille@'])
	expect(await page.locator('[aria-invalid="true"]').count()).toBe(1)
	await leave()
})

test('without a script the browser jumps to the field, and everything is still there', async () => {
	const { page, at, leave } = await welcome(browser, 'de', { hasScript: false })
	await page.goto(at('auth/create/'))
	await page.fill('#firstName', 'Jule')
	await page.click('main .button-primary >> visible=true')
	await page.click('.error-summary a[href="#lastName"]')
	expect(page.url()).toContain('#lastName')
	expect([await page.inputValue('#firstName'), await page.locator('.error-summary a').count()]).toEqual(['Jule', 4])
	await leave()
})
