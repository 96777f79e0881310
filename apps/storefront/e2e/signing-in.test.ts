import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { found } from '@vitrine/testing/eventually'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { openShopDatabase } from './shop-database.ts'
import { decide, events, faults, record } from './data-layer.ts'
import { steadyTest } from '@vitrine/testing/matrix'
import { isWithinWidth, violations } from './pages.ts'
import { type Visitor, welcome } from './visitor.ts'

/** The rooms of signing in, as a browser with scripts shows them (R7, R91-R99, brief 3.3, 3.12). */
let browser: Browser
let db: Database
beforeAll(async () => {
	browser = await openBrowser()
	db = openShopDatabase().db
})
afterAll(() => db.destroy())

const alive = (page: Page) => page.waitForSelector('#mini-cart', { state: 'attached' })
/** In the header and in the tab bar. */
const entry = (page: Page) => page.locator('.site-header-tools a[href*="account"], .tab-bar a[href*="account"]')

async function signIn({ page, at }: Visitor, email: string, password = PASSWORD) {
	await page.goto(at('auth/sign-in/'))
	await page.fill('#sign-in-email', email)
	await page.fill('#sign-in-password', password)
	await page.click('.sign-in-rest button[type="submit"] >> nth=0')
}

async function emailTo(email: string): Promise<string> {
	const query = db.selectFrom('inbox_messages').select('text').where('recipient', '=', email).orderBy('id', 'desc')
	const link = async () => {
		const mail = await query.executeTakeFirst()
		return /https?:\/\/[^/\s]+(\/\S*[?&](?:token|access)=[\w-]+)/.exec(mail?.text ?? '')?.[1]
	}
	return found(`a link for ${email}`, link)
}

test('on a narrow screen one thing after the other; let in once, told once; the entry leads to the account (R98, R153)', async () => {
	const { email } = await insertCustomer(db, { firstName: 'Zélie' })
	const visitor = await welcome(browser, 'fr', { width: 390 })
	const { page, at, complaints } = visitor
	await decide(page, at(''))
	const entries = await record(page)
	await page.goto(at(''))
	await alive(page)
	expect(await page.locator('.tab-bar a[href="/fr/#sign-in"]').count()).toBe(1)
	expect(await page.isVisible('#sign-in-password')).toBe(false)
	await page.fill('#sign-in-email', email)
	await page.press('#sign-in-email', 'Enter')
	await page.waitForSelector('#sign-in-password:focus')
	await page.fill('#sign-in-password', 'Something-else-1')
	await page.press('#sign-in-password', 'Enter')
	await page.waitForURL('**/auth/sign-in/')
	expect(await page.textContent('[role="alert"]')).toContain('est incorrect')
	expect([await page.inputValue('#sign-in-email'), await page.inputValue('#sign-in-password')]).toEqual([email, ''])
	await expect
		.poll(() => events(entries, 'error_event'))
		.toEqual([{ event: 'error_event', zone: 'login', error_type: 'credentials' }])
	expect(events(entries, 'login')).toEqual([])
	await page.fill('#sign-in-password', PASSWORD)
	await page.press('#sign-in-password', 'Enter')
	await page.waitForURL('**/fr/account/')
	await expect
		.poll(() => events(entries, 'login'))
		.toEqual([{ event: 'login', method: 'email', login_type: 'password', login_origin: 'sign-in' }])
	await page.reload()
	await page.goto(at(''))
	await page.waitForSelector('.home-account >> text=Zélie')
	await expect.poll(() => entry(page).count()).toBe(2)
	expect(events(entries, 'login')).toHaveLength(1)
	// Nothing that signs in is within reach of a script (R89).
	const reach = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]))
	expect(reach).not.toMatch(/eyJ|_token/)
	expect(faults(entries)).toEqual([])
	// None of the tags that need consent has run.
	expect(complaints.filter((complaint) => !complaint.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([])
	await visitor.leave()
})

