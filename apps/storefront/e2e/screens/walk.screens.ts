import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import * as checkout from '../checkout.ts'
import { allowFaults } from '../faults.ts'
import { openShopDatabase, type ShopDatabase } from '../shop-database.ts'
import { addToCart, type Visitor, welcome } from '../visitor.ts'
import { shoot } from './camera.ts'

/** `npm run screens`: the pages of a shop in their states, for the sheets of docs/screens. */
let browser: Browser
let database: ShopDatabase
let db: Database
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
	db = createDatabase({ url: inject('databaseUrl'), poolSize: 2, onError: () => undefined })
})
afterAll(async () => {
	await database.close()
	await db.destroy()
})

type ShippedSite = 'fr' | 'pl'

/** Names of pictures by the pages a guest opens, in French but where another language is named; `whole` is the first picture of a sheet. */
const PAGES: readonly { name: string; path: string; site?: ShippedSite; isWhole?: boolean }[] = [
	{ name: 'home--french', path: '', isWhole: true },
	{ name: 'home--polish', path: '', site: 'pl' },
	{ name: 'department--women', path: 'c/women/', isWhole: true },
	{ name: 'list--filtered', path: 'new/?color=navy' },
	{ name: 'list--offers', path: 'offers/' },
	{ name: 'list--nothing-fits', path: 'new/?price-min=2000' },
	{ name: 'list--private-sale', path: 'private-sale/' },
	{ name: 'search--found', path: 'search/?q=chemise', isWhole: true },
	{ name: 'search--start', path: 'search/' },
	{ name: 'search--nothing', path: 'search/?q=xyzzy' },
	{ name: 'sign-in--sign-in', path: 'auth/sign-in/' },
	{ name: 'sign-in--create', path: 'auth/create/' },
	{ name: 'sign-in--lost-password', path: 'auth/lost-password/' },
	{ name: 'wishlist--empty', path: 'wishlist/' },
	{ name: 'stores--all', path: 'stores/' },
	{ name: 'gift-card--form', path: 'gift-card/', isWhole: true },
	{ name: 'loyalty--points', path: 'loyalty/?points=450' },
	{ name: 'order-desk--track', path: 'order/track/' },
	{ name: 'order-desk--withdraw', path: 'order/withdraw/' },
	{ name: 'texts--cookies', path: 'cookies/', isWhole: true },
	{ name: 'texts--newsletter', path: 'newsletter/' },
	{ name: 'cart--empty', path: 'cart/' },
	{ name: 'errors--404', path: 'nope/' },
	{ name: 'errors--502', path: 'error/502/' },
]

test.each(PAGES)('$name', async ({ name, path, site = 'fr', isWhole }) => {
	allowFaults(/status of/)
	const { page, at, leave } = await welcome(browser, site)
	await page.goto(at(path))
	await shoot(page, name, { isWhole: isWhole ?? false })
	await leave()
})

test.each(['fr', 'pl'] as const)('the first category of /%s/', async (site) => {
	const { page, at, leave } = await welcome(browser, site)
	await page.goto(at('c/women/'))
	const [address] = await page.evaluate(() => {
		const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(({ href }) => href)
		return links.filter((href) => /\/c\/[^/]+\/[^/]+\/$/.test(href))
	})
	await page.goto(address!)
	await shoot(page, `list--category-${site}`, { isWhole: site === 'fr' })
	await leave()
})

test('texts and stores behind a link', async () => {
	const { page, at, leave } = await welcome(browser, 'fr')
	await page.goto(at('stores/'))
	const found = await page.evaluate(() =>
		[...document.querySelectorAll<HTMLAnchorElement>('main a[href], footer a[href]')].map(
			({ pathname }) => pathname ?? '',
		),
	)
	for (const [name, part] of [
		['stores--store', '/fr/stores/'],
		['texts--help', '/fr/help/'],
		['texts--law', '/fr/legal/'],
	] as const) {
		const path = found.find((one) => one.startsWith(part) && one !== part)
		if (!path) throw new Error(`There is no link to ${part}.`)
		await page.goto(at('').replace(/\/fr\/$/, path))
		await shoot(page, name)
	}
	await leave()
})

test('the home page asks for cookies', async () => {
	const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } })
	const page = await context.newPage()
	await page.goto(`http://fr.localhost:${new URL(inject('shopUrl')).port}/fr/`)
	await page.waitForSelector('.consent-layer')
	await shoot(page, 'home--cookies')
	await context.close()
})

/** A product with sizes to choose from. */
async function openProduct({ page, at }: Visitor): Promise<string> {
	for (const { colorwayId } of await database.variants('fr', { count: 20 })) {
		await page.goto(at(`p/${colorwayId.toLowerCase()}/`))
		if ((await page.locator('input[name="sku"]').count()) > 2) break
	}
	return new URL(page.url()).pathname.replace(/^\/fr\//, '')
}

test('a product and what stands around it', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, at, leave } = visitor
	const path = await openProduct(visitor)
	await shoot(page, 'product--page', { isWhole: true })
	await page.click('button[type="submit"][form="buy"] >> visible=true')
	await page.waitForSelector('.size-picker[data-missing]')
	await shoot(page, 'product--size-missing')
	await page.goto(at(`${path}size-guide/`))
	await shoot(page, 'product--size-guide')
	for (const [name, part] of [
		['after-product--reviews', 'reviews/'],
		['after-product--ask', 'ask/'],
		['after-product--reserve', 'reserve/'],
		['after-product--notify', 'notify/'],
	] as const) {
		await page.goto(at(path + part))
		await shoot(page, name)
	}
	await leave()
})

test('from the bag to the thanks', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, at, leave } = visitor
	const variants = await database.variants('fr', { count: 2 })
	for (const variant of variants) await addToCart(visitor, variant)
	await shoot(page, 'cart--beside-the-page')
	await page.goto(at('cart/'))
	await shoot(page, 'cart--filled', { isWhole: true })
	await page.goto(at(`cart/size/?line=${encodeURIComponent(variants[0]!.sku)}`))
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
	await shoot(page, 'checkout--review', { isWhole: true })
	await checkout.order(visitor)
	await checkout.decideAtBank(visitor, 'approve')
	await checkout.confirmed(visitor)
	await shoot(page, 'confirmation--thanks', { isWhole: true })
	await leave()
})

const ROOMS = [
	'',
	'orders',
	'documents',
	'loyalty',
	'store-credit',
	'reservations',
	'profile',
	'security',
	'addresses',
	'addresses/new',
	'privacy',
	'privacy/erase',
]

test('an account and its rooms', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, at, leave } = visitor
	const { customerId, email } = await insertCustomer(db, { firstName: 'Camille', email: visitor.email })
	const [variant] = await database.variants('fr')
	const fixtures = returnsFixtures(db)
	const order = await fixtures.paidOrder({ items: [{ sku: variant!.sku, quantity: 2 }] })
	await db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', order.orderId).execute()
	await fixtures.ship(order.orderId, new Date())
	await page.goto(at('auth/sign-in/'))
	await page.fill('#sign-in-email', email)
	await page.fill('#sign-in-password', PASSWORD)
	await page.press('#sign-in-password', 'Enter')
	await page.waitForURL('**/fr/account/')
	for (const room of ROOMS) {
		await page.goto(at(`account/${room && `${room}/`}`))
		await shoot(page, `account--${room.replace('/', '-') || 'overview'}`)
	}
	for (const part of ['', 'return/']) {
		await page.goto(at(`account/orders/${order.orderNumber}/${part}`))
		await shoot(page, `account--order${part && '-return'}`)
	}
	await leave()
})
