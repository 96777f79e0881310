import { buyGoods } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { receiveReturn } from '@vitrine/commerce/returns/commands/receive-return'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from './browser.ts'
import * as checkout from './checkout.ts'
import { steadyTest } from '@vitrine/testing/matrix'
import { expectSound, isWithinWidth } from './pages.ts'
import { openShopDatabase, type ShopDatabase, type Variant } from './shop-database.ts'
import { addToCart, newEmail, type Visitor, welcome } from './visitor.ts'

/** Goods come back for store credit, which pays orders wholly and in part (decision 0066). */
let browser: Browser
let database: ShopDatabase
let db: Database
let variant: Variant
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
	;({ db } = database)
	;[variant] = (await database.variants('fr')) as [Variant]
})
afterAll(() => database.close())

/** What is wrong for axe; without a script it cannot be asked. */
const sound = ({ page, hasScript }: Visitor, what: string) => (hasScript ? expectSound(page, what) : undefined)

/** Who has been sent two units of an order of theirs, signed in. */
async function arrive(visitor: Visitor): Promise<{ orderNumber: string }> {
	const { page, at } = visitor
	const email = newEmail('fr')
	const { customerId } = await insertCustomer(db, { email })
	const order = await buyGoods(db, { items: [{ sku: variant.sku, quantity: 2 }], email, customerId })
	await returnsFixtures(db).ship(order.orderId, new Date())
	await page.goto(at('auth/sign-in/'))
	await page.fill('#sign-in-email', email)
	await page.fill('#sign-in-password', PASSWORD)
	await page.press('#sign-in-password', 'Enter')
	await page.waitForSelector('.account')
	return order
}

/** Returns both units for credit; what was received is credited by the worker. */
async function returnForCredit(visitor: Visitor, orderNumber: string): Promise<void> {
	const { page, at } = visitor
	await page.goto(at(`account/orders/${orderNumber}/return/`))
	expect(await page.isChecked('[name="storeCredit"]')).toBe(false)
	await page.check('[name="line-0"]')
	await page.selectOption('[name="quantity-0"]', '2')
	await page.check('[name="storeCredit"]')
	await sound(visitor, 'return form')
	await page.click('button[value="send"]')
	await page.waitForURL('**/returns/RT-*/')
	await page.waitForSelector('.return-facts')
	expect(await page.textContent('.return-facts')).toContain('En avoir, comme vous l’avez choisi')
	const [, returnNumber = ''] = /(RT-\w+)/.exec(page.url()) ?? []
	const line = { position: 0, accepted: 2, refused: 0, refusal: null, deductionCentAmount: 0, deduction: null }
	const received = await receiveReturn(db, { returnNumber, lines: [line], isGoodsBack: true, now: new Date() })
	expect(received.ok).toBe(true)
}

/** Puts goods into the cart, delivers them home, and pays with credit what it can. */
async function useCredit(visitor: Visitor, quantity: number): Promise<void> {
	const { page, at } = visitor
	for (let unit = 0; unit < quantity; unit++) await addToCart(visitor, variant)
	await page.goto(at('checkout/identification/'))
	await page.waitForURL('**/checkout/delivery/')
	await checkout.chooseHome(visitor)
	await page.click('button[value="use-credit"]')
	await page.waitForSelector('button[value="put-credit-away"]')
	await sound(visitor, 'payment step')
}

const balanceOf = async ({ page, at }: Visitor) => {
	await page.goto(at('account/store-credit/'))
	return (await page.textContent('.account-credit dd'))!.replace(/\s/g, ' ')
}

steadyTest.each([
	{ width: 390, hasScript: true },
	{ width: 1280, hasScript: true },
	{ width: 1280, hasScript: false },
])('goods come back for credit, which pays: %o', async ({ width, hasScript }) => {
	const visitor = await welcome(browser, 'fr', { width, hasScript })
	const { page, at } = visitor
	const { orderNumber } = await arrive(visitor)
	await page.goto(at('account/store-credit/'))
	expect(await page.textContent('main')).toContain('Aucun avoir.')
	await returnForCredit(visitor, orderNumber)
	const movements = async () => {
		await page.goto(at('account/store-credit/'))
		return page.locator('.account-list .account-item').count()
	}
	await expect.poll(movements).toBe(1)
	await sound(visitor, 'store credit')
	expect(await isWithinWidth(page)).toBe(true)
	await page.goto(at(`account/orders/${orderNumber}/`))
	expect(await page.textContent('.order-side')).toContain('en avoir')

	// One unit is paid wholly: the bank is not asked for.
	await useCredit(visitor, 1)
	expect(await page.locator('[name="paymentProduct"]').count()).toBe(0)
	await page.click('.step-continue a')
	await page.waitForURL('**/checkout/review/')
	expect(await page.textContent('.review-sections')).toContain('Avoir')
	await checkout.order(visitor)
	const whole = await database.order(await checkout.confirmed(visitor))
	expect(whole).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' })
	const left = 2 * variant.centAmount - whole.total_cent_amount
	expect(whole.snapshot.paidWith).toEqual([{ means: 'store-credit', ending: '', centAmount: whole.total_cent_amount }])
	expect(await page.textContent('.summary-panel')).toContain('Avoir')

	// Of two units it pays what is left of it, and the bank the rest.
	await useCredit(visitor, 2)
	await checkout.choosePayment(visitor, 'paypal')
	expect(await page.textContent('.order-panel')).toContain('Reste à payer')
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'approve')
	const part = await database.order(await checkout.confirmed(visitor))
	expect(part.order_status).toBe('confirmed')
	const [used] = part.snapshot.paidWith ?? []
	expect(used?.means).toBe('store-credit')
	expect(part.snapshot.paidWith).toHaveLength(1)
	expect(used?.centAmount).toBeGreaterThanOrEqual(left)
	expect(used?.centAmount).toBeLessThan(part.total_cent_amount)
	expect(await balanceOf(visitor)).toBe('0,00 €')
	expect(await page.locator('.account-list .account-item').count()).toBe(3)
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})
