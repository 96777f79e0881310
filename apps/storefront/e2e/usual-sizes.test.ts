import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import type { SiteCode } from '@vitrine/market/sites'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { representative } from '@vitrine/testing/matrix'
import { expectSound, rested, settled } from './pages.ts'
import { type Visitor, welcome } from './visitor.ts'

/** A size that is kept in the account is one press away on the page of a garment (brief 3.6, 3.11). */
let browser: Browser
let database: ShopDatabase
let db: Database
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
	;({ db } = database)
})
afterAll(() => database.close())

/** Signed in at the profile, and a garment of the site that has a choice of sizes. */
async function arrive(site: SiteCode, width: number) {
	const visitor = await welcome(browser, site, { width })
	const { page, at, email } = visitor
	const { password } = await insertCustomer(db, { email })
	await page.goto(at('auth/sign-in/'))
	await page.fill('#sign-in-email', email)
	await page.fill('#sign-in-password', password)
	await page.press('#sign-in-password', 'Enter')
	await page.waitForSelector('.account')
	return { visitor, bought: await inManySizes(site) }
}

async function inManySizes(site: SiteCode) {
	for (const bought of await database.variants(site, { count: 20 })) {
		const variant = await db
			.selectFrom('variants')
			.innerJoin('colorways', 'colorways.id', 'variants.colorway_id')
			.innerJoin('products', 'products.id', 'colorways.product_id')
			.select(['size_run_id as run', 'size_key as size'])
			.where('sku', '=', bought.sku)
			.executeTakeFirstOrThrow()
		if (variant.run !== 'one-size') return { ...bought, ...variant }
	}
	throw new Error(`everything on ${site} has one size`)
}
type Variant = Awaited<ReturnType<typeof inManySizes>>

async function saveSize({ page, at }: Visitor, { run, size }: Variant): Promise<void> {
	await page.goto(at('account/profile/'))
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	const select = page.locator(`[name="usualSizes.${run}"]`)
	await page.locator('details', { has: select }).locator('summary').press('Enter')
	await select.selectOption(size)
	await expectSound(page, 'profile')
	await page.click('button[value="sizes"]')
	await page.waitForSelector('.account-notice')
}

/** How much what stood there has moved since the page was opened, by the time it rests. */
async function shifts(page: Page): Promise<number> {
	await page.evaluate(() => {
		type Entry = PerformanceEntry & { value: number }
		const moved = Object.assign(window, { moved: 0 })
		new PerformanceObserver((list) => {
			for (const { value } of list.getEntries() as Entry[]) moved.moved += value
		}).observe({ type: 'layout-shift', buffered: true })
	})
	await settled(page)
	await rested(page)
	return page.evaluate(() => (window as unknown as { moved: number }).moved)
}

const isOver = (a: { x: number; y: number; width: number; height: number }, b: typeof a) =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const VISITS: [SiteCode, number][] = [
	['gb', 390],
	['de', 320],
	['fr', 768],
	['pl', 1280],
]

test.each(representative(VISITS, [VISITS[1]!]))(
	'on %s at %i px: kept in the profile, pressed on the page, in the bag',
	async (site, width) => {
		const { visitor, bought } = await arrive(site, width)
		const { page, at, complaints } = visitor
		await saveSize(visitor, bought)
		await page.goto(at(`p/${bought.colorwayId.toLowerCase()}/`))
		const chip = page.locator('.usual-size')
		await chip.waitFor()
		expect(await shifts(page)).toBeLessThan(0.02)
		const radio = page.locator(`input[name="sku"][value="${bought.sku}"]`)
		const label = (await page.locator('label', { has: radio }).textContent()) ?? '-'
		expect(await chip.textContent()).toContain(label)
		expect(await radio.isChecked()).toBe(false)
		// Beside the word above the sizes, over neither it nor them.
		const place = (await chip.boundingBox())!
		for (const other of ['.size-picker legend', '.size-picker-grid'])
			expect([other, isOver(place, (await page.locator(other).boundingBox())!)]).toEqual([other, false])
		await expectSound(page, 'product')
		await chip.focus()
		await page.keyboard.press('Enter')
		expect(await radio.isChecked()).toBe(true)
		expect(await radio.evaluate((input) => input === document.activeElement)).toBe(true)
		await expectSound(page, 'product, chosen')
		await page.keyboard.press('Enter')
		// Told beside the page on wide screens, in a toast on narrow ones.
		await page.waitForSelector('#mini-cart[open] .cart-line, .toast')
		expect(await database.cartOwner(site, visitor.email)).toEqual([{ sku: bought.sku, quantity: 1 }])
		expect(complaints).toEqual([])
		await visitor.leave()
	},
)

test('who is not signed in is never asked for, and without an answer the page is as it was', async () => {
	const stranger = await welcome(browser, 'fr')
	const bought = await inManySizes('fr')
	const asked: string[] = []
	stranger.page.on('request', (request) => asked.push(request.url()))
	await stranger.page.goto(stranger.at(`p/${bought.colorwayId.toLowerCase()}/`))
	await stranger.page.waitForSelector('#mini-cart', { state: 'attached' })
	await settled(stranger.page)
	expect(asked.filter((address) => address.includes('usual-size/'))).toEqual([])
	await stranger.leave()

	const { visitor } = await arrive('fr', 1280)
	await saveSize(visitor, bought)
	const { page, at, complaints } = visitor
	await page.route('**/usual-size/**', (route) => route.fulfill({ status: 200, body: '<html>' }))
	const answered = page.waitForResponse('**/usual-size/**')
	await page.goto(at(`p/${bought.colorwayId.toLowerCase()}/`))
	await answered
	await page.click(`label:has(input[name="sku"][value="${bought.sku}"])`)
	expect(await page.locator('.usual-size').count()).toBe(0)
	expect(complaints).toEqual([])
	await visitor.leave()
})
