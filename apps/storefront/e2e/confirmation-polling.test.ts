import { representative } from '@vitrine/testing/matrix'
import { fillCheckout } from '@vitrine/commerce/checkout/fixtures/checkouts'
import type { Database } from '@vitrine/commerce/database/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type ShopDatabase, openShopDatabase, type Variant } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { openOwnPages, type OwnPages } from './own-pages.ts'
import * as checkout from './checkout.ts'
import { addToCart, type Visitor, welcome } from './visitor.ts'

/** How the page that waits for the bank asks for the order (R114). Its time is in our hands, the bank's is not: it takes four seconds. */
const SITE = 'fr'
let browser: Browser
let db: Database
let database: ShopDatabase
let visitor: Visitor
let pages: OwnPages
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
	;({ db } = database)
})
afterEach(async () => {
	await visitor.leave()
	pages.close()
})
afterAll(() => database.close())

type Attempts = { maxAttempts: number; attemptDelay: number }

/** The visitor's order, placed without the pages; its bank does not decide. */
async function placed({ email, at }: Visitor, { sku }: Variant): Promise<string> {
	const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }], email, paymentProduct: 'card' })
	const result = await checkout.pay({ returnUrl: at('order/ORDER_ID/confirmation/') })
	if (!result.ok) throw new Error(result.reason)
	const { orderId } = result.placed
	await database.delayPayment(orderId)
	return orderId
}

/** The same through the pages; the shopper leaves the bank's page unpaid. */
async function leftUnpaid(shopper: Visitor, variant: Variant): Promise<string> {
	await addToCart(shopper, variant)
	await checkout.goToCheckout(shopper)
	await checkout.identify(shopper)
	await checkout.chooseHome(shopper)
	await checkout.choosePayment(shopper, 'card')
	await checkout.order(shopper)
	await shopper.page.waitForURL('**/sandbox/**')
	return database.orderOf(shopper.email)
}

/** A pending order and its page, whose clock stands still. */
async function waiting(
	orderConfirmation: Attempts,
	order = placed,
): Promise<{ page: Page; orderId: string; asked: () => Promise<number> }> {
	pages = await openOwnPages({ siteParams: { orderConfirmation } })
	const [variant] = await database.variants(SITE)
	visitor = await welcome(browser, SITE, { origin: pages.originOf(SITE) })
	const { page, at } = visitor
	const orderId = await order(visitor, variant!)
	let count = 0
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (pathname.includes(`/order/${orderId}/confirmation/`)) count += 1
	})
	const now = Date.now()
	await page.clock.install({ time: now })
	await page.addInitScript(countTimers, orderConfirmation.attemptDelay)
	// Further ahead than a busy machine is late: a clock is not set back.
	await page.clock.pauseAt(now + 120_000)
	// A page comes alive by timers, too, which `asked` lets run.
	await page.goto(at(`order/${orderId}/confirmation/`), { waitUntil: 'commit' })
	await page.waitForSelector('.oc-state')
	/** Questions so far, when the answer to the last one has either started the time to the next or was the last word. */
	const asked = async () => {
		const isAnswered = () => {
			const state = window.__reactRouterDataRouter?.state
			const isQuiet = state?.initialized && state.navigation.state === 'idle' && state.revalidation === 'idle'
			// The button to ask again stands there when the page has given up; its time is not counted any more.
			return (
				Boolean(isQuiet) && (window.timers.size > 0 || document.querySelector('.oc-state[aria-busy="true"]') === null)
			)
		}
		// What React shows may wait for a frame or a timer of its own: the clock goes on until it has.
		const settles = async () => {
			const isSettled = await page.evaluate(isAnswered)
			if (!isSettled) await page.clock.runFor(20)
			return isSettled
		}
		await expect.poll(settles).toBe(true)
		return count
	}
	return { page, orderId, asked }
}

declare global {
	interface Window {
		/** The timers under way that last as long as the time between two questions. */
		timers: Set<number>
	}
}

/** Runs in the page, above the clock that the test moves. */
function countTimers(delay: number): void {
	window.timers = new Set()
	const { setTimeout, clearTimeout } = window
	Object.assign(window, {
		setTimeout(act: () => void, milliseconds: number, ...rest: unknown[]) {
			const timer = setTimeout(
				() => {
					window.timers.delete(timer)
					act()
				},
				milliseconds,
				...rest,
			)
			if (milliseconds === delay) window.timers.add(timer)
			return timer
		},
		clearTimeout(timer: number) {
			window.timers.delete(timer)
			clearTimeout(timer)
		},
	})
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

const NO_REPETITION = [
	{ maxAttempts: 0, attemptDelay: 500 },
	{ maxAttempts: -3, attemptDelay: 500 },
	{ maxAttempts: 5, attemptDelay: 0 },
] as const

test.each(representative(NO_REPETITION, [NO_REPETITION[2]]))('%j is one attempt', async (orderConfirmation) => {
	const { page, asked } = await waiting(orderConfirmation)
	await page.clock.runFor(60_000)
	expect(await asked()).toBe(1)
	expect(await page.textContent('.oc-state')).toContain(visitor.email)
})

test('leaving the page ends the questions', async () => {
	const { page, asked } = await waiting({ maxAttempts: 10, attemptDelay: 500 })
	expect(await asked()).toBe(1)
	await page.clock.runFor(510)
	expect(await asked()).toBe(2)
	await page.click('.site-header a[href$="/fr/"], header a[href$="/fr/"] >> nth=0')
	const arrives = async () => {
		await page.clock.runFor(50)
		const { pathname } = new URL(page.url())
		return [pathname, await page.evaluate(() => window.__reactRouterDataRouter?.state.navigation.state)]
	}
	await expect.poll(arrives).toEqual(['/fr/', 'idle'])
	const before = await asked()
	await page.clock.runFor(60_000)
	expect(await asked()).toBe(before)
})

test('what the bank has decided ends them too, and loading the page again charges nobody twice', async () => {
	const { page, orderId, asked } = await waiting({ maxAttempts: 50, attemptDelay: 500 }, leftUnpaid)
	await page.click('.oc-actions a[href*="/sandbox/"]')
	await page.waitForURL('**/sandbox/**')
	await checkout.payByCard(visitor, '4111 1111 1111 1111')
	await page.waitForURL('**/confirmation/**')
	for (let attempt = 0; attempt < 20 && (await page.locator('.oc-columns').count()) === 0; attempt++) {
		await page.clock.runFor(510)
		await asked()
	}
	expect(await page.locator('.oc-columns').count()).toBe(1)
	const before = await asked()
	await page.clock.runFor(60_000)
	expect(await asked()).toBe(before)
	for (const _ of [1, 2]) {
		await page.reload({ waitUntil: 'commit' })
		await page.waitForSelector('.oc-columns')
	}
	expect(await database.paymentsOf(orderId)).toHaveLength(1)
	expect(await database.ordersOf(visitor.email)).toEqual([{ id: orderId, order_status: 'confirmed' }])
})
