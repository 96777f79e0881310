import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { releaseHolds } from '@vitrine/commerce/stock/commands/hold-stock'
import { enqueueDueAlerts } from '@vitrine/commerce/wishlists/jobs'
import { representative, steadyTest } from '@vitrine/testing/matrix'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { allowFaults } from './faults.ts'
import { isAlive, expectSound, settled } from './pages.ts'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { type Visitor, welcome } from './visitor.ts'

/** The wishlist of an account: merged at sign-in, on every device, shared, with alerts (issue 11, decision 0067). */
let browser: Browser
let database: ShopDatabase
let db: Database
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
	;({ db } = database)
})
afterAll(() => database.close())

const HEART = '.list-grid .product-card-heart'
const CARDS = '.wishlist-grid .product-card'
const WIDTHS = representative([390, 768, 1280, 1920], [390])

async function open({ page, at, hasScript }: Visitor, path: string): Promise<void> {
	await page.goto(at(path))
	if (hasScript) await isAlive(page)
}

async function signIn({ page, at, hasScript }: Visitor, { email, password }: { email: string; password: string }) {
	await page.goto(at('auth/sign-in/'))
	await page.fill('#sign-in-email', email)
	await page.fill('#sign-in-password', password)
	await page.press('#sign-in-password', 'Enter')
	await page.waitForSelector('.account')
	if (hasScript) await settled(page)
}

const pressed = (page: Page) => page.locator(`${HEART}[aria-pressed="true"]`).count()
const stored = (page: Page) =>
	page.evaluate(() => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('wishlist')))

/** Sound at every width of the design. */
async function expectSoundEverywhere(page: Page, what: string): Promise<void> {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 })
		await expectSound(page, `${what} at ${width}`)
	}
	await page.setViewportSize({ width: 1280, height: 900 })
}

test('what two devices have saved is one list after the sign-in, the same on both, and gone from them with the session', async () => {
	const customer = await insertCustomer(db)
	const one = await welcome(browser, 'fr')
	const asked: string[] = []
	one.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	await open(one, 'new/')
	for (const place of [0, 1]) await one.page.locator(HEART).nth(place).click()
	await settled(one.page)
	expect(asked.filter((path) => path.includes('wishlist/account'))).toEqual([])
	await signIn(one, customer)
	const other = await welcome(browser, 'fr', { width: 390 })
	await open(other, 'new/')
	for (const place of [1, 2]) await other.page.locator(HEART).nth(place).click()
	await signIn(other, customer)
	await open(other, 'new/')
	await expect.poll(() => pressed(other.page)).toBe(3)
	await open(other, 'wishlist/')
	expect(await other.page.locator(CARDS).count()).toBe(3)
	await other.page.locator('.wishlist-grid .product-card-heart').first().click()
	await expect.poll(() => other.page.locator(CARDS).count()).toBe(2)
	await settled(other.page)
	await open(one, 'new/')
	await expect.poll(() => pressed(one.page)).toBe(2)
	expect((await stored(one.page)).find(([key]) => key === 'wishlist fr')?.[1]).toBe('[]')
	await one.page.goto(one.at('auth/logout/'))
	await one.page.click('main button[type="submit"]')
	await one.page.waitForURL('**/fr/?signed-out=true')
	await expect.poll(() => stored(one.page)).toEqual([['wishlist fr', '[]']])
	await open(one, 'wishlist/')
	await one.page.waitForSelector('.wishlist-empty:not([data-waiting])')
	expect([...one.complaints, ...other.complaints]).toEqual([])
	await one.leave()
	await other.leave()
})

test('what cannot be sent now is sent later', async () => {
	allowFaults(/503.*wishlist\/account/)
	const visitor = await welcome(browser, 'fr')
	const { page } = visitor
	await signIn(visitor, await insertCustomer(db))
	await open(visitor, 'new/')
	await settled(page)
	await page.route('**/wishlist/account/', (route) => route.fulfill({ status: 503 }))
	await page.locator(HEART).first().click()
	await settled(page)
	expect(await pressed(page)).toBe(1)
	await page.unroute('**/wishlist/account/')
	await open(visitor, 'new/')
	await settled(page)
	await expect.poll(() => pressed(page)).toBe(1)
	await open(visitor, 'wishlist/')
	expect(await page.locator(CARDS).count()).toBe(1)
	await visitor.leave()
})

