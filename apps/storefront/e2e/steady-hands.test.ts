import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { openOwnPages } from './own-pages.ts'
import { settled, tabTo } from './pages.ts'
import * as checkout from './checkout.ts'
import { addToCart, welcome } from './visitor.ts'

let browser: Browser
let database: ShopDatabase
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
})
afterAll(() => database.close())

async function reviewed(site: 'fr' | 'es', product: string, origin?: string) {
	const [variant] = await database.variants(site)
	const visitor = await welcome(browser, site, { origin })
	await addToCart(visitor, variant!)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, product)
	return { visitor, variant: variant! }
}

test('pressing the button twice, also in two tabs, makes one order', async () => {
	const { visitor } = await reviewed('fr', 'paypal')
	const { page, email } = visitor
	const second = await page.context().newPage()
	await second.goto(visitor.at('checkout/review/'))
	await Promise.all([page.dblclick('.order-button'), second.click('.order-button')])
	await Promise.all([page.waitForURL('**/sandbox/**'), second.waitForURL('**/sandbox/**')])
	expect(second.url()).toBe(page.url())
	expect(await database.ordersOf(email)).toHaveLength(1)
	await checkout.decideAtBank(visitor, 'approve')
	const orderId = await checkout.confirmed(visitor)
	await second.reload()
	await second.waitForURL('**/confirmation/**')
	await page.reload()
	expect(await database.ordersOf(email)).toEqual([{ id: orderId, order_status: 'confirmed' }])
	await visitor.leave()
})

test('the way back keeps what was typed', async () => {
	const { visitor } = await reviewed('es', 'card')
	const { page, email } = visitor
	await page.goBack()
	await page.waitForURL('**/checkout/payment/')
	expect(await page.isChecked('input[value="card"]')).toBe(true)
	await page.goBack()
	await page.waitForURL('**/checkout/delivery/')
	expect(await page.inputValue('#a-line1')).toBe('Calle de Alcalá 12')
	expect(await page.inputValue('#a-region')).toBe('Madrid')
	await page.goBack()
	await page.waitForURL('**/checkout/identification/')
	expect(await page.inputValue('#email')).toBe(email)
	await page.goto(visitor.at('checkout/review/'))
	expect(await page.locator('.order-button').count()).toBe(1)
	await visitor.leave()
})

test('steps guard one another, and an empty or foreign cart leads to the cart page', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page } = visitor
	await page.goto(visitor.at('checkout/payment/'))
	expect(page.url()).toBe(visitor.at('cart/'))
	const { hostname: domain } = new URL(visitor.at(''))
	for (const value of ['nonsense', 'a'.repeat(24), '%00%ff', '../../x']) {
		await page.context().addCookies([{ name: 'cart_fr', value, domain, path: '/' }])
		const answer = await page.goto(visitor.at('cart/'))
		expect(answer?.status()).toBe(200)
		expect(await page.textContent('h1')).toBe('Votre panier est vide')
	}
	const [variant] = await database.variants('fr')
	await addToCart(visitor, variant!)
	await page.goto(visitor.at('checkout/review/'))
	expect(page.url()).toBe(visitor.at('checkout/identification/'))
	await visitor.leave()
})

test('an order id nobody has is a page that is not found', async () => {
	const visitor = await welcome(browser, 'fr')
	for (const id of ['x', 'a'.repeat(24), 'nicht%20da%20drin']) {
		const answer = await visitor.page.goto(visitor.at(`order/${id}/confirmation/`))
		expect(answer?.status()).toBe(404)
	}
	await visitor.leave()
})

test('the page asks for a pending order as often as the site says, then says it will write', async () => {
	const pages = await openOwnPages({ siteParams: { orderConfirmation: { maxAttempts: 3, attemptDelay: 300 } } })
	const { visitor } = await reviewed('es', 'card', pages.originOf('es'))
	const { page } = visitor
	await page.click('.order-button')
	await page.waitForURL('**/sandbox/**')
	const asked: string[] = []
	page.on('request', (request) => {
		if (request.url().includes('/confirmation/_.data')) asked.push(request.url())
	})
	const orderId = await database.orderOf(visitor.email)
	await database.delayPayment(orderId)
	await page.goto(visitor.at(`order/${orderId}/confirmation/`))
	await page.waitForSelector('text=Tu banco tarda más de lo habitual')
	await settled(page)
	expect(asked).toHaveLength(2)
	expect(await page.textContent('.oc-state')).toContain(visitor.email)
	await visitor.leave()
	pages.close()
})

test('a purchase with the keyboard alone', async () => {
	const [variant] = await database.variants('gb')
	const visitor = await welcome(browser, 'gb')
	const { page, email } = visitor
	const type = async (selector: string, text: string) => {
		await tabTo(page, selector)
		await page.keyboard.type(text)
	}
	const press = async (selector: string, key = 'Enter') => {
		await tabTo(page, selector)
		await page.keyboard.press(key)
	}
	await page.goto(visitor.at(`p/${variant!.colorwayId.toLowerCase()}/`))
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await tabTo(page, 'input[name="sku"]')
	for (let step = 0; step < 12; step++) {
		if (await page.isChecked(`input[value="${variant!.sku}"]`)) break
		await page.keyboard.press(step === 0 ? 'Space' : 'ArrowRight')
	}
	await press('button[type="submit"][form="buy"]')
	await page.waitForSelector('#mini-cart[open] .cart-line')
	await press('#mini-cart a[href$="/checkout/identification/"]')
	await page.waitForURL('**/identification/')
	await type('#email', email)
	await page.keyboard.press('Enter')
	await page.waitForURL('**/delivery/')
	await type('#a-firstName', 'Emma')
	await type('#a-lastName', 'Clarke')
	await type('#a-postalCode', 'E2 7DP')
	await type('#a-line1', '12 Redchurch Street')
	await type('#a-city', 'London')
	await press('.step-continue button')
	await page.waitForURL('**/payment/')
	await tabTo(page, 'input[name="paymentProduct"]')
	for (let step = 0; step < 4; step++) {
		if (await page.isChecked('input[value="paypal"]')) break
		await page.keyboard.press('ArrowDown')
	}
	await press('.step-continue button')
	await page.waitForURL('**/review/')
	await press('.order-button')
	await page.waitForURL('**/sandbox/**')
	await press('button[value="approve"]')
	await checkout.confirmed(visitor)
	expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1)
	await visitor.leave()
})
