import { insertCustomer, type TestCustomer } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { openShopDatabase } from './shop-database.ts'
import { decide, type Entry, events, record } from './data-layer.ts'
import { representative } from '@vitrine/testing/matrix'
import { isAlive, isWithinWidth, settled, violations } from './pages.ts'
import { type Visitor, welcome } from './visitor.ts'

/** Passkeys in a real browser with an authenticator that Chromium plays (issue 4, 1). */
let browser: Browser
let db: Database
beforeAll(async () => {
	browser = await openBrowser()
	db = openShopDatabase().db
})
afterAll(() => db.destroy())

type Device = { cdp: CDPSession; authenticatorId: string }

/** A telephone with a finger on it. */
async function plugIn(page: Page): Promise<Device> {
	const cdp = await page.context().newCDPSession(page)
	await cdp.send('WebAuthn.enable', { enableUI: false })
	const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	})
	return { cdp, authenticatorId }
}

async function signInWithPassword({ page, at }: Visitor, { email, password }: TestCustomer): Promise<void> {
	await page.goto(at('auth/sign-in/'))
	await page.fill('#sign-in-email', email)
	await page.fill('#sign-in-password', password)
	await page.click('.sign-in-rest .button >> nth=0')
	await page.waitForURL('**/account/')
}

async function signOut({ page, at }: Visitor): Promise<void> {
	await page.goto(at('auth/logout/'))
	await page.click('.auth-form button[type="submit"]')
	await page.waitForURL('**/?signed-out=true')
}

const credentials = async ({ cdp, authenticatorId }: Device) =>
	(await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials

const VISITS = [
	['fr', 1280],
	['gb', 768],
	['es', 390],
	['de', 390],
	['it', 1280],
	['pl', 768],
	['ch', 390],
] as const

test.each(representative<(typeof VISITS)[number]>(VISITS, [VISITS[0]]))(
	'%s at %i px: offered on the dashboard, added, used on the home panel, removed, refused',
	async (site, width) => {
		const visitor = await welcome(browser, site, { width })
		const { page, at, complaints } = visitor
		const customer = await insertCustomer(db, { email: `passkey-${site}-${Date.now()}@example.com`, site })
		const device = await plugIn(page)
		const asked: string[] = []
		page.on('request', (request) => asked.push(new URL(request.url()).pathname))

		await signInWithPassword(visitor, customer)
		await page.waitForSelector('.passkey-offer[data-alive="true"]')
		expect([await violations(page, '.passkey-offer'), await isWithinWidth(page)]).toEqual([[], true])
		await page.click('.passkey-offer .button >> nth=0')
		await page.waitForURL('**/account/security/?done=passkey*')
		await page.waitForSelector('#passkeys .account-item')
		expect(await credentials(device)).toMatchObject([{ rpId: `${site}.localhost`, isResidentCredential: true }])
		expect(await page.textContent('#passkeys .account-item')).toContain(`${site}.localhost`)
		await page.waitForSelector('#passkeys form[data-alive="true"]')
		await page.click('.passkey-remove summary')
		expect([await violations(page, '#passkeys'), await isWithinWidth(page)]).toEqual([[], true])
		// The same device makes no second one for the site.
		await page.click('#passkeys form[data-alive="true"] button[type="submit"]')
		await page.waitForSelector('#passkeys [role="status"]')
		expect(await violations(page, '#passkeys')).toEqual([])

		await signOut(visitor)
		await page.goto(at(''))
		await isAlive(page)
		await page.waitForSelector('.passkey-way[data-alive="true"]')
		asked.length = 0
		expect([await violations(page, '#sign-in'), await isWithinWidth(page)]).toEqual([[], true])
		await page.click('.passkey-way button')
		await page.waitForURL('**/account/')
		// Loaded, and asked, when it was used.
		expect(asked.some((path) => /\/ceremony-[\w-]+\.js$/.test(path))).toBe(true)
		expect(asked.filter((path) => path.includes('/auth/passkey/')).length).toBe(2)
		expect(await page.locator('.passkey-offer').count()).toBe(0)

		await page.goto(at('account/security/'))
		await page.click('.passkey-remove summary')
		await page.click('.passkey-question button')
		await page.waitForURL('**/account/security/?done=passkey-removed')
		await page.waitForSelector('#passkeys .account-item', { state: 'detached' })
		await signOut(visitor)
		await page.goto(at(''))
		await page.waitForSelector('.passkey-way[data-alive="true"]')
		await page.click('.passkey-way button')
		await page.waitForURL('**/auth/sign-in/?passkey=refused')
		await page.waitForSelector('.passkey-way [role="alert"]')
		expect([await violations(page, '.sign-in-form'), await isWithinWidth(page)]).toEqual([[], true])
		expect(complaints.filter((line) => !line.includes('401'))).toEqual([])
		await visitor.leave()
	},
)

test('nothing of it is loaded with a page; who gives up is told, who says no is not asked again', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, at } = visitor
	const scripts: string[] = []
	page.on('request', (request) => {
		if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url())
	})
	const device = await plugIn(page)
	for (const path of ['', 'auth/sign-in/']) {
		await page.goto(at(path))
		await page.waitForSelector('.passkey-way[data-alive="true"]')
		await settled(page)
	}
	expect(scripts.length).toBeGreaterThan(3)
	expect(scripts.filter((url) => url.includes('ceremony'))).toEqual([])
	// A visitor without a passkey, or one who closes the browser's dialog.
	await page.click('.passkey-way button')
	await page.waitForSelector('.passkey-way [role="status"]')
	expect(await violations(page, '.sign-in-form')).toEqual([])
	const customer = await insertCustomer(db, { email: `passkey-no-${Date.now()}@example.com` })
	await device.cdp.send('WebAuthn.setUserVerified', { authenticatorId: device.authenticatorId, isUserVerified: false })
	await signInWithPassword(visitor, customer)
	await page.click('.passkey-offer[data-alive="true"] .button >> nth=1')
	expect(await page.locator('.passkey-offer').count()).toBe(0)
	await page.reload()
	await isAlive(page)
	expect(await page.locator('.passkey-offer').count()).toBe(0)
	await visitor.leave()
})