test('shared by a link that is copied, read by anybody, and taken back', async () => {
	const owner = await welcome(browser, 'fr')
	const { page } = owner
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
	// Where the device shares by itself its own dialog opens, which no test presses.
	await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'share'))
	await signIn(owner, await insertCustomer(db))
	await open(owner, 'new/')
	for (const place of [0, 1]) await page.locator(HEART).nth(place).click()
	await settled(page)
	await open(owner, 'wishlist/')
	await page.focus('button[name="share"]')
	await page.keyboard.press('Enter')
	await page.waitForSelector('#share-url')
	await expectSoundEverywhere(page, 'a shared list of one’s own')
	const link = await page.inputValue('#share-url')
	expect(link).toMatch(/\/fr\/wishlist\/shared\/[\w-]{24}\/$/)
	const reader = await welcome(browser, 'fr', { hasScript: false })
	await reader.page.goto(link)
	expect(await reader.page.locator('.product-card').count()).toBe(2)
	expect(await reader.page.textContent('main')).not.toMatch(/Camille|Durand/)
	await reader.leave()
	const other = await welcome(browser, 'fr')
	await other.page.goto(link)
	await isAlive(other.page)
	await expectSoundEverywhere(other.page, 'a list of somebody')
	await page.click('text=Copier le lien')
	await page.waitForSelector('text=Le lien est copié.')
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
	await page.click('button[name="share"][value="off"]')
	await page.waitForSelector('button[name="share"][value="on"]')
	expect([...owner.complaints, ...other.complaints]).toEqual([])
	allowFaults(/404.*wishlist\/shared/)
	expect((await other.page.goto(link))?.status()).toBe(404)
	await owner.leave()
	await other.leave()
})

steadyTest(
	'an alert for a size that is sold out: asked for, e-mailed once it is back, ended by a button without a sign-in',
	async () => {
		const visitor = await welcome(browser, 'fr')
		const { page, at } = visitor
		const customer = await insertCustomer(db)
		await signIn(visitor, customer)
		// Neither the dearest nor the cheapest: other suites buy those while this one is sold out.
		const { sku, colorwayId } = (await database.variants('fr', { count: 1_000 })).at(-2)!
		const shelf = db.updateTable('stock_levels').where('sku', '=', sku).where('location_id', '=', 'warehouse')
		const { onHand, reserved } = await database.stock(sku)
		await shelf.set({ on_hand: reserved }).execute()
		await db.transaction().execute((tx) => releaseHolds(tx, 'nobody, but it says that the stock has changed'))
		await open(visitor, `p/${colorwayId.toLowerCase()}/`)
		await page.click('.heart-place button')
		await settled(page)
		await open(visitor, 'wishlist/')
		await page.click('.wishlist-facts a[href*="/wishlist/alerts/"]')
		await page.waitForURL('**/wishlist/alerts/*/')
		// The pages hear of the stock a moment later than the database.
		await expect
			.poll(async () => {
				await open(visitor, `wishlist/alerts/${colorwayId}/`)
				return page.locator(`input[name="back-in-stock"][value="${sku}"]`).count()
			})
			.toBe(1)
		const box = page.locator(`input[name="back-in-stock"][value="${sku}"]`)
		expect(await page.locator('main input:checked').count()).toBe(0)
		await box.focus()
		await page.keyboard.press('Space')
		await page.locator(`input[name="price-drop"][value="${sku}"]`).check()
		await expectSoundEverywhere(page, 'alerts')
		await page.click('main button[type="submit"]')
		await page.waitForSelector('.notice-success')
		expect(await page.locator('main input:checked').count()).toBe(2)
		await shelf.set({ on_hand: onHand }).execute()
		await enqueueDueAlerts(db, { after: '', now: new Date() })
		const mail = await database.newEmail(customer.email)
		expect(mail.subject).toContain('De nouveau dans votre taille')
		const [link = ''] = /http:\/\/[^"\s<]+\/wishlist\/alert\/\?alert=[\w-]+/.exec(mail.text) ?? []
		const reader = await welcome(browser, 'fr', { width: 390 })
		await reader.page.goto(link)
		await isAlive(reader.page)
		await expectSoundEverywhere(reader.page, 'an alert that has ended')
		expect(await reader.page.textContent('main')).toContain('Une autre alerte reste active.')
		await reader.page.focus('button[value="all"]')
		await reader.page.keyboard.press('Enter')
		await reader.page.waitForSelector('text=Vous ne recevrez plus d’e-mail de vos favoris.')
		await page.goto(at(`wishlist/alerts/${colorwayId}/`))
		expect(await page.locator('main input:checked').count()).toBe(0)
		expect([...visitor.complaints, ...reader.complaints]).toEqual([])
		await visitor.leave()
		await reader.leave()
	},
)

steadyTest('without a script: saved from its page, seen in the list, shared, taken away', async () => {
	const visitor = await welcome(browser, 'fr', { hasScript: false })
	const { page } = visitor
	await signIn(visitor, await insertCustomer(db))
	const [{ colorwayId } = { colorwayId: '' }] = await database.variants('fr')
	await open(visitor, `p/${colorwayId.toLowerCase()}/`)
	await page.click('.heart-place button')
	await page.waitForURL('**/fr/wishlist/')
	expect(await page.locator(CARDS).count()).toBe(1)
	expect(await page.isVisible('.wishlist-bar select')).toBe(false)
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 })
		expect(await page.locator('.wishlist-facts form button').isVisible()).toBe(true)
	}
	await page.click('button[name="share"][value="on"]')
	expect(await page.inputValue('#share-url')).toContain('/wishlist/shared/')
	await page.click('.wishlist-facts form button')
	expect(await page.locator(CARDS).count()).toBe(0)
	expect(await page.textContent('.wishlist-empty')).toContain('Aucun favori')
	await visitor.leave()
})
