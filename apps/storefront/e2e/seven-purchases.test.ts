import { steadyTest } from '@vitrine/testing/matrix'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import * as checkout from './checkout.ts'
import { addToCart, welcome } from './visitor.ts'

/** By plain forms, all seven: app/routes/checkout/purchases.test.ts. */
let browser: Browser
let database: ShopDatabase
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
})
afterAll(() => database.close())

/** VAT contained in a gross amount, half up. */
function contained(gross: number, rate: number): number {
	return Math.floor((gross * rate * 2 + 10_000 + rate) / (2 * (10_000 + rate)))
}

test('France: a card that asks the bank, delivered at home', async () => {
	// The cheapest one: other suites buy the dearest meanwhile.
	const variant = (await database.variants('fr', { count: 1_000 })).at(-1)
	const before = await database.stock(variant!.sku)
	const visitor = await welcome(browser, 'fr')
	const { page, email } = visitor
	await addToCart(visitor, variant!)
	expect(await page.textContent('#mini-cart h2')).toContain('(1)')
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, 'card')
	expect(await page.textContent('.order-button')).toContain('Commande avec obligation de paiement')
	await checkout.order(visitor)
	await checkout.payByCard(visitor, '4000 0000 0000 3220')
	await page.waitForURL('**/bank/**')
	await checkout.decideAtBank(visitor, 'approve')
	const orderId = await checkout.confirmed(visitor)
	const order = await database.order(orderId)
	expect(order).toMatchObject({
		email,
		currency: 'EUR',
		order_status: 'confirmed',
		total_cent_amount: variant!.centAmount + order.delivery_cent_amount,
		tax_cent_amount: contained(order.total_cent_amount, 2000),
	})
	expect(await page.textContent('.woven-label')).toBe(order.order_number)
	expect(await database.stock(variant!.sku)).toEqual({ onHand: before.onHand - 1, reserved: before.reserved })
	const mail = await database.mail(email)
	expect([mail.language_tag, mail.subject]).toEqual(['fr-FR', `Votre commande ${order.order_number} est confirmée`])
	await database.expectTerms(orderId)
	await page.goto(visitor.at(''))
	expect(await page.locator('.badge-count').count()).toBe(0)
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})

steadyTest('Germany: a wallet; nothing is collected in a store', async () => {
	const [variant] = await database.variants('de')
	const visitor = await welcome(browser, 'de')
	await addToCart(visitor, variant!)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	expect(await visitor.page.locator('input[data-kind="store"]').count()).toBe(0)
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, 'paypal')
	expect(await visitor.page.textContent('.order-button')).toContain('Zahlungspflichtig bestellen')
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'approve')
	const order = await database.order(await checkout.confirmed(visitor))
	expect(order).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' })
	expect(order.taxes.map((tax) => [tax.tax_rate, tax.tax_cent_amount])).toEqual([
		[1900, contained(order.total_cent_amount, 1900)],
	])
	expect((await database.mail(visitor.email)).subject).toContain('Ihre Bestellung')
	await database.expectTerms(order.id)
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})

test('Poland: a code from the bank app, collected at a locker', async () => {
	const [variant] = await database.variants('pl')
	const visitor = await welcome(browser, 'pl', { width: 390 })
	const { page } = visitor
	await page.goto(visitor.at('cart/'))
	await page.evaluate(
		(sku) => fetch(location.href, { method: 'POST', body: new URLSearchParams({ intent: 'add', sku, quantity: '2' }) }),
		variant!.sku,
	)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	expect(await page.isChecked('input[data-kind="relay"]')).toBe(true)
	await checkout.choosePoint(visitor, 'relay')
	await checkout.choosePayment(visitor, 'blik')
	await page.click('.order-button')
	await page.waitForSelector('.error-summary')
	expect(await page.textContent('.error-summary')).toContain('Zaakceptuj regulamin')
	await checkout.order(visitor, '777 123')
	await page.waitForSelector('text=Potwierdź w aplikacji banku')
	const order = await database.order(await checkout.confirmed(visitor))
	expect(order).toMatchObject({ currency: 'PLN', order_status: 'confirmed' })
	expect(order.snapshot.pickupPoint?.postalCode).toBe('00-950')
	expect(order.snapshot.billingAddress.postalCode).toBe('00-052')
	expect((await database.mail(visitor.email)).language_tag).toBe('pl-PL')
	await database.expectTerms(order.id)
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})

