import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { representative, steadyTest } from '@vitrine/testing/matrix'
import { isWithinWidth, violations } from './pages.ts'
import * as checkout from './checkout.ts'
import { addToCart, type Visitor, welcome } from './visitor.ts'

/** The loyalty page and the card number of an order (R112, R113, R115). */
const CARD = '2980000123450'
const WIDTHS = [390, 1280]
let browser: Browser
let database: ShopDatabase
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
})
afterAll(() => database.close())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.className)

/** From a control on with the tabulator, until `id` has the focus. */
async function tabTo(page: Page, id: string): Promise<void> {
	for (let press = 0; press < 40 && (await focused(page)) !== id; press++) await page.keyboard.press('Tab')
	expect(await focused(page)).toBe(id)
}

async function openFromFooter({ page, at }: Visitor): Promise<void> {
	await page.goto(at('stores/'))
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await page.click('.site-footer a[href$="/loyalty/"]')
	await page.waitForSelector('.loyalty-card')
}

describe.each(representative(WIDTHS, [390]))('at %i px', (width) => {
	test('from the footer to the answer with the keyboard alone; nothing wrong for axe', async () => {
		const visitor = await welcome(browser, 'fr', { width })
		const { page, complaints } = visitor
		await openFromFooter(visitor)
		expect(await focused(page)).toContain('type-display-l')
		expect([await violations(page), await isWithinWidth(page)]).toEqual([[], true])
		await tabTo(page, 'points')
		await page.keyboard.type('2,5')
		await page.keyboard.press('Enter')
		await page.waitForSelector('.error-summary')
		await expect.poll(() => focused(page)).toBe('error-summary')
		expect(await page.locator('.thread-gauge').count()).toBe(0)
		expect(await violations(page)).toEqual([])
		await page.keyboard.press('Tab')
		await page.keyboard.press('Enter')
		await expect.poll(() => focused(page)).toBe('points')
		await page.fill('#points', '450')
		await page.keyboard.press('Tab')
		await page.keyboard.press('Enter')
		await page.waitForSelector('.thread-gauge')
		expect(new URL(page.url()).search).toBe('?points=450')
		expect(await page.textContent('.loyalty-answer')).toContain('2 bons d’achat')
		expect(await page.textContent('.loyalty-answer')).toContain('50 points restants')
		expect(await page.locator('.error-summary').count()).toBe(0)
		expect([await violations(page), await isWithinWidth(page)]).toEqual([[], true])
		await page.goBack()
		await page.waitForSelector('.error-summary')
		expect(await page.locator('.thread-gauge').count()).toBe(0)
		expect(complaints).toEqual([])
		await visitor.leave()
	})

	steadyTest('the card of an order: refused when wrong, kept when right, told by its last four digits', async () => {
		const [variant] = await database.variants('fr')
		const visitor = await welcome(browser, 'fr')
		const { page, email, complaints } = visitor
		await addToCart(visitor, variant!)
		await page.setViewportSize({ width, height: 900 })
		await checkout.goToCheckout(visitor)
		expect(await violations(page)).toEqual([])
		await page.fill('#email', email)
		await page.focus('#email')
		// Past the ways to sign in that stand below the address.
		for (let step = 0; step < 4 && (await focused(page)) !== 'loyaltyCardNumber'; step++)
			await page.keyboard.press('Tab')
		expect(await focused(page)).toBe('loyaltyCardNumber')
		await page.keyboard.type('2980000123451')
		await page.keyboard.press('Enter')
		await page.waitForSelector('.error-summary')
		expect(await violations(page)).toEqual([])
		await page.click('.error-summary a[href="#loyaltyCardNumber"]')
		expect(await focused(page)).toBe('loyaltyCardNumber')
		expect(await page.inputValue('#loyaltyCardNumber')).toBe('2980000123451')
		await page.fill('#loyaltyCardNumber', '2 980000 123450')
		await checkout.identify(visitor)
		await checkout.chooseHome(visitor)
		await checkout.choosePayment(visitor, 'card')
		const sentence = 'Vos points iront sur la carte de fidélité …3450.'
		expect(await page.textContent('.review-sections')).toContain(sentence)
		expect([await page.content(), await violations(page)]).toEqual([expect.not.stringContaining(CARD), []])
		await checkout.order(visitor)
		await checkout.payByCard(visitor, '4111 1111 1111 1111')
		const order = await database.order(await checkout.confirmed(visitor))
		expect(order.snapshot.loyaltyCardNumber).toBe(CARD)
		expect(await page.textContent('.oc-head')).toContain(sentence)
		const mail = await database.mail(email)
		expect([mail.text.includes(sentence), mail.html.includes(sentence), mail.text.includes(CARD)]).toEqual([
			true,
			true,
			false,
		])
		expect(await page.content()).not.toContain(CARD)
		expect(await violations(page)).toEqual([])
		expect(complaints).toEqual([])
		await visitor.leave()
	})
})

steadyTest('the answer without a script, and the form again with what was typed', async () => {
	const visitor = await welcome(browser, 'pl', { hasScript: false, width: 390 })
	const { page, at } = visitor
	await page.goto(at('loyalty/'))
	await page.fill('#points', '1 234')
	await page.click('.loyalty-form button')
	await page.waitForURL('**/loyalty/?points=*')
	expect(await page.textContent('.loyalty-answer')).toContain('3 bony')
	expect(await page.inputValue('#points')).toBe('1234')
	await page.fill('#points', '-1')
	await page.click('.loyalty-form button')
	await page.waitForSelector('.field-error')
	expect(await page.inputValue('#points')).toBe('-1')
	await visitor.leave()
})

steadyTest('no trace of it in Great Britain: no link, no page, no field', async () => {
	const [variant] = await database.variants('gb')
	const visitor = await welcome(browser, 'gb')
	const { page, at } = visitor
	await addToCart(visitor, variant!)
	expect(await page.locator('a[href*="loyalty"]').count()).toBe(0)
	expect((await page.goto(at('loyalty/')))?.status()).toBe(404)
	await checkout.goToCheckout(visitor)
	expect(await page.locator('[name*="loyalty"], [id*="loyalty"]').count()).toBe(0)
	await visitor.leave()
})