test('on localhost, too: a sign-in tells its method once, leads to where somebody wanted to go, and stays if asked', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page } = visitor
	const { port } = new URL(inject('shopUrl'))
	const at = (path: string) => `http://localhost:${port}/fr/${path}`
	await decide(page, at(''))
	const entries: Entry[] = await record(page)
	const device = await plugIn(page)
	const customer = await insertCustomer(db, { email: `passkey-local-${Date.now()}@example.com` })
	await signInWithPassword({ ...visitor, at }, customer)
	// Told by the page it leads to, as soon as that one is alive: who leaves before takes it along.
	await expect.poll(() => events(entries, 'login')).toHaveLength(1)
	await page.goto(at('account/security/'))
	await page.waitForSelector('#passkeys form[data-alive="true"]')
	await page.fill('#passkey-name', 'Clé de Camille')
	await page.click('#passkeys form[data-alive="true"] button[type="submit"]')
	await page.waitForSelector('#passkeys .account-item >> text=Clé de Camille')
	expect(await credentials(device)).toMatchObject([{ rpId: 'localhost' }])
	await signOut({ ...visitor, at })
	await page.goto(at('account/profile/'))
	await page.waitForURL('**/fr/?return=*')
	await page.waitForSelector('.passkey-way[data-alive="true"]')
	await page.check('#sign-in-stay')
	await page.click('.passkey-way button')
	await page.waitForURL('**/fr/account/profile/')
	await expect.poll(() => events(entries, 'login')).toHaveLength(2)
	expect(events(entries, 'login')[1]).toEqual({
		event: 'login',
		method: 'passkey',
		login_type: 'passkey',
		login_origin: 'home',
	})
	const cookies = await page.context().cookies(at(''))
	expect(cookies.find(({ name }) => name === 'refresh_token')).toMatchObject({ httpOnly: true })
	expect(cookies.find(({ name }) => name === 'refresh_token')!.expires).toBeGreaterThan(Date.now() / 1000 + 86_400)
	const sessions = await db
		.selectFrom('sessions')
		.select('method')
		.where('customer_id', '=', customer.customerId)
		.execute()
	expect(sessions.map(({ method }) => method).toSorted()).toEqual(['passkey', 'password'])
	await visitor.leave()
})

test('the e-mail field suggests it: chosen there, it signs in', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, at } = visitor
	await plugIn(page)
	const customer = await insertCustomer(db, { email: `passkey-quiet-${Date.now()}@example.com` })
	await signInWithPassword(visitor, customer)
	await page.click('.passkey-offer[data-alive="true"] .button >> nth=0')
	await page.waitForURL('**/account/security/?done=passkey*')
	await signOut(visitor)
	await page.goto(at('auth/sign-in/'))
	await page.waitForSelector('.passkey-way[data-alive="true"]')
	// Chromium's authenticator chooses at once what a person would choose from the list.
	await page.focus('#sign-in-email')
	await page.waitForURL('**/account/')
	await visitor.leave()
})
