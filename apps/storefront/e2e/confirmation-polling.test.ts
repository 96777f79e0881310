import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Books, openBooks } from './books.ts'
import * as tunnel from './tunnel.ts'
import { addToBag, launchBrowser, type Visitor, welcome } from './visitor.ts'

/** How the page that waits for the bank asks for the order (R114). Its time is in our hands, the bank's is not: it takes four seconds. */
const SITE = 'es'
let browser: Browser
let books: Books
let visitor: Visitor
beforeAll(async () => {
	browser = await launchBrowser()
	books = openBooks()
})
afterEach(async () => {
	await visitor.leave()
	await books.setParam(SITE, 'orderConfirmation', { maxAttempts: 10, attemptDelay: 2000 })
})
afterAll(async () => {
	await browser.close()
	await books.close()
})

/** A pending order and its page, whose clock stands still. */
async function waiting(
	orderConfirmation: object,
): Promise<{ page: Page; orderId: string; asked: () => Promise<number> }> {
	await books.setParam(SITE, 'orderConfirmation', orderConfirmation)
	const [garment] = await books.garments(SITE)
	visitor = await welcome(browser, SITE)
	const { page, at } = visitor
	await addToBag(visitor, garment!)
	await tunnel.goToCheckout(visitor)
	await tunnel.identify(visitor)
	await tunnel.chooseHome(visitor)
	await tunnel.choosePayment(visitor, 'card')
	await page.click('.order-button')
	await page.waitForURL('**/sandbox/**')
	const orderId = await books.newestOrder()
	let count = 0
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (pathname.includes(`/order/${orderId}/confirmation/`)) count += 1
	})
	const now = Date.now()
	await page.clock.install({ time: now })
	await page.clock.pauseAt(now + 1_000)
	await page.goto(at(`order/${orderId}/confirmation/`))
	await page.waitForSelector('.oc-state')
	await page.waitForLoadState('networkidle')
	// Questions under way are answered before they are counted: the answer starts the time to the next one.
	const asked = async () => {
		await page.waitForLoadState('networkidle')
		await new Promise((resolve) => setTimeout(resolve, 700))
		return count
	}
	return { page, orderId, asked }
}

test('three attempts half a second apart: at 0, 500 and 1000 ms, and never a fourth', async () => {
	const { page, asked } = await waiting({ maxAttempts: 3, attemptDelay: 500 })
	expect(await asked()).toBe(1)
	await page.clock.runFor(450)
	expect(await asked()).toBe(1)
	await page.clock.runFor(60)
	expect(await asked()).toBe(2)
	// The answer is shown with the next frame, which this clock draws too.
	await page.clock.runFor(400)
	expect(await asked()).toBe(2)
	await page.clock.runFor(200)
	expect(await asked()).toBe(3)
	await page.clock.runFor(60_000)
	expect(await asked()).toBe(3)
	expect(await page.textContent('.oc-state')).toContain(visitor.email)
})

test.each([
	{ maxAttempts: 0, attemptDelay: 500 },
	{ maxAttempts: -3, attemptDelay: 500 },
	{ maxAttempts: 5, attemptDelay: 0 },
])('%j is one attempt', async (orderConfirmation) => {
	const { page, asked } = await waiting(orderConfirmation)
	await page.clock.runFor(60_000)
	expect(await asked()).toBe(1)
	expect(await page.textContent('.oc-state')).toContain(visitor.email)
})

test('leaving the page ends the questions', async () => {
	const { page, asked } = await waiting({ maxAttempts: 10, attemptDelay: 500 })
	await page.clock.runFor(510)
	expect(await asked()).toBe(2)
	await page.click('.site-header a[href$="/es/"], header a[href$="/es/"] >> nth=0')
	const arrives = async () => {
		await page.clock.runFor(50)
		return new URL(page.url()).pathname
	}
	await expect.poll(arrives, { timeout: 15_000 }).toBe('/es/')
	const before = await asked()
	await page.clock.runFor(60_000)
	expect(await asked()).toBe(before)
})

test('what the bank has decided ends them too, and loading the page again charges nobody twice', async () => {
	const { page, orderId, asked } = await waiting({ maxAttempts: 50, attemptDelay: 500 })
	await page.goBack()
	await page.waitForURL('**/sandbox/**')
	await tunnel.payByCard(visitor, '4111 1111 1111 1111')
	await page.waitForURL('**/confirmation/**')
	for (let attempt = 0; attempt < 20 && (await page.locator('.oc-columns').count()) === 0; attempt++) {
		await page.clock.runFor(510)
		await asked()
	}
	expect(await page.locator('.oc-columns').count()).toBe(1)
	const before = await asked()
	await page.clock.runFor(60_000)
	expect(await asked()).toBe(before)
	for (const _ of [1, 2]) await page.reload()
	expect(await books.paymentsOf(orderId)).toHaveLength(1)
	expect(await books.ordersOf(visitor.email)).toEqual([{ id: orderId, order_status: 'confirmed' }])
})
