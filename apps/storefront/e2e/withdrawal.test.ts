import type { Database } from '@vitrine/commerce/database/client'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { representative, steadyTest } from '@vitrine/testing/matrix'
import { isWithinWidth, violations } from './pages.ts'
import { welcome } from './visitor.ts'

let browser: Browser
let database: ShopDatabase
let db: Database
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
	;({ db } = database)
})
afterAll(() => database.close())

/** At every width that is looked at: a shopper may try ten times a minute only, so all of them look at the same pages. */
async function faultsOf(page: Page) {
	const faults: unknown[] = []
	for (const width of representative([390, 768, 1280, 1920], [390])) {
		await page.setViewportSize({ width, height: 900 })
		faults.push(...(await violations(page)), ...((await isWithinWidth(page)) ? [] : [`wider than ${width}`]))
	}
	return faults
}

steadyTest('statement, refusal, part and receipt fit and axe finds nothing (law 3)', async () => {
	const [variant] = await database.variants('fr')
	const { orderId } = await returnsFixtures(db).paidOrder({ items: [{ sku: variant!.sku, quantity: 1 }] })
	const visitor = await welcome(browser, 'fr', { width: 390 })
	const { page, at, complaints } = visitor
	await page.goto(at('order/withdraw/'))
	expect(await faultsOf(page)).toEqual([])
	await page.click('button[value="confirm"]')
	await page.waitForSelector('.error-summary')
	expect(await faultsOf(page)).toEqual([])
	await page.goto(at(`order/withdraw/?order=${orderId}`))
	await page.check('[name="scope"][value="part"]')
	await page.selectOption('[name="line-0"]', '1')
	expect(await faultsOf(page)).toEqual([])
	await page.click('button[value="confirm"]')
	await page.waitForSelector('.withdraw-receipt')
	expect(await faultsOf(page)).toEqual([])
	expect(complaints).toEqual([])
	await visitor.leave()
})

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
