import { buyGoods } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { steadyTest } from '@vitrine/testing/matrix'
import { expectSound } from './pages.ts'
import { type Visitor, welcome } from './visitor.ts'

/** The rooms behind the sign-in, on three kinds of screens and with the keyboard alone (brief 3.11, 3.25). */
let browser: Browser
let database: ShopDatabase
let db: Database
let customer: { email: string; delivered: string; sent: string }
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
	;({ db } = database)
	customer = await regular()
})
afterAll(() => database.close())

/** A customer with a card, a delivered order and one that is on its way. */
async function regular() {
	const email = `camille-${Date.now()}@example.com`
	const { customerId } = await insertCustomer(db, { email, phoneNumber: '+33612345678' })
	await db.updateTable('customers').set({ loyalty_card_number: '2980000123450' }).where('id', '=', customerId).execute()
	const variants = await database.variants('fr', { count: 2 })
	const items = variants.map(({ sku }) => ({ sku, quantity: 2 }))
	const [delivered, sent] = [await buyGoods(db, { items }), await buyGoods(db, { items })]
	const fixtures = returnsFixtures(db)
	for (const { orderId } of [delivered, sent])
		await db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', orderId).execute()
	await fixtures.ship(delivered.orderId, new Date())
	await fixtures.ship(sent.orderId)
	return { email, delivered: delivered.orderNumber, sent: sent.orderNumber }
}

/** Signed in to the account, on the French site. */
async function arrive(width: number): Promise<Visitor> {
	const visitor = await welcome(browser, 'fr', { width })
	const { page, at } = visitor
	await page.goto(at('auth/sign-in/'))
	await page.fill('#sign-in-email', customer.email)
	await page.fill('#sign-in-password', PASSWORD)
	await page.press('#sign-in-password', 'Enter')
	await page.waitForSelector('.account')
	return visitor
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** With the tabulator until something that says so has the focus. */
async function tabTo(page: Page, words: string): Promise<void> {
	for (let press = 0; press < 80 && (await focused(page)) !== words; press++) await page.keyboard.press('Tab')
	expect(await focused(page)).toBe(words)
}

// The same pages stand in `app/markup.test.ts`, their parts in the stories.
describe.each([390, 768, 1280])('at %i px', (width) => {
	steadyTest('every room, also with a refused form and an open drawer: nothing wrong for axe', async () => {
		const visitor = await arrive(width)
		const { page, at, complaints } = visitor
		const order = (number: string) => `orders/${number}/`
		const ofOrders = ['orders/', order(customer.sent), order(customer.delivered), `${order(customer.delivered)}return/`]
		const ofPerson = [
			'documents/',
			'loyalty/',
			'store-credit/',
			'reservations/',
			'addresses/',
			'addresses/new/',
			'profile/',
			'security/',
		]
		for (const room of ['', ...ofOrders, ...ofPerson, 'privacy/']) {
			await page.goto(at(`account/${room}`))
			await expectSound(page, room)
		}
		await page.goto(at('account/profile/'))
		await page.fill('#firstName', '')
		await page.click('button[value="profile"]')
		await page.waitForSelector('.error-summary')
		await expectSound(page, 'refused profile')
		await page.goto(at('account/addresses/'))
		await page.waitForSelector('#mini-cart', { state: 'attached' })
		await page.click('.account-room a[href$="/addresses/new/"]')
		await page.waitForSelector('#address-drawer[open]')
		await expectSound(page, 'open drawer')
		expect(complaints).toEqual([])
		await visitor.leave()
	})
})

test('with the keyboard alone: to the addresses, an address in the drawer, away and back again', async () => {
	const visitor = await arrive(1280)
	const { page, at } = visitor
	await page.goto(at('account/'))
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await tabTo(page, 'Adresses')
	await page.keyboard.press('Enter')
	await expect.poll(() => focused(page)).toBe('Vos adresses')
	await tabTo(page, 'Ajouter une adresse')
	await page.keyboard.press('Enter')
	await page.waitForSelector('#address-drawer[open]')
	expect(await focused(page)).toBe('Ajouter une adresse')
	await page.keyboard.press('Escape')
	await expect.poll(() => page.locator('#address-drawer[open]').count()).toBe(0)
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
	await page.keyboard.press('Enter')
	await page.waitForSelector('#address-drawer[open]')
	await page.fill('#address-drawer [name="a-line1"]', '12 rue Oberkampf')
	await page.fill('#address-drawer [name="a-postalCode"]', '7501')
	await page.fill('#address-drawer [name="a-city"]', 'Paris')
	await page.keyboard.press('Enter')
	await page.waitForSelector('#address-drawer .error-summary')
	await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('error-summary')
	await page.fill('#address-drawer [name="a-postalCode"]', '75011')
	await page.keyboard.press('Enter')
	await page.waitForSelector('.address-card')
	await expect.poll(() => page.locator('#address-drawer[open]').count()).toBe(0)
	await page.click('.address-card button')
	await page.waitForSelector('.empty-state')
	await page.click('.account-undo button')
	await page.waitForSelector('.address-card')
	expect(await page.textContent('.address-card')).toContain('12 rue Oberkampf')
	await visitor.leave()
})

test('a return counts what comes back while one ticks, and is asked for once', async () => {
	const visitor = await arrive(390)
	const { page, at } = visitor
	await page.goto(at(`account/orders/${customer.delivered}/return/`))
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	expect(await page.locator('.return-sum').count()).toBe(0)
	await page.click('.return-line-head >> nth=0')
	await page.waitForSelector('.return-sum')
	const one = await page.textContent('.return-sum strong')
	await page.selectOption('.return-line-more select >> nth=0', '2')
	await expect.poll(() => page.textContent('.return-sum strong')).not.toBe(one)
	await page.click('.return-form button[value="send"]')
	await page.waitForSelector('.return-code svg')
	await page.goBack()
	await page.waitForSelector('.return-form')
	expect(await page.locator('.return-line').count()).toBe(1)
	await visitor.leave()
})
