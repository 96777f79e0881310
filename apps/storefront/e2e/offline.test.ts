import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { LOST, allowFaults } from './faults.ts'
import { openOwnPages, openPage, type OwnPages } from './own-pages.ts'
import { settled } from './pages.ts'

let browser: Browser
let pages: OwnPages
beforeAll(async () => {
	browser = await openBrowser()
	pages = await openOwnPages()
})
afterAll(() => pages.close())

// What cannot be reached the browser itself notes.
beforeEach(() => allowFaults(...LOST, /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/))

const OFFLINE = 'Vous êtes hors ligne. Vous pouvez revoir les pages déjà ouvertes.'

test('without a connection the page stays with everything typed into it, and the notice is the answer (brief 3.0)', async () => {
	const { page, follow, isSame, errors, close } = await openPage(browser, `${pages.origin}/fr/search/?q=robe`)
	const banner = page.locator('.offline-banner')
	expect(await banner.innerText()).toBe('')
	expect(await banner.getAttribute('role')).toBe('status')
	const before = await page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().top)
	await page.fill('header input[name="q"]', 'lin')
	await page.context().setOffline(true)
	await expect.poll(() => banner.innerText()).toBe(OFFLINE)
	expect(await page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().top)).toBe(before)
	const title = await page.title()
	await page.locator('a[href="/fr/stores/"]:visible').first().click()
	await page.press('header input[name="q"]', 'Enter')
	await settled(page)
	await expect.poll(() => page.locator('.navigation-thread').getAttribute('data-active')).toBe('false')
	expect([await page.title(), new URL(page.url()).pathname]).toEqual([title, '/fr/search/'])
	expect(await page.inputValue('header input[name="q"]')).toBe('lin')
	expect(await banner.innerText()).toBe(OFFLINE)
	await page.context().setOffline(false)
	await expect.poll(() => banner.innerText()).toBe('De retour en ligne')
	await expect.poll(() => banner.innerText()).toBe('')
	expect(await isSame()).toBe(true)
	// Its code was asked for in vain: the page comes as a document.
	await follow('/fr/stores/')
	await expect
		.poll(() =>
			page
				.locator('h1')
				.allInnerTexts()
				.catch(() => []),
		)
		.toEqual(['Trouver un magasin'])
	expect(errors).toEqual([])
	await close()
})

test('pages of the document that were open are shown again, and a button answers with the notice', async () => {
	const { page, follow, isSame, errors, close } = await openPage(browser, `${pages.origin}/fr/new/`)
	const list = await page.locator('h1').innerText()
	await page.locator('main .product-card-name a').first().click()
	await page.waitForSelector('button[form="buy"] >> visible=true')
	const product = new URL(page.url()).pathname
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await settled(page)
	await page.context().setOffline(true)
	const sizes = page.locator('label:has(input[name="sku"]:not(:disabled)):visible')
	if ((await sizes.count()) > 0) await sizes.first().click()
	await page.locator('button[type="submit"][form="buy"]:visible').first().click()
	await expect.poll(() => page.locator('.offline-banner').innerText()).toBe(OFFLINE)
	await settled(page)
	expect(new URL(page.url()).pathname).toBe(product)
	await page.evaluate(() =>
		document.querySelectorAll('dialog[open]').forEach((dialog) => (dialog as HTMLDialogElement).close()),
	)
	await page.goBack()
	await expect.poll(() => page.locator('h1').innerText()).toBe(list)
	await follow(product)
	await page.waitForSelector('button[form="buy"] >> visible=true')
	expect(await isSame()).toBe(true)
	expect(errors).toEqual([])
	await close()
})

test('a server that cannot be reached is no server error either, and the next answer ends the notice', async () => {
	const { page, follow, isSame, close } = await openPage(browser, `${pages.origin}/fr/new/`)
	await page.route('**/*.data*', (route) => route.abort('connectionrefused'))
	await follow('/fr/stores/')
	await expect.poll(() => page.locator('.offline-banner').innerText()).toBe(OFFLINE)
	expect(new URL(page.url()).pathname).toBe('/fr/new/')
	await page.unroute('**/*.data*')
	await follow('/fr/stores/')
	await expect.poll(() => page.locator('h1').innerText()).toBe('Trouver un magasin')
	await expect.poll(() => page.locator('.offline-banner').innerText()).toBe('De retour en ligne')
	expect(await isSame()).toBe(true)
	await close()
})
