import { type Browser, devices } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDataFolder, type ShopProcess, startShopProcess } from '../../standalone/e2e/shop-process.ts'
import { type Books, openBooks } from './books.ts'
import { openBrowser } from './browser.ts'
import { takeFaults } from './faults.ts'
import { addressOf, ALL_PAGES } from './page-kinds.ts'
import { settled } from './pages.ts'
import * as tunnel from './tunnel.ts'
import { addToBag, newEmail, refusals, type Visitor } from './visitor.ts'

/** React warns in development only: keys, nesting, hydration, state set while rendering. A warning is an error on the console, and such fail every test. */
let browser: Browser
let books: Books
let shop: ShopProcess
let remove: () => Promise<void>
let base: string
beforeAll(async () => {
	browser = await openBrowser()
	books = openBooks()
	const folder = await createDataFolder()
	remove = folder.remove
	shop = await startShopProcess({
		dataFolder: folder.dataFolder,
		fromSources: true,
		env: {
			NODE_ENV: 'development',
			VITRINE_DEMO: 'true',
			DEMO_CATALOG: 'lite',
			CACHE_FOLDER: inject('mediaFolder').replace(/\/media$/, ''),
			MEDIA_FOLDER: inject('mediaFolder'),
			RATE_LIMIT_PER_MINUTE: '1000000',
		},
	})
	base = `http://gb.localhost:${shop.port}/en/`
	await warmUp()
})
afterAll(async () => {
	await shop.end('SIGINT')
	await remove()
	await books.close()
})

/** Vite finds out on the first visits what to prepare, and loads pages again meanwhile. */
async function warmUp(): Promise<void> {
	const page = await browser.newPage()
	for (const path of ['', 'cart/', 'checkout/identification/', 'auth/create/']) {
		await page.goto(`${base}${path}`)
		await expect
			.poll(
				() =>
					settled(page).then(
						() => true,
						() => false,
					),
				{ timeout: 120_000 },
			)
			.toBe(true)
	}
	await page.close()
	takeFaults()
}

async function arrive(device: 'Desktop Chrome' | 'Pixel 7'): Promise<Visitor> {
	const context = await browser.newContext({ ...devices[device], locale: 'en-GB' })
	await context.addCookies(refusals())
	const page = await context.newPage()
	return {
		page,
		site: 'gb',
		email: newEmail('gb'),
		hasScript: true,
		at: (path) => base + path,
		complaints: [],
		leave: () => context.close(),
	}
}

test.each(['Desktop Chrome', 'Pixel 7'] as const)(
	'%s: React warns of nothing on any kind of page',
	async (device) => {
		const { page, leave } = await arrive(device)
		let links: string[] = []
		for (const path of ALL_PAGES) {
			await page.goto(addressOf(path, { base, links }))
			await settled(page)
			links = await page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href))
			expect([path, takeFaults()]).toEqual([path, []])
		}
		await leave()
	},
	600_000,
)

test('nor in the bag, at any step of the checkout, on the thanks, or where a form is refused', async () => {
	const visitor = await arrive('Desktop Chrome')
	const { page, at, email } = visitor
	const [garment] = await books.garments('gb')
	await addToBag(visitor, garment!)
	await page.goto(at('auth/create/'))
	await settled(page)
	await page.click('main .button-primary >> visible=true')
	await page.waitForSelector('[aria-invalid="true"]')
	await page.goto(at('cart/'))
	await settled(page)
	await tunnel.goToCheckout(visitor)
	await settled(page)
	await page.click('.step-continue button')
	await page.waitForSelector('[aria-invalid="true"]')
	await tunnel.identify({ ...visitor, email })
	await tunnel.chooseHome(visitor)
	await tunnel.choosePayment(visitor, 'paypal')
	await tunnel.order(visitor)
	await tunnel.decideAtBank(visitor, 'approve')
	await tunnel.confirmed(visitor)
	await settled(page)
	await visitor.leave()
}, 600_000)
