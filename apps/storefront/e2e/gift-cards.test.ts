import { giftCardIn } from '@vitrine/commerce/gift-cards/fixtures'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { SHOPPERS } from './addresses.ts'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { steadyTest } from '@vitrine/testing/matrix'
import { isWithinWidth, violations } from './pages.ts'
import * as checkout from './checkout.ts'
import { addToCart, type Visitor, welcome } from './visitor.ts'

let browser: Browser
let database: ShopDatabase
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
})
afterAll(() => database.close())

steadyTest.each([390, 768, 1280, 1920])(
	'at %i px the form and its refusal fit and axe finds nothing',
	async (width) => {
		const visitor = await welcome(browser, 'fr', { width })
		const { page, at, complaints } = visitor
		await page.goto(at('gift-card/'))
		// The form has the whole screen to itself (brief 3.1).
		expect(await page.locator('.tab-bar').count()).toBe(0)
		expect([await violations(page), await isWithinWidth(page)]).toEqual([[], true])
		await page.click('.chip:has([value="other"])')
		await page.click('label:has(#when-later)')
		await page.fill('#other', '9')
		await page.click('button[value="add"]')
		await page.waitForSelector('.error-summary')
		const named = page.locator('.error-summary a')
		expect(await named.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
			'#other',
			'#recipientName',
			'#recipientEmail',
			'#senderName',
			'#date',
		])
		expect([await violations(page), await isWithinWidth(page)]).toEqual([[], true])
		await page.fill('#other', '')
		expect(complaints).toEqual([])
		await visitor.leave()
	},
)

/** Fills the form in and puts the card into the cart. */
async function putInCart({ page, at }: Visitor, { to, amount }: { to: string; amount: string }): Promise<void> {
	await page.goto(at('gift-card/'))
	await page.click('.chip:has([value="other"])')
	await page.fill('#other', amount)
	await page.click('.gift-design:has([value="knit"])')
	await page.fill('#recipientName', 'Louise')
	await page.fill('#recipientEmail', to)
	await page.fill('#senderName', 'Camille')
	await page.fill('#message', 'Bonne fête !')
}

async function bill({ page, site }: Visitor): Promise<void> {
	const { firstName, lastName, line1, postalCode, city } = SHOPPERS[site]
	for (const [name, value] of Object.entries({ firstName, lastName, line1, postalCode, city }))
		await page.fill(`#b-${name}`, value)
	await page.click('.step-continue button[type="submit"]')
	await page.waitForURL('**/checkout/payment/')
}

/** Buys a card and answers the number and the code its e-mail brings. */
async function buy(visitor: Visitor, options: { to: string; amount: string }) {
	const { page } = visitor
	await putInCart(visitor, options)
	if (visitor.hasScript) {
		expect(await page.textContent('.gift-amount')).toContain(options.amount)
		expect(await page.textContent('.gift-to')).toBe('Pour Louise')
		expect(await page.textContent('.gift-counter')).toBe('12 sur 200')
	}
	await page.click('button[value="add"]')
	await page.waitForURL('**/cart/?added=*')
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await bill(visitor)
	await checkout.choosePayment(visitor, 'paypal')
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'approve')
	const order = await database.order(await checkout.confirmed(visitor))
	expect(await page.textContent('.oc-main')).toContain('Par e-mail')
	const mail = await database.mail(options.to)
	return { order, ...giftCardIn(mail) }
}

steadyTest.each([true, false])('a card is bought and pays: with script %s (R111)', async (hasScript) => {
	const visitor = await welcome(browser, 'fr', { hasScript })
	const { page } = visitor
	const to = `louise-${hasScript}-${Date.now()}@example.com`
	const { order, cardNumber, code } = await buy(visitor, { to, amount: '20' })
	expect(order).toMatchObject({ order_status: 'confirmed', total_cent_amount: 2000, tax_cent_amount: 0 })
	expect([order.lines, order.taxes]).toEqual([[], []])

	const [variant] = await database.variants('fr')
	await addToCart(visitor, variant!)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await checkout.chooseHome(visitor)
	const fold = page.locator('.gift-card-payment summary')
	await fold.click()
	await page.fill('#cardNumber', cardNumber)
	await page.fill('#code', 'AAAAA-AAAAA')
	await page.click('button[value="use-gift-card"]')
	await page.waitForSelector('.gift-card-payment .field-error')
	await page.fill('#cardNumber', cardNumber)
	await page.fill('#code', code)
	await page.click('button[value="use-gift-card"]')
	await page.waitForSelector('.gift-card-used')
	await checkout.choosePayment(visitor, 'paypal')
	const total = variant!.centAmount
	expect(await page.textContent('.order-panel')).toContain(`•••• ${cardNumber.slice(-4)}`)
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'approve')
	const paid = await database.order(await checkout.confirmed(visitor))
	expect(paid).toMatchObject({ order_status: 'confirmed', subtotal_cent_amount: total })
	expect(paid.snapshot.paidWith).toEqual([{ means: 'gift-card', ending: cardNumber.slice(-4), centAmount: 2000 }])
	expect(await page.textContent('.summary-panel')).toContain('Reste à payer')

	await page.goto(visitor.at('gift-card/'))
	await page.click('#balance summary')
	await page.fill('#cardNumber', cardNumber)
	await page.fill('#code', code)
	await page.click('#balance button[type="submit"]')
	await page.waitForSelector('#balance .notice')
	expect(await page.textContent('#balance .notice')).toMatch(/Il reste 0,00.€/)
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})
