import { steadyTest } from '@vitrine/testing/matrix'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import * as checkout from './checkout.ts'
import { expectSound } from './pages.ts'
import { addToCart, welcome } from './visitor.ts'

let browser: Browser
let database: ShopDatabase
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
})
afterAll(() => database.close())

const hasScript = false

steadyTest('France: from the product page to the thanks, with a code and another quantity on the way', async () => {
	const [variant] = await database.variants('fr')
	const visitor = await welcome(browser, 'fr', { hasScript })
	const { page } = visitor
	await page.goto(visitor.at('cart/'))
	expect(await page.textContent('h1')).toBe('Votre panier est vide')
	await addToCart(visitor, variant!)
	expect(await page.textContent('.notice')).toContain('Ajouté\u00a0:')

	await page.fill('input[name="quantity"]', '2')
	await page.click('.cart-line .without-script')
	expect(await page.inputValue('input[name="quantity"]')).toBe('2')
	await page.click('.cart-voucher summary')
	await page.fill('input[name="code"]', 'NICHTS')
	await page.click('.cart-voucher-form button')
	expect(await page.textContent('.cart-voucher-form .field-error')).toContain('Nous ne connaissons pas ce code')
	await page.fill('input[name="code"]', 'bienvenue10')
	await page.click('.cart-voucher-form button')
	expect(await page.textContent('.cart-coupon')).toContain('BIENVENUE10')

	await checkout.goToCheckout(visitor)
	await page.click('.step-continue button')
	expect(await page.textContent('.error-summary')).toContain('Saisissez votre adresse e-mail')
	await checkout.identify(visitor)
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, 'card')
	await checkout.order(visitor)
	await checkout.payByCard(visitor, '4000 0000 0000 9995')
	// The page asks for itself again until the bank has decided.
	const order = await database.order(await checkout.confirmed(visitor))
	expect(order).toMatchObject({ order_status: 'confirmed', subtotal_cent_amount: variant!.centAmount * 2 })
	expect(order.discount_cent_amount).toBe(Math.round(variant!.centAmount * 2 * 0.1))
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})

steadyTest('Germany: another country changes the fields and keeps what was typed; refused, then paid', async () => {
	const [variant] = await database.variants('de')
	const visitor = await welcome(browser, 'de', { hasScript, width: 390 })
	const { page } = visitor
	await addToCart(visitor, variant!)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await page.fill('#a-city', 'Wien')
	await page.selectOption('#a-countryCode', 'AT')
	await page.click('button[value="country"] >> visible=true')
	expect(await page.getAttribute('#a-postalCode', 'placeholder')).toBe('1010')
	expect(await page.inputValue('#a-city')).toBe('Wien')
	await page.fill('#a-postalCode', '99')
	await page.click('.step-continue button')
	expect(await page.textContent('.error-summary')).toContain('Geben Sie eine Postleitzahl wie 1010 ein')
	await page.selectOption('#a-countryCode', 'DE')
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, 'paypal')
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'refuse')
	await page.waitForURL('**/confirmation/**')
	expect(await page.textContent('h1')).toBe('Die Zahlung wurde abgelehnt')
	await page.click('a[href$="/checkout/payment/"]')
	await checkout.choosePayment(visitor, 'invoice')
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'approve')
	await checkout.confirmed(visitor)
	const orders = await database.ordersOf(visitor.email)
	expect(orders.map((order) => order.order_status).toSorted()).toEqual(['cancelled', 'confirmed'])
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})

steadyTest('Poland: a locker is found and a code approved, all in plain pages', async () => {
	const [variant] = await database.variants('pl')
	const visitor = await welcome(browser, 'pl', { hasScript })
	const { page } = visitor
	await addToCart(visitor, variant!)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await page.fill('#near-relay', 'Nigdzie')
	await page.press('#near-relay', 'Enter')
	expect(await page.textContent('.error-summary')).toContain('nic nie znaleźliśmy')
	await checkout.choosePoint(visitor, 'relay')
	await checkout.choosePayment(visitor, 'blik')
	await checkout.order(visitor, '12')
	expect(await page.textContent('.error-summary')).toContain('Wpisz 6 cyfr')
	await page.fill('#code', '777123')
	await page.click('.order-button')
	const order = await database.order(await checkout.confirmed(visitor))
	expect(order.snapshot.deliveryMethod.kind).toBe('relay')
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})

test('the outfit of the home page leads to its articles by keyboard, its newsletter asks', async () => {
	const { page, at, email, complaints } = await welcome(browser, 'gb', { hasScript })
	await page.goto(at(''))
	await page.fill('.newsletter-block input', email)
	await page.click('.newsletter-block button')
	expect(await page.textContent('h1')).toBe('Check your inbox')
	const { html } = await database.newEmail(email)
	expect(html).toContain(at('newsletter/?subscription='))
	await page.goto(at(''))
	const point = page.locator('.outfit-point').first()
	expect(await point.textContent()).toMatch(/Striped poplin shirt £/)
	await point.focus()
	await page.keyboard.press('Enter')
	await page.waitForURL(/\/en\/p\/striped-poplin-shirt/)
	expect(complaints).toEqual([])
})

steadyTest('home and departments are sound at 320 px and in forced colors', async () => {
	const seen = await welcome(browser, 'gb')
	await seen.page.emulateMedia({ forcedColors: 'active' })
	for (const width of [320, 1440]) {
		await seen.page.setViewportSize({ width, height: 900 })
		for (const path of ['', 'c/women/']) {
			await seen.page.goto(seen.at(path))
			await expectSound(seen.page, `${path} at ${width}`)
		}
	}
	expect(seen.complaints).toEqual([])
})