steadyTest('Switzerland: the bank takes its time; francs in steps of five', async () => {
	const [variant] = await database.variants('ch')
	const visitor = await welcome(browser, 'ch')
	await addToCart(visitor, variant!)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, 'twint')
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'later')
	await visitor.page.waitForSelector('.oc-state[aria-busy="true"]')
	const order = await database.order(await checkout.confirmed(visitor))
	expect(order).toMatchObject({ currency: 'CHF', order_status: 'confirmed' })
	expect(order.total_cent_amount % 5).toBe(0)
	expect(order.taxes[0]?.tax_rate).toBe(810)
	expect(await visitor.page.textContent('.summary-total strong')).toMatch(/^CHF\u00a0\d/)
	expect((await database.mail(visitor.email)).language_tag).toBe('fr-CH')
	await database.expectTerms(order.id)
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})

steadyTest('Great Britain: no VAT on a child’s size, VAT on an adult’s', async () => {
	const [adult] = await database.variants('gb')
	const [child] = await database.variants('gb', { vatClass: 'childrens' })
	const visitor = await welcome(browser, 'gb')
	await addToCart(visitor, adult!)
	await addToCart(visitor, child!)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, 'card')
	expect(await visitor.page.textContent('.order-button')).toContain('Order with obligation to pay')
	await checkout.order(visitor)
	await checkout.payByCard(visitor, '4111 1111 1111 1111')
	const order = await database.order(await checkout.confirmed(visitor))
	const rates = Object.fromEntries(order.lines.map((line) => [line.sku, line.tax_rate]))
	expect(rates).toEqual({ [adult!.sku]: 2000, [child!.sku]: 0 })
	expect(order.taxes.map((tax) => tax.tax_rate)).toEqual([2000, 0])
	expect(order.taxes[1]?.tax_cent_amount).toBe(0)
	expect(order.snapshot.deliveryAddress.postalCode).toBe('E2 7DP')
	expect((await database.mail(visitor.email)).language_tag).toBe('en-GB')
	await database.expectTerms(order.id)
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})

steadyTest('Spain: the province follows from the postal code', async () => {
	const [variant] = await database.variants('es')
	const visitor = await welcome(browser, 'es', { width: 768 })
	await visitor.page.goto(visitor.at('cart/'))
	await visitor.page.evaluate(
		(sku) => fetch(location.href, { method: 'POST', body: new URLSearchParams({ intent: 'add', sku }) }),
		variant!.sku,
	)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, 'bizum')
	expect(await visitor.page.textContent('.order-button')).toContain('Pedido con obligación de pago')
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'approve')
	const order = await database.order(await checkout.confirmed(visitor))
	expect(order.snapshot.deliveryAddress.region).toBe('Madrid')
	expect(order.taxes[0]?.tax_rate).toBe(2100)
	expect((await database.mail(visitor.email)).language_tag).toBe('es-ES')
	await database.expectTerms(order.id)
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})

steadyTest('Italy: the terms are accepted by a mark; collected in a store', async () => {
	const [variant] = await database.variants('it')
	const visitor = await welcome(browser, 'it')
	await addToCart(visitor, variant!)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await checkout.choosePoint(visitor, 'store')
	await checkout.choosePayment(visitor, 'satispay')
	expect(await visitor.page.isChecked('#terms')).toBe(false)
	expect(await visitor.page.textContent('.order-button')).toContain('Ordine con obbligo di pagare')
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'approve')
	const order = await database.order(await checkout.confirmed(visitor))
	expect(order).toMatchObject({ delivery_cent_amount: 0, site: 'it' })
	expect(order.snapshot.pickupPoint?.kind).toBe('store')
	expect(order.snapshot.billingAddress.region).toBe('RM')
	expect((await database.mail(visitor.email)).language_tag).toBe('it-IT')
	await database.expectTerms(order.id)
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})
