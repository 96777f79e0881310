import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { fillCheckout } from '@vitrine/commerce/checkout/fixtures/checkouts'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import { test } from 'vitest'
import { openBrowser } from '../browser.ts'
import * as checkout from '../checkout.ts'
import { SHOPPERS } from '../addresses.ts'
import { allowFaults } from '../faults.ts'
import { addToCart, type Visitor, welcome } from '../visitor.ts'
import { FAR, shoot } from './camera.ts'
import { hasEverything, open, openBooks } from './house.ts'

/** `npm run tools -- screens`: states that come about because something has happened before, most of them by going wrong. */
const { shop, db } = openBooks()

/** Nobody else buys the cheapest. */
async function cheapest(count: number) {
	return (await shop.variants('fr', { count: 1_000 })).slice(-count)
}

test('cart, product: sold out meanwhile, a code that is none, no connection', async () => {
	allowFaults(/net::ERR_INTERNET_DISCONNECTED/)
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	const [gone, kept] = await cheapest(2)
	for (const variant of [gone!, kept!]) await addToCart(visitor, variant)
	await db
		.updateTable('stock_levels')
		.set((eb) => ({ on_hand: eb.ref('reserved') }))
		.where('sku', '=', gone!.sku)
		.execute()
	await open(visitor, 'cart/')
	await page.waitForSelector('.cart-note-bad')
	await shoot(page, 'cart--sold-out-meanwhile', { depth: FAR })
	await page.click('.cart-voucher summary')
	await page.fill('.cart-voucher [name="code"]', 'NIEMALS')
	await page.click('.cart-voucher button[type="submit"]')
	await page.waitForSelector('.cart-voucher [aria-invalid="true"]')
	await shoot(page, 'cart--voucher-refused')
	await open(visitor, `p/${kept!.colorwayId.toLowerCase()}/`)
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await page.context().setOffline(true)
	await page.waitForFunction(() => document.querySelector('.offline-banner')?.textContent)
	await shoot(page, 'product--offline')
	await leave()
})

test('checkout: a point near the shopper', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	await addToCart(visitor, (await shop.variants('fr'))[0]!)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await page.click('label:has(input[data-kind="relay"])')
	await page.fill('#near-relay', SHOPPERS.fr.near)
	await page.click('.field-row:has(#near-relay) button')
	await page.waitForSelector('.radio-card:has(input[data-kind="relay"]) .point')
	await shoot(page, 'checkout--points', { depth: FAR })
	await leave()
})

test('confirmation: not paid yet, late', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	const unpaid = await orderOf(visitor)
	await open(visitor, `order/${unpaid}/confirmation/`)
	await page.waitForSelector('.oc-state .oc-actions')
	await shoot(page, 'confirmation--not-paid-yet')
	await shop.delayPayment(unpaid)
	await open(visitor, `order/${unpaid}/confirmation/?attempt=99`)
	await page.waitForSelector('.oc-state .woven-label')
	await shoot(page, 'confirmation--bank-is-late')
	await leave()
})

test('confirmation: refused by the bank, sent, cancelled', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	const [variant] = await shop.variants('fr')
	await addToCart(visitor, variant!)
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, 'paypal')
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'refuse')
	await page.waitForURL('**/confirmation/**')
	await page.waitForSelector('a[href$="/checkout/payment/"]')
	await shoot(page, 'confirmation--refused-by-the-bank')
	const fixtures = returnsFixtures(db)
	const paid = () => fixtures.paidOrder({ items: [{ sku: variant!.sku, quantity: 1 }], email: visitor.email })
	const sent = await paid()
	await fixtures.ship(sent.orderId)
	await open(visitor, `order/${sent.orderId}/confirmation/`)
	await page.waitForSelector('.oc-way .parcel')
	await shoot(page, 'confirmation--sent', { depth: FAR })
	const ended = await paid()
	await fixtures.cancel(ended.orderId)
	await open(visitor, `order/${ended.orderId}/confirmation/`)
	await shoot(page, 'confirmation--cancelled')
	await leave()
})

