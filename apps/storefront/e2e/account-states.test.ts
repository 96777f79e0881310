import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, linkIn } from './account.ts'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { decide, events, faults, record } from './data-layer.ts'
import { steadyTest } from '@vitrine/testing/matrix'
import { expectSound, isAlive, tabTo } from './pages.ts'
import { addToCart, type Visitor, welcome } from './visitor.ts'

/** The states of the area that need something to have happened, on three kinds of screens (issue 4, acceptance 8). */
let browser: Browser
let database: ShopDatabase
let db: Database
let fixtures: ReturnType<typeof returnsFixtures>
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
	;({ db } = database)
	fixtures = returnsFixtures(db)
})
afterAll(() => database.close())

async function paid(customerId?: string) {
	const [variant] = await database.variants('fr')
	const order = await fixtures.paidOrder({ items: [{ sku: variant!.sku, quantity: 2 }] })
	if (customerId)
		await db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', order.orderId).execute()
	return order
}

/** A customer who is signed in on the French site. */
async function arrive(width: number): Promise<{ visitor: Visitor; customerId: string }> {
	const visitor = await welcome(browser, 'fr', { width })
	const { customerId, email } = await insertCustomer(db, { firstName: 'Camille', email: visitor.email })
	const { page, at } = visitor
	await page.goto(at('auth/sign-in/'))
	await page.fill('#sign-in-email', email)
	await page.fill('#sign-in-password', PASSWORD)
	await page.press('#sign-in-password', 'Enter')
	await page.waitForURL('**/fr/account/')
	return { visitor, customerId }
}

