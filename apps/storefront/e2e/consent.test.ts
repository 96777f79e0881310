import type { Database } from '@vitrine/commerce/database/client'
import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type {} from '../app/document/tracking/data-layer.ts'
import { openBrowser } from './browser.ts'
import { openShopDatabase } from './shop-database.ts'
import { arrive, type ConsentVisitor } from './consent-visitor.ts'
import { allowFaults } from './faults.ts'
import { representative } from '@vitrine/testing/matrix'

let browser: Browser
let db: Database
beforeAll(async () => {
	browser = await openBrowser()
	db = openShopDatabase().db
})
afterAll(() => db.destroy())

/** Brief 2.8: where the parameter `abtasty` is true. */
const WITH_TESTS: SiteCode[] = ['fr', 'gb', 'es', 'it', 'pl']
const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-VITRINE'
const TESTS = 'https://try.abtasty.com/0123456789abcdef0123456789abcdef.js'
const DENIED = {
	ad_storage: 'denied',
	ad_user_data: 'denied',
	ad_personalization: 'denied',
	analytics_storage: 'denied',
	personalization_storage: 'denied',
	functionality_storage: 'granted',
	security_storage: 'granted',
}
const GRANTED = Object.fromEntries(Object.keys(DENIED).map((signal) => [signal, 'granted']))

const idOf = (value = '') => value.split('.')[4] ?? ''
async function proofs({ cookies }: ConsentVisitor) {
	return db
		.selectFrom('consents')
		.selectAll()
		.where('consent_id', '=', idOf((await cookies())['consent']))
		.orderBy('id')
		.execute()
}

// One site with variants to test and one without.
test.each(representative(SITE_CODES, ['de']))(
	'%s: nothing of others before the choice and after a refusal, the tags after consent (R157, R158)',
	async (site) => {
		const refusing = await arrive(browser, site)
		await refusing.page.goto(refusing.at())
		await refusing.layer().waitFor()
		await refusing.settle()
		expect(refusing.foreign()).toEqual([])
		expect(await refusing.cookies()).toEqual({ i18n_redirected: SITES[site].locale })
		const before = await refusing.dataLayer()
		expect(before?.[0]).toEqual(['consent', 'default', DENIED])
		expect(before?.filter((entry) => Array.isArray(entry) || Object.hasOwn(entry as object, 'event'))).toHaveLength(1)

		await refusing.press('refuse')
		await refusing.layer().waitFor({ state: 'detached' })
		await refusing.page.reload()
		await refusing.settle()
		expect(await refusing.layer().count()).toBe(0)
		expect(refusing.foreign()).toEqual([])
		expect(Object.keys(await refusing.cookies()).toSorted()).toEqual(['consent', 'i18n_redirected'])
		expect(await proofs(refusing)).toMatchObject([{ site, act: 'refuse-all', measurement: false, advertising: false }])
		await refusing.leave()

		const agreeing = await arrive(browser, site)
		await agreeing.page.goto(agreeing.at())
		await agreeing.press('accept')
		await agreeing.settle()
		const expected = WITH_TESTS.includes(site) ? [CONTAINER, TESTS] : [CONTAINER]
		expect(agreeing.foreign()).toEqual(expected)
		const after = (await agreeing.dataLayer()) ?? []
		const order = after.filter(
			(entry) => Array.isArray(entry) || /consent|gtm/.test(String((entry as { event?: string }).event)),
		)
		expect(order).toEqual([
			['consent', 'default', DENIED],
			['consent', 'update', GRANTED],
			{ event: 'consent_update', consent: { measurement: true, personalization: true, advertising: true } },
			{ event: 'gtm.js', 'gtm.start': expect.any(Number) },
		])
		expect(await proofs(agreeing)).toMatchObject([{ site, act: 'accept-all', necessary: true, personalization: true }])
		// On the next visit without a question, and not before the page is loaded.
		await agreeing.page.reload()
		await agreeing.settle()
		expect(await agreeing.layer().count()).toBe(0)
		expect(agreeing.foreign()).toEqual(expected)
		const [first, second] = (await agreeing.dataLayer()) ?? []
		expect([first, second]).toEqual([
			['consent', 'default', DENIED],
			['consent', 'update', GRANTED],
		])
		await agreeing.leave()
	},
)

test('TSM=NO: no question, no tag whatever is allowed, nothing in the data layer (R151)', async () => {
	const visitor = await arrive(browser, 'fr', { isTrackingOff: true })
	await visitor.page.goto(visitor.at())
	await visitor.settle()
	expect(await visitor.layer().count()).toBe(0)
	await visitor.page.click('.site-footer a[href$="/cookies/"]')
	await visitor.press('accept')
	await visitor.page.reload()
	await visitor.settle()
	expect((await visitor.cookies())['consent']).toContain('.111.')
	expect(visitor.foreign()).toEqual([])
	expect(await visitor.dataLayer()).toBeUndefined()
	await visitor.leave()
})

test('purposes one by one: only what is switched on starts', async () => {
	const visitor = await arrive(browser, 'gb')
	await visitor.page.goto(visitor.at())
	await visitor.press('choose')
	const switches = visitor.layer().locator('.switch:not(:disabled)')
	expect(await switches.count()).toBe(3)
	expect(await visitor.layer().locator('.switch:not(:disabled):checked').count()).toBe(0)
	await visitor.page.check('#personalization')
	await visitor.press('choose')
	await visitor.settle()
	expect(visitor.foreign()).toEqual([TESTS])
	expect((await visitor.dataLayer())?.filter(Array.isArray).at(-1)).toEqual([
		'consent',
		'update',
		{ ...DENIED, personalization_storage: 'granted' },
	])
	expect(await proofs(visitor)).toMatchObject([{ act: 'own-choice', measurement: false, personalization: true }])
	await visitor.leave()
})

