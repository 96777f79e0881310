import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../../../../scripts/chromium.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

const executablePath = findChromium()

/** What only a browser does: pages that follow one another within a document. */
describe.skipIf(!executablePath)('in a browser', { timeout: 120_000 }, () => {
	let server: Server
	let browser: Browser
	let opened: TestShop
	beforeAll(async () => {
		opened = await openTestShop(async (db) => void (await insertProduct(db)))
		server = createServer(getRequestListener((request) => opened.shop.fetch(request)))
		await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
		browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
	})
	afterAll(async () => {
		await browser.close()
		server.closeAllConnections()
		server.close()
		await opened.close()
	})

	/** A page that is alive, and whether it is still the same document later. `lost`: files that never arrive. */
	async function visit(path: string, lost?: string) {
		const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
		const errors: string[] = []
		page.on('pageerror', (error) => errors.push(error.message))
		if (lost) await page.route(lost, (route) => route.abort())
		await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
		await page.waitForFunction(() => document.querySelector('h1') && '__reactRouterDataRouter' in window)
		await page.waitForLoadState('networkidle')
		await page.evaluate(() => Object.assign(window, { isSame: true }))
		return { page, errors, isSame: () => page.evaluate(() => 'isSame' in window) }
	}
	/** Two cores may be busy with other suites. */
	const soon = { timeout: 15_000 }
	const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)
	const heading = (page: Page) => page.locator('h1').innerText()

	test('the heading of the next page takes the focus, that of an error page too (R54)', async () => {
		const { page, isSame } = await visit('/fr/')
		expect(await focused(page)).toBe('BODY')
		await page.locator('a[href="/fr/new/"]:visible').first().click()
		await page.waitForURL('**/fr/new/')
		await expect.poll(() => focused(page), soon).toBe('H1')
		opened.setDown(true)
		await page.locator('a[href="/fr/stores/"]:visible').first().click()
		await expect.poll(() => heading(page), soon).toContain('couture')
		opened.setDown(false)
		await expect.poll(() => focused(page), soon).toBe('H1')
		expect(await isSame()).toBe(true)
		await page.close()
	})

	test('a document that is an error page leaves the focus where it is', async () => {
		const { page } = await visit('/fr/nope/')
		expect(await focused(page)).toBe('BODY')
		expect(page.url()).toContain('/fr/nope/')
		await page.close()
	})

	test('with its texts a page stays in the document; without them it comes all the same, in the same language (R72)', async () => {
		const whole = await visit('/fr/')
		const lacking = await visit('/fr/', '**/assets/fr-*.js')
		for (const { page } of [whole, lacking]) {
			await page.locator('a[href="/fr/stores/"]:visible').first().click()
			await page.waitForURL('**/fr/stores/')
			await expect.poll(() => heading(page).catch(() => ''), soon).toBe('Trouver un magasin')
			expect(await page.locator('html').getAttribute('lang')).toBe('fr-FR')
		}
		await expect.poll(() => whole.isSame(), soon).toBe(true)
		expect(lacking.errors).toEqual([])
		await whole.page.close()
		await lacking.page.close()
	})

	test.each(['**/assets/fr-*.js', '**/assets/mini-cart-*.js'])('without %s the bag is a page', async (lost) => {
		const { page, errors } = await visit('/fr/', lost)
		const before = await heading(page)
		await page.waitForRequest(lost, { timeout: 5_000 }).catch(() => undefined)
		await page.waitForTimeout(500)
		expect(await heading(page)).toBe(before)
		await page.click('header a[href="/fr/cart/"]')
		await page.waitForURL('**/fr/cart/')
		await expect.poll(() => heading(page).catch(() => ''), soon).toBe('Votre panier est vide')
		expect(errors).toEqual([])
		await page.close()
	})
})
