import { representative } from '@vitrine/testing/matrix'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { allowFaults } from './faults.ts'
import { type Visitor, welcome } from './visitor.ts'

/** Into the cart from the product page, from the first moment on and when the shop cannot answer (brief 3.0, 3.7). */
let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

const isAlive = () => '__reactRouterDataRouter' in window
const CART_LINK = 'a.icon-target[href$="/cart/"]'

/** To the first garment of the new, with a size chosen and the page alive. */
async function choose({ page, at }: Visitor): Promise<string> {
	await page.goto(at('new/'))
	await page.goto(new URL((await page.getAttribute('.product-card-name a', 'href'))!, page.url()).href)
	await page.waitForFunction(isAlive)
	await page.click('label:has(input[name="sku"]:enabled)')
	return page.url()
}

test.each(representative([390, 1280], [1280]))(
	'at %i px the page stays and the bag counts, also before the drawer is there',
	async (width) => {
		const visitor = await welcome(browser, 'fr', { width })
		const { page, complaints } = visitor
		// The drawer's code is on its way for as long as it takes to press the button.
		let release = () => {}
		const pressed = new Promise<void>((resolve) => {
			release = resolve
		})
		await page.route('**/assets/mini-cart*.js', async (route) => {
			await pressed
			await route.continue()
		})
		const address = await choose(visitor)
		await page.click('button[type="submit"][form="buy"] >> visible=true')
		release()
		await page.waitForSelector(width < 1280 ? '.toast' : '#mini-cart[open] .cart-line')
		expect(page.url()).toBe(address)
		await expect.poll(() => page.getAttribute(CART_LINK, 'aria-label')).toMatch(/1/)
		expect(complaints).toEqual([])
		await visitor.leave()
	},
)

test('when the bag cannot be read the drawer says so and the page stays; trying again shows it', async () => {
	allowFaults(/status of 503/)
	const visitor = await welcome(browser, 'fr')
	const { page } = visitor
	const address = await choose(visitor)
	const heading = await page.textContent('h1')
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await page.route('**/cart/_.data*', (route) =>
		route.request().method() === 'GET' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
	)
	await page.click('button[type="submit"][form="buy"] >> visible=true')
	await page.waitForSelector('#mini-cart[open] .notice-error')
	expect([page.url(), await page.textContent('h1')]).toEqual([address, heading])
	await page.unroute('**/cart/_.data*')
	await page.click('#mini-cart .notice-error button')
	await page.waitForSelector('#mini-cart[open] .cart-line')
	await visitor.leave()
})

test('when nothing can be added the bag says that too, and the page stays', async () => {
	allowFaults(/status of 503/)
	const visitor = await welcome(browser, 'fr')
	const { page } = visitor
	const address = await choose(visitor)
	await page.route('**/cart/_.data*', (route) => route.fulfill({ status: 503, body: '' }))
	await page.click('button[type="submit"][form="buy"] >> visible=true')
	await page.waitForSelector('#mini-cart[open] .notice-error')
	expect(page.url()).toBe(address)
	await visitor.leave()
})