// One house has a garment that was withdrawn.
test.runIf(hasEverything())('product: no longer sold', async () => {
	allowFaults(/status of/)
	const visitor = await welcome(await openBrowser(), 'fr')
	const gone = db.selectFrom('publications').select('colorway_id').where('site', '=', 'fr')
	const { colorway_id } = await gone.where('published_until', '<', new Date()).executeTakeFirstOrThrow()
	await open(visitor, `p/${colorway_id.toLowerCase()}/`, 410)
	await shoot(visitor.page, 'product--no-longer-sold')
	await visitor.leave()
})

test('order-desk: found, not found', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	const [variant] = await shop.variants('fr')
	const fixtures = returnsFixtures(db)
	const order = await fixtures.paidOrder({ items: [{ sku: variant!.sku, quantity: 1 }], email: visitor.email })
	await fixtures.ship(order.orderId)
	for (const [email, sign, name] of [
		['nobody@example.com', '.error-summary, .notice-error', 'not-found'],
		[visitor.email, '#tracked', 'found'],
	] as const) {
		await open(visitor, 'order/track/')
		await page.fill('[name="orderNumber"]', order.orderNumber)
		await page.fill('[name="email"]', email)
		await page.click('.track-form button[type="submit"]')
		await page.waitForSelector(sign)
		await shoot(page, `order-desk--${name}`)
	}
	await leave()
})

test('account: nothing there yet, long names', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	await signIn(visitor, { firstName: 'Maximiliane-Wilhelmina', lastName: 'von Hohenstein-Brzęczyszczykiewicz' })
	await shoot(page, 'account--overview-of-a-long-name')
	for (const room of ['orders', 'documents', 'addresses']) {
		await open(visitor, `account/${room}/`)
		await shoot(page, `account--${room}-none`)
	}
	await leave()
})

test('account: a cancelled order, one on its way back', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	const customerId = await signIn(visitor, { firstName: 'Camille' })
	const [variant] = await shop.variants('fr')
	const fixtures = returnsFixtures(db)
	const bought = () => fixtures.paidOrder({ items: [{ sku: variant!.sku, quantity: 2 }], customerId })
	const ended = await bought()
	await fixtures.cancel(ended.orderId)
	await open(visitor, `account/orders/${ended.orderNumber}/`)
	await shoot(page, 'account--order-cancelled')
	const back = await bought()
	await fixtures.ship(back.orderId, new Date())
	await open(visitor, `account/orders/${back.orderNumber}/return/`)
	await page.check('[name="line-0"]')
	await page.check('[name="method"][value="relay"]')
	await page.waitForSelector('.return-sum')
	await shoot(page, 'account--return-chosen')
	await page.click('button[value="send"]')
	await page.waitForSelector('.return-code svg')
	await shoot(page, 'account--return-announced')
	await open(visitor, 'account/orders/')
	await shoot(page, 'account--orders-several')
	await leave()
})

/** An order whose shopper has left the bank's page. */
async function orderOf({ email, at }: Visitor): Promise<string> {
	const [variant] = await shop.variants('fr')
	const filled = await fillCheckout(db, { items: [{ sku: variant!.sku, quantity: 1 }], email, paymentProduct: 'card' })
	const result = await filled.pay({ returnUrl: at('order/ORDER_ID/confirmation/') })
	if (!result.ok) throw new Error(result.reason)
	return result.placed.orderId
}

/** A new customer on the overview; answers their id. */
async function signIn(visitor: Visitor, name: { firstName: string; lastName?: string }): Promise<string> {
	const { customerId } = await insertCustomer(db, { ...name, email: visitor.email })
	await open(visitor, 'auth/sign-in/')
	await visitor.page.fill('#sign-in-email', visitor.email)
	await visitor.page.fill('#sign-in-password', PASSWORD)
	await visitor.page.press('#sign-in-password', 'Enter')
	await visitor.page.waitForURL('**/fr/account/')
	return customerId
}
