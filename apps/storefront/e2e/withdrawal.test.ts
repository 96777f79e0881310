import { setTimeout as wait } from 'node:timers/promises'
import AxeBuilder from '@axe-core/playwright'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { returnsCounter } from '@vitrine/commerce/returns/fixtures'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Books, openBooks } from './books.ts'
import { launchBrowser, welcome } from './visitor.ts'

let browser: Browser
let books: Books
let db: Database
beforeAll(async () => {
	browser = await launchBrowser()
	books = openBooks()
	db = createDatabase({ url: inject('databaseUrl'), poolSize: 2, onError: () => undefined })
})
afterAll(async () => {
	await browser.close()
	await books.close()
	await db.destroy()
})

async function violations(page: Page) {
	const found = await new AxeBuilder({ page }).analyze()
	const isWithinWidth = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
	return [...found.violations.map(({ id, nodes }) => [id, nodes[0]?.html]), ...(isWithinWidth ? [] : ['too wide'])]
}

test.each([390, 768, 1280, 1920])(
	'at %i px statement, refusal, part and receipt fit and axe finds nothing (law 3)',
	async (width) => {
		// Three of ten tries a minute at each width: a new minute before the fourth.
		if (width === 1920) await wait(61_000)
		const [garment] = await books.garments('fr')
		const { orderId } = await returnsCounter(db).paidOrder({ items: [{ sku: garment!.sku, quantity: 1 }] })
		const visitor = await welcome(browser, 'fr', { width })
		const { page, at, complaints } = visitor
		await page.goto(at('order/withdraw/'))
		expect(await violations(page)).toEqual([])
		await page.click('button[value="confirm"]')
		await page.waitForSelector('.error-summary')
		expect(await violations(page)).toEqual([])
		await page.goto(at(`order/withdraw/?order=${orderId}`))
		await page.check('[name="scope"][value="part"]')
		await page.selectOption('[name="line-0"]', '1')
		expect(await violations(page)).toEqual([])
		await page.click('button[value="confirm"]')
		await page.waitForSelector('.withdraw-receipt')
		expect(await violations(page)).toEqual([])
		expect(complaints).toEqual([])
		await visitor.leave()
	},
	180_000,
)

test('with the keyboard alone: from the footer to the receipt, the first fault has the focus', async () => {
	const visitor = await welcome(browser, 'gb')
	const { page, at } = visitor
	await page.goto(at(''))
	await page.locator('.site-footer a[href$="/order/withdraw/"]').focus()
	await page.keyboard.press('Enter')
	await page.waitForSelector('.withdraw-form')
	await page.locator('#name').focus()
	await page.keyboard.press('Enter')
	await page.waitForSelector('.error-summary:focus')
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	expect(await page.evaluate(() => document.activeElement?.id)).toBe('name')
	await page.keyboard.type('Ada Lovelace')
	await page.keyboard.press('Tab')
	await page.keyboard.type('GB-999999')
	await page.keyboard.press('Tab')
	await page.keyboard.type('ada@example.com')
	await page.keyboard.press('Enter')
	await page.waitForSelector('.withdraw-receipt')
	await visitor.leave()
})