// The same pages stand in `app/markup.test.ts`, their parts in the stories.
describe.each([390, 768, 1280])('at %i px', (width) => {
	steadyTest('a guest: who they are, thanks with the offer of an account, what has left, what is over', async () => {
		// Where the cart opens beside the page; on narrower screens a toast says it.
		const visitor = await welcome(browser, 'fr')
		const { page, at, complaints } = visitor
		const [variant] = await database.variants('fr')
		await addToCart(visitor, variant!)
		await page.setViewportSize({ width, height: 900 })
		await page.goto(at('checkout/identification/'))
		await expectSound(page, 'identification')
		await page.click('.step-continue button[type="submit"]')
		await page.waitForSelector('[aria-invalid="true"]')
		await expectSound(page, 'identification, refused')

		const { orderId } = await paid()
		await page.goto(at(`order/${orderId}/confirmation/`))
		await isAlive(page)
		await expectSound(page, 'thanks')
		await page.click('.oc-keep button[type="submit"]')
		await page.waitForSelector('.oc-keep [aria-invalid="true"]')
		await expectSound(page, 'thanks, refused')
		await fixtures.ship(orderId)
		await page.reload()
		await page.waitForSelector('.oc-way .parcel')
		await expectSound(page, 'sent')
		const ended = await paid()
		await fixtures.cancel(ended.orderId)
		await page.goto(at(`order/${ended.orderId}/confirmation/`))
		await expectSound(page, 'cancelled')
		expect(complaints).toEqual([])
		await visitor.leave()
	})

	steadyTest('letters answered: an account confirmed, a password changed', async () => {
		const visitor = await welcome(browser, 'fr', { width })
		const { page, at, email, complaints } = visitor
		await create(visitor)
		await page.goto(await linkIn(database, email, 'token'))
		await expectSound(page, 'confirm')
		await page.click('main button[name="intent"]')
		await page.waitForURL('**/?done=confirmed')
		await expectSound(page, 'confirmed')
		await page.goto(at('auth/lost-password/'))
		await page.fill('#email', email)
		await page.click('.auth-form button[type="submit"]')
		await page.waitForURL('**/?sent=true')
		await page.goto(await linkIn(database, email, 'access'))
		await isAlive(page)
		await expectSound(page, 'change-password')
		await page.fill('#password', 'motdepasse')
		await page.fill('#repeat', 'autre chose')
		await page.click('.auth-form button[type="submit"]')
		await page.waitForSelector('.error-summary')
		await expectSound(page, 'change-password, refused')
		expect(complaints).toEqual([])
		await visitor.leave()
	})

	steadyTest('signed in: cancelling, sending back, taking that back, another address, another site', async () => {
		const { visitor, customerId } = await arrive(width)
		const { page, at, complaints } = visitor
		const open = await paid(customerId)
		await page.goto(at(`account/orders/${open.orderNumber}/cancel/`))
		await expectSound(page, 'cancel')
		await page.selectOption('[name="cancel-0"]', '1')
		await page.click('button[value="units"]')
		await page.waitForURL('**/?done=units-cancelled')
		await expectSound(page, 'some cancelled')
		await page.goto(at(`account/orders/${open.orderNumber}/cancel/`))
		await page.click('.account-room form button[type="submit"]')
		await page.waitForURL('**/?done=cancelled')
		await expectSound(page, 'cancelled')

		const delivered = await paid(customerId)
		await fixtures.ship(delivered.orderId, new Date())
		await page.goto(at(`account/orders/${delivered.orderNumber}/return/`))
		await isAlive(page)
		await page.click('button[value="send"]')
		await page.waitForSelector('.error-summary')
		await expectSound(page, 'return, refused')
		await page.check('[name="line-0"]')
		await page.check('[name="method"][value="relay"]')
		await page.waitForSelector('.return-sum')
		await expectSound(page, 'return, chosen')
		await page.click('button[value="send"]')
		await page.waitForSelector('.return-code svg')
		await expectSound(page, 'return, registered')
		await page.goto(at(`account/orders/${delivered.orderNumber}/`))
		await expectSound(page, 'order with a return')
		await page.goBack()
		await page.click('.account-room form button[type="submit"]')
		await page.waitForURL('**/?done=return-kept')
		await expectSound(page, 'return taken back')

		await page.goto(at('account/documents/'))
		await expectSound(page, 'documents')
		await page.goto(at('account/profile/'))
		await page.fill('#new-email', visitor.email)
		await page.click('button[value="email"]')
		await page.waitForSelector('.error-summary')
		await expectSound(page, 'another address, refused')
		await page.goto(at('account/security/'))
		await page.click('button[value="password"]')
		await page.waitForSelector('.error-summary')
		await expectSound(page, 'another password, refused')
		await page.goto(at(`auth/hand-over/?to=de&state=${'s'.repeat(43)}`))
		await page.waitForSelector('.hand-over')
		await expectSound(page, 'to another site')
		await page.goto(at('auth/logout/'))
		await expectSound(page, 'logout')
		expect(complaints).toEqual([])
		await visitor.leave()
	})
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

test('with the keyboard alone: an account created, confirmed, signed in to, and its password changed', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, at, email } = visitor
	await decide(page, at(''))
	const entries = await record(page)
	await page.goto(at('auth/create/'))
	await isAlive(page)
	await tabTo(page, 'main [name="firstName"]')
	await page.keyboard.type('Camille')
	await page.keyboard.press('Enter')
	await page.waitForSelector('.error-summary:focus')
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('lastName')
	await page.keyboard.type('Durand')
	await tabTo(page, 'main [name="email"]')
	await page.keyboard.type(email)
	await tabTo(page, 'main [name="password"]')
	await page.keyboard.type(PASSWORD)
	await tabTo(page, 'main [name="terms"]')
	await page.keyboard.press('Space')
	await page.keyboard.press('Enter')
	await page.waitForURL('**/auth/create/?sent=true')
	await page.goto(await linkIn(database, email, 'token'))
	await isAlive(page)
	await tabTo(page, 'main button[name="intent"]')
	await page.keyboard.press('Enter')
	await page.waitForURL('**/?done=confirmed')
	await expect.poll(() => events(entries, 'sign_up')).toHaveLength(1)
	await page.goto(at('auth/sign-in/'))
	await isAlive(page)
	await tabTo(page, '#sign-in-email')
	await page.keyboard.type(email)
	await tabTo(page, '#sign-in-password')
	await page.keyboard.type(PASSWORD)
	await page.keyboard.press('Enter')
	await page.waitForURL('**/fr/account/')
	// What the page reports in the moment it is left may not reach the test.
	await expect.poll(() => events(entries, 'login')).toHaveLength(1)
	await page.goto(at('account/security/'))
	await isAlive(page)
	await tabTo(page, '[autocomplete="current-password"]')
	await page.keyboard.type(PASSWORD)
	await tabTo(page, '[autocomplete="new-password"]')
	await page.keyboard.type('Nouveau-fil-1790')
	await page.keyboard.press('Enter')
	await page.waitForURL('**/account/security/?done=password*')
	expect([events(entries, 'sign_up').length, events(entries, 'login').length, faults(entries)]).toEqual([1, 1, []])
	await visitor.leave()
})

test('with the keyboard alone: an order found among the others, sent back, and kept after all', async () => {
	const { visitor, customerId } = await arrive(1280)
	const { page, at } = visitor
	const { orderId, orderNumber } = await paid(customerId)
	await fixtures.ship(orderId, new Date())
	await decide(page, at(''))
	const entries = await record(page)
	await page.goto(at('account/orders/'))
	await isAlive(page)
	await tabTo(page, `a[href$="/account/orders/${orderNumber}/"]`)
	await page.keyboard.press('Enter')
	await page.waitForURL(`**/account/orders/${orderNumber}/`)
	await page.waitForSelector('.order-thread')
	await tabTo(page, `a[href$="/${orderNumber}/return/"]`)
	await page.keyboard.press('Enter')
	await page.waitForSelector('.return-form')
	await tabTo(page, '[name="line-0"]')
	await page.keyboard.press('Space')
	await tabTo(page, '[name="method"]')
	await page.keyboard.press('ArrowDown')
	await tabTo(page, 'button[value="send"]')
	await page.keyboard.press('Enter')
	await page.waitForSelector('.return-code svg')
	expect(await focused(page)).not.toBe('')
	await expect.poll(() => events(entries, 'return_request')).toEqual([{ event: 'return_request', reason: 'none' }])
	await tabTo(page, '.account-room form button[type="submit"]')
	await page.keyboard.press('Enter')
	await page.waitForURL('**/?done=return-kept')
	await visitor.leave()
})
