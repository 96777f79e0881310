import { SITE_CODES } from '@vitrine/market/sites'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { create, followEmail, linkIn, PARTNER, PASSWORD, recordTraffic, signIn } from './account.ts'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { representative, steadyTest } from '@vitrine/testing/matrix'
import { addToCart, type Visitor, welcome } from './visitor.ts'

let browser: Browser
let database: ShopDatabase
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
})
afterAll(() => database.close())

/** Does the step that leads to the partner, whose host no browser of the tests can reach: the request is made, and the browser reports that it failed. */
async function reachPartner({ page, site }: Visitor, act: () => Promise<void>): Promise<void> {
	const asked = page.waitForEvent('requestfailed', (request) => request.url().startsWith(`https://${PARTNER}/`))
	const [request] = await Promise.all([asked, act()])
	expect(request.url()).toBe(`https://${PARTNER}/welcome?a=1&site=${site}`)
	// A whole Chromium gives its error page the address of the partner, the shell an address of its own.
	await page.waitForURL(({ protocol, host }) => protocol === 'chrome-error:' || host === PARTNER)
}

/** Create, confirm, sign in, cart merged, to the partner and back: what works without a script too. */
async function becomeCustomer(visitor: Visitor): Promise<void> {
	const { page, at, site, email } = visitor
	const [variant] = await database.variants(site)
	await addToCart(visitor, variant!)
	await create(visitor, `?redirect_uri=${PARTNER}%2Fwelcome%3Fa%3D1%26site%3D${site}`)
	await followEmail(visitor, await linkIn(database, email, 'token'))
	await page.waitForURL('**/auth/confirm/?done=confirmed')
	await reachPartner(visitor, () => signIn(visitor, { email }))
	await page.goto(at('cart/'))
	expect(await page.locator('.cart-line').count()).toBe(1)
	expect(await database.cartOwner(site, email)).toEqual([{ sku: variant!.sku, quantity: 1 }])
	// Used once (R37): what is behind the sign-in is shown now.
	await page.goto(at('auth/redirect/'))
	await page.goto(at('account/'))
	expect(page.url()).toBe(at('account/'))
	expect(await page.textContent('main')).toContain('Camille')
}

test.each(representative(SITE_CODES, ['gb']))(
	'%s without a script: create, confirm, sign in, the bag is kept, the partner is reached',
	async (site) => {
		const visitor = await welcome(browser, site, { hasScript: false })
		await becomeCustomer(visitor)
		expect(visitor.complaints).toEqual([])
		await visitor.leave()
	},
)

steadyTest.each(SITE_CODES)('%s: an account from its creation to a lost password', async (site) => {
	const visitor = await welcome(browser, site)
	const { page, at, email } = visitor
	const traffic = recordTraffic(visitor)
	await becomeCustomer(visitor)

	// Another address, once its e-mail is answered.
	const newEmail = email.replace('guest-', 'moved-')
	await page.goto(at('account/profile/'))
	await page.fill('main form:has(button[value="email"]) [name="email"]', newEmail)
	await page.fill('main form:has(button[value="email"]) [name="password"]', PASSWORD)
	await page.click('main button[value="email"]')
	await page.waitForSelector('main .notice')
	await followEmail(visitor, await linkIn(database, newEmail, 'token'))
	await page.waitForURL('**/auth/confirm/?done=changed')
	// The address of before hears that it was asked for, and that it is done; neither e-mail leads anywhere.
	const notified = [await database.newEmail(email), await database.newEmail(email)]
	expect(new Set(notified.map(({ subject }) => subject)).size).toBe(2)
	for (const { text } of notified) expect([text.includes('m***'), /https?:/.test(text)]).toEqual([true, false])

	// Another password ends the session of another browser at once.
	const elsewhere = await welcome(browser, site)
	await signIn(elsewhere, { email: newEmail })
	await elsewhere.page.waitForURL(elsewhere.at('account/'))
	const second = `${PASSWORD} plus un`
	await page.goto(at('account/security/'))
	await page.fill('[name="current"]', PASSWORD)
	await page.fill('main form:has(button[value="password"]) [name="password"]', second)
	await page.click('main button[value="password"]')
	await page.waitForSelector('main .notice')
	await elsewhere.page.goto(elsewhere.at('account/security/'))
	expect(elsewhere.page.url()).toContain('?return=')
	await page.goto(at('account/'))
	expect(page.url()).toBe(at('account/'))

	// Out, and in again with a lost password.
	await page.goto(at('auth/logout/'))
	await page.click('main .button-primary >> visible=true')
	await page.waitForURL((url) => url.pathname === new URL(at('')).pathname)
	await page.goto(at('account/'))
	expect(page.url()).toContain('?return=')
	await page.goto(at('auth/lost-password/'))
	await page.fill('main [name="email"]', newEmail)
	await page.click('main .button-primary >> visible=true')
	const third = `${PASSWORD} plus deux`
	await page.goto(await linkIn(database, newEmail, 'access'))
	await page.fill('main [name="password"]', third)
	await page.fill('main [name="repeat"]', third)
	await page.click('main .button-primary >> visible=true')
	await page.waitForURL((url) => url.pathname === new URL(at('')).pathname)
	await signIn(
		visitor,
		{ email: newEmail, password: third },
		`?return=${encodeURIComponent(new URL(at('account/orders/')).pathname)}`,
	)
	await page.waitForURL(at('account/orders/'))

	// Nothing a script, another page or a third party can read has held a token (acceptance 4).
	const cookies = await page.context().cookies()
	const tokens = cookies.filter(({ name }) => /(?:access|refresh)_token$/.test(name))
	expect(tokens.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([
		[true, 'Lax'],
		[true, 'Lax'],
	])
	const everything = await traffic.everything()
	for (const { value } of tokens) expect(everything.includes(value)).toBe(false)
	expect(/eyJ[\w-]{10,}\.eyJ/.exec(everything)?.[0]).toBeUndefined()
	expect(visitor.complaints).toEqual([])
	await elsewhere.leave()
	await visitor.leave()
})
