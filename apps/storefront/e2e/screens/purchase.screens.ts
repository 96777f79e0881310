import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import { test } from 'vitest'
import { openBrowser } from '../browser.ts'
import * as checkout from '../checkout.ts'
import { addToCart, welcome } from '../visitor.ts'
import { FAR, shoot } from './camera.ts'
import { BUSY, hasEverything, hold, open, openBooks } from './house.ts'

/** `npm run tools -- screens`: from the bag to the account. */
const { shop, db } = openBooks()

test('cart, checkout, confirmation: a purchase', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	const variants = await shop.variants('fr', { count: 3 })
	for (const variant of variants) await addToCart(visitor, variant)
	await shoot(page, 'cart--beside-the-page', {
		async arrange() {
			await open(visitor, '')
			await page.waitForSelector('#mini-cart', { state: 'attached' })
			await page.click('header a[href="/fr/cart/"]')
			await page.waitForSelector('#mini-cart[open] .cart-line')
		},
	})
	await open(visitor, 'cart/')
	await shoot(page, 'cart--filled', { depth: FAR })
	await open(visitor, `cart/size/?line=${encodeURIComponent(variants[0]!.sku)}`)
	await shoot(page, 'cart--another-size')
	await page.setViewportSize({ width: 1280, height: 800 })
	await checkout.goToCheckout(visitor)
	await shoot(page, 'checkout--identification')
	await page.click('.step-continue button[type="submit"]')
	await page.waitForSelector('[aria-invalid="true"]')
	await shoot(page, 'checkout--refused')
	await checkout.identify(visitor)
	await shoot(page, 'checkout--delivery')
	await checkout.chooseHome(visitor)
	await shoot(page, 'checkout--payment')
	await checkout.choosePayment(visitor, 'paypal')
	await shoot(page, 'checkout--review', { depth: FAR })
	await hold(page, /\/checkout\/review\//)
	await checkout.order(visitor)
	await page.waitForSelector(BUSY)
	await shoot(page, 'checkout--order-is-sent')
	await page.unrouteAll()
	await open(visitor, 'checkout/review/')
	await checkout.order(visitor)
	await page.waitForURL('**/sandbox/**')
	const orderId = await shop.orderOf(visitor.email)
	await shop.delayPayment(orderId)
	await open(visitor, `order/${orderId}/confirmation/`)
	await page.waitForSelector('.oc-state')
	await shoot(page, 'confirmation--bank-decides')
	await leave()
})

test.each(['de', 'pl'] as const)('cart, checkout, confirmation: a purchase in /%s/', async (site) => {
	const visitor = await welcome(await openBrowser(), site)
	const { page, leave } = visitor
	for (const variant of await shop.variants(site, { count: 2 })) await addToCart(visitor, variant)
	await open(visitor, 'cart/')
	await shoot(page, `cart--filled-${site}`)
	await page.setViewportSize({ width: 1280, height: 800 })
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await shoot(page, `checkout--delivery-${site}`)
	await checkout.chooseHome(visitor)
	await shoot(page, `checkout--payment-${site}`)
	await checkout.choosePayment(visitor, 'card')
	await shoot(page, `checkout--review-${site}`)
	await checkout.order(visitor)
	await checkout.payByCard(visitor, '4111 1111 1111 1111')
	await checkout.confirmed(visitor)
	await shoot(page, `confirmation--thanks-${site}`, { depth: site === 'de' ? FAR : 1 })
	await leave()
})

const ROOMS = [
	'orders',
	'documents',
	...(hasEverything() ? ['loyalty'] : []),
	'store-credit',
	'reservations',
	'profile',
	'security',
	'addresses',
	'addresses/new',
	'privacy',
	'privacy/erase',
]

test('home, sign-in, account: signed in', async () => {
	const visitor = await welcome(await openBrowser(), 'fr')
	const { page, leave } = visitor
	const { customerId, email } = await insertCustomer(db, { firstName: 'Camille', email: visitor.email })
	const [variant] = await shop.variants('fr')
	const fixtures = returnsFixtures(db)
	const order = await fixtures.paidOrder({ items: [{ sku: variant!.sku, quantity: 2 }] })
	await db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', order.orderId).execute()
	await fixtures.ship(order.orderId, new Date())
	await open(visitor, 'auth/sign-in/')
	await page.fill('#sign-in-email', email)
	await page.fill('#sign-in-password', 'not it at all')
	await page.press('#sign-in-password', 'Enter')
	await page.waitForSelector('[aria-invalid="true"], .notice-error')
	await shoot(page, 'sign-in--refused')
	await page.fill('#sign-in-password', PASSWORD)
	await page.press('#sign-in-password', 'Enter')
	await page.waitForURL('**/fr/account/')
	await shoot(page, 'account--overview', { depth: FAR })
	for (const room of ROOMS) {
		await open(visitor, `account/${room}/`)
		await shoot(page, `account--${room.replace('/', '-')}`)
	}
	for (const part of ['', 'return/']) {
		await open(visitor, `account/orders/${order.orderNumber}/${part}`)
		await shoot(page, `account--order${part && '-return'}`)
	}
	await open(visitor, '')
	await shoot(page, 'home--signed-in')
	await leave()
})