test('signed out in one tab, no other shows who it was, and Back neither (R95)', async () => {
	const { email } = await insertCustomer(db, { firstName: 'Honorine' })
	const visitor = await welcome(browser, 'fr')
	const { page, at } = visitor
	await signIn(visitor, email)
	await page.waitForURL('**/fr/account/')
	const other = await page.context().newPage()
	await other.goto(at('account/profile/'))
	await other.waitForSelector('text=Honorine', { state: 'attached' })
	await expect.poll(() => entry(other).count()).toBe(2)
	await page.goto(at(''))
	await page.click('.home-account-ways form button')
	await page.waitForURL('**/fr/?signed-out=true')
	expect(await page.textContent('.home-account [role="status"]')).toContain('déconnecté')
	await other.waitForURL('**/fr/?return=**')
	expect(await other.content()).not.toContain('Honorine')
	for (let step = 0; step < 3; step += 1) {
		await page.goBack()
		await page.waitForLoadState('load')
		await expect.poll(() => page.content()).not.toContain('Honorine')
	}
	await visitor.leave()
})

test('a key in the address reaches nobody: no request, no data layer, no storage (R29)', async () => {
	const { email } = await insertCustomer(db)
	const visitor = await welcome(browser, 'fr')
	const { page, at } = visitor
	await decide(page, at(''))
	const entries = await record(page)
	const sent: string[] = []
	page.on('request', (request) => {
		const headers = JSON.stringify(request.headers())
		if (request.resourceType() !== 'document') sent.push(`${request.url()} ${headers} ${request.postData() ?? ''}`)
	})
	await page.goto(at('auth/lost-password/'))
	await page.fill('#email', email)
	await page.click('.auth-form button')
	await page.waitForURL('**/?sent=true')
	const path = await emailTo(email)
	const access = path.split('=')[1]!
	await page.goto(new URL(path, at('')).href)
	await page.fill('#password', 'kurz')
	await page.fill('#repeat', 'kurz')
	await page.click('.auth-form button[type="submit"]')
	await page.waitForSelector('.error-summary:focus')
	await page.fill('#password', 'Nouveau-fil-1790')
	await expect.poll(() => page.textContent('.auth-form [role="status"]')).toContain('convient')
	await page.fill('#repeat', 'Nouveau-fil-1790')
	await page.click('.auth-form button[type="submit"]')
	await page.waitForURL('**/?password-changed=true**')
	expect(await page.textContent('.home-account [role="status"]')).toContain('mot de passe est changé')
	expect(sent.filter((request) => request.includes(access))).toEqual([])
	expect(JSON.stringify(entries)).not.toContain(access)
	expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(access)
	await visitor.leave()
})

// The same pages stand in `app/markup.test.ts`, their parts in the stories.
steadyTest.each([390, 768, 1280])('at %i px: no violation on any page in any state', async (width) => {
	const visitor = await welcome(browser, 'de', { width })
	const { page, at } = visitor
	const pages = [
		'?status=error',
		'auth/sign-in/',
		'auth/sign-in/?link=sent',
		'auth/create/',
		'auth/create/?sent=true',
		'auth/lost-password/?hasTokenExpired=true',
		'auth/lost-password/?sent=true',
		'auth/confirm/?token=AAAAAAAAAAAA',
		'auth/confirm/?done=confirmed',
	]
	for (const path of pages) {
		await page.goto(at(path))
		expect([path, await violations(page, 'main')]).toEqual([path, []])
		const isWide = !(await isWithinWidth(page))
		expect([path, isWide]).toEqual([path, false])
	}
	for (const path of ['auth/sign-in/', 'auth/create/', 'auth/lost-password/']) {
		await page.goto(at(path))
		await page.click('main form button[type="submit"]:not([aria-hidden]) >> visible=true >> nth=-1')
		await page.waitForSelector('[aria-invalid="true"]')
		if (path.includes('create')) await page.click('main summary')
		expect([path, await violations(page, 'main')]).toEqual([path, []])
	}
	const { email } = await insertCustomer(db, { firstName: 'Greta' })
	await signIn(visitor, email)
	await page.waitForURL('**/de/account/')
	for (const path of ['', 'auth/logout/']) {
		await page.goto(at(path))
		expect([path, await violations(page, 'main')]).toEqual([path, []])
	}
	await visitor.leave()
})
