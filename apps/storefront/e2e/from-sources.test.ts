import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { decide, isContext, record } from './data-layer.ts'
import { representative, steadyTest } from '@vitrine/testing/matrix'
import { addressOf, ALL_PAGES } from './page-kinds.ts'
import { isAlive } from './pages.ts'
import { openSourcePages } from './source-pages.ts'
import * as checkout from './checkout.ts'
import { addToCart, welcome } from './visitor.ts'

/**
 * The pages as `npm run dev` serves them. Only React's build for development says what is wrong with markup: nesting that no
 * browser keeps, attributes that are none, missing keys, fields that change hands, what hydration finds different.
 */
let browser: Browser
let database: ShopDatabase
let db: Database
let sources: Awaited<ReturnType<typeof openSourcePages>>
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
	;({ db } = database)
	sources = await openSourcePages()
})
afterAll(async () => {
	await sources.close()
	await database.close()
})

/** A visitor of the pages served from sources; `said`: all warnings of React, on the server and in the browser. Every failed load is recorded. */
async function arrive() {
	const visitor = await welcome(browser, 'gb', { origin: sources.origin })
	const { page } = visitor
	const said: string[] = []
	page.on('console', (message) => {
		const text = message.text()
		const isWarning = message.type() === 'error' || message.type() === 'warning'
		// Sources load slowly on a busy machine, so that a preloaded font may wait long for its style.
		const isLate = text.includes('was preloaded using link preload but not used within a few seconds')
		if (isWarning && !isLate && !text.startsWith('Failed to load resource')) said.push(`${page.url()}: ${text}`)
	})
	// React complains of what it renders on the server there.
	vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(`server: ${words.join(' ')}`))
	/** Opens a page as a document, answers its links. */
	const open = async (address: string) => {
		await page.goto(address)
		if (await page.evaluate(() => document.getElementById('document-facts') !== null)) await isAlive(page)
		return page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href))
	}
	const leave = async () => {
		vi.restoreAllMocks()
		await visitor.leave()
		expect(said).toEqual([])
	}
	return { visitor, open, leave }
}

steadyTest('a change is heard of, and every kind of page is alive without a word', async () => {
	const { visitor, open, leave } = await arrive()
	const sockets: string[] = []
	visitor.page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host))
	await decide(visitor.page, sources.origin)
	const entries = await record(visitor.page)
	const base = `${sources.origin}/en/`
	// StrictMode runs every effect twice while developing: what is told once is told once all the same.
	let links = await open(base)
	const reported = () => entries.flatMap((entry) => (isContext(entry) ? 'context' : (entry['event'] ?? [])))
	await expect.poll(reported).toContain('page_view')
	expect(reported().filter((one) => one === 'context' || one === 'page_view')).toEqual(['context', 'page_view'])
	for (const path of representative([...ALL_PAGES, ...MORE_PAGES], FEW_PAGES))
		links = await open(addressOf(path, { base, links }))
	expect([...new Set(sockets)]).toEqual([new URL(base).host])
	await leave()
})

/** A page takes seconds while Vite hands out its modules one by one: the gate opens those that share the least. */
const FEW_PAGES = ['new/', '=/p/', 'c/women/', 'search/?q=shirt', 'stores/', 'wishlist/', 'cart/', 'nope/']

/** Rooms without links to them, forms, and pages of law. */
const MORE_PAGES = [
	'gift-card/',
	'order/withdraw/',
	'order/track/',
	'auth/sign-in/',
	'auth/create/',
	'auth/lost-password/',
	'auth/logout/',
	'auth/confirm/',
	'auth/change-password/',
	'=/help/',
	'=/legal/',
]

type Arrival = Awaited<ReturnType<typeof arrive>>

const JOURNEYS: { name: string; walk: (arrival: Arrival) => Promise<void> }[] = [
	{
		name: 'a bag and every step of its checkout, refused once',
		async walk({ visitor, open }) {
			const { page, at } = visitor
			const [variant] = await database.variants('gb')
			await addToCart(visitor, variant!)
			await open(at('cart/'))
			await checkout.goToCheckout(visitor)
			await page.click('.step-continue button[type="submit"]')
			await page.waitForSelector('[aria-invalid="true"]')
			await checkout.identify(visitor)
			await open(page.url())
			await checkout.chooseHome(visitor)
			await open(page.url())
			await checkout.choosePayment(visitor, 'card')
			await open(page.url())
		},
	},
	{
		name: 'an account and its rooms',
		async walk({ visitor, open }) {
			const { page, at, email } = visitor
			const { customerId } = await insertCustomer(db, { email })
			const fixtures = returnsFixtures(db)
			const [variant] = await database.variants('fr')
			const order = await fixtures.paidOrder({ items: [{ sku: variant!.sku, quantity: 2 }] })
			await db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', order.orderId).execute()
			await fixtures.ship(order.orderId, new Date())
			await open(at('auth/sign-in/'))
			await page.fill('#sign-in-email', email)
			await page.fill('#sign-in-password', PASSWORD)
			await page.press('#sign-in-password', 'Enter')
			await page.waitForURL('**/en/account/')
			for (const room of ROOMS) await open(at(`account/${room}`))
			for (const part of ['', 'return/']) await open(at(`account/orders/${order.orderNumber}/${part}`))
			await page.click('button[value="send"]')
			await page.waitForSelector('.error-summary')
			await open(at(`order/${order.orderId}/confirmation/`))
		},
	},
]

const ROOMS = [
	'',
	'orders/',
	'documents/',
	'loyalty/',
	'reservations/',
	'profile/',
	'security/',
	'addresses/',
	'addresses/new/',
	'privacy/',
	'privacy/erase/',
]

steadyTest.each(representative(JOURNEYS, []))('$name', async ({ walk }) => {
	const arrival = await arrive()
	await walk(arrival)
	await arrival.leave()
})