test('taken back as easily as given: from the footer, at once, with what the tags left, and for the next page (law 8)', async () => {
	const visitor = await arrive(browser, 'fr')
	const { page } = visitor
	await page.goto(visitor.at())
	await visitor.press('accept')
	await visitor.settle()
	expect(await visitor.cookies()).toMatchObject({ _ga: '1', ABTasty: '1' })
	visitor.foreign()

	const link = page.locator('.site-footer a[href$="/cookies/"]')
	await link.click()
	await visitor.layer().waitFor()
	expect(await visitor.layer().locator('.switch:checked').count()).toBe(4)
	await page.keyboard.press('Escape')
	await visitor.layer().waitFor({ state: 'detached' })
	expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
	expect((await visitor.cookies())['consent']).toContain('.111.')

	await link.click()
	await visitor.press('refuse')
	await visitor.settle()
	expect(Object.keys(await visitor.cookies()).toSorted()).toEqual(['consent', 'i18n_redirected'])
	expect((await visitor.dataLayer())?.filter(Array.isArray).at(-1)).toEqual(['consent', 'update', DENIED])
	expect(await proofs(visitor)).toMatchObject([{ act: 'accept-all' }, { act: 'withdrawn', measurement: false }])
	// What runs cannot be stopped: the next page is a document of its own, without it.
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
	await page.click('.site-footer a[href$="/stores/"]')
	await page.waitForURL('**/stores/')
	await visitor.settle()
	expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
	expect(visitor.foreign()).toEqual([])
	await visitor.leave()
})

test('six months later everybody is asked again, and at once when the texts have changed', async () => {
	const visitor = await arrive(browser, 'es')
	const { page } = visitor
	await page.goto(visitor.at())
	await visitor.press('accept')
	await visitor.settle()
	const months = (n: number) => {
		const later = new Date()
		later.setUTCMonth(later.getUTCMonth() + n)
		return later
	}
	await page.clock.setFixedTime(months(5))
	await page.reload()
	await visitor.settle()
	expect(await visitor.layer().count()).toBe(0)
	visitor.foreign()
	await page.clock.setFixedTime(new Date(months(6).getTime() + 86_400_000))
	await page.reload()
	await visitor.layer().waitFor()
	await visitor.settle()
	expect(visitor.foreign()).toEqual([])

	await page.clock.setFixedTime(new Date())
	const { consent = '' } = await visitor.cookies()
	await visitor.context.addCookies([
		{ name: 'consent', value: consent.replace(/^[\d-]+/, '2025-01-01'), url: page.url() },
	])
	await page.reload()
	await visitor.layer().waitFor()
	await visitor.settle()
	expect(visitor.foreign()).toEqual([])
	await visitor.leave()
})

test('a proof that was lost on the way is sent with the next page', async () => {
	allowFaults(/cookies\/proof/)
	const visitor = await arrive(browser, 'pl')
	await visitor.page.route('**/cookies/proof/', (route) => route.abort())
	await visitor.page.goto(visitor.at())
	await visitor.press('accept')
	await visitor.settle()
	expect((await visitor.cookies())['consent']).toMatch(/\.a$/)
	expect(await proofs(visitor)).toEqual([])
	await visitor.page.unroute('**/cookies/proof/')
	await visitor.page.reload()
	await visitor.settle()
	expect((await visitor.cookies())['consent']).toMatch(/\.p$/)
	expect(await proofs(visitor)).toMatchObject([{ act: 'accept-all', site: 'pl' }])
	await visitor.leave()
})

test('without JavaScript there is no layer and nothing follows anybody; the page does all the layer does', async () => {
	const visitor = await arrive(browser, 'de', { hasScript: false })
	const { page } = visitor
	await page.goto(visitor.at())
	expect(await visitor.layer().count()).toBe(0)
	await page.click('.site-footer a[href$="/cookies/"]')
	await page.waitForURL('**/de/cookies/')
	expect(await page.textContent('main')).toContain('Sie haben noch nicht gewählt')
	await page.check('#measurement')
	await page.click('button[value="own-choice"]')
	await page.waitForURL('**/de/cookies/?saved=1')
	expect(await page.isChecked('#measurement')).toBe(true)
	expect(await page.textContent('main')).toContain('Gewählt am')
	expect(await page.textContent('.cookies-proof code')).toBe(idOf((await visitor.cookies())['consent']))
	expect(await proofs(visitor)).toMatchObject([{ site: 'de', language: 'de', act: 'own-choice', measurement: true }])
	await page.click('button[value="refuse-all"]')
	await page.waitForURL('**/de/cookies/?saved=1')
	expect(await page.isChecked('#measurement')).toBe(false)
	expect((await proofs(visitor)).at(-1)).toMatchObject({ act: 'withdrawn' })
	expect(visitor.foreign()).toEqual([])
	await visitor.leave()
})

test('the native app shows no layer, and follows nobody (R128)', async () => {
	const visitor = await arrive(browser, 'fr', { userAgent: 'LinaireApp/1.0 (iPhone)' })
	await visitor.page.goto(visitor.at())
	await visitor.settle()
	expect(await visitor.layer().count()).toBe(0)
	expect(visitor.foreign()).toEqual([])
	await visitor.leave()
})
