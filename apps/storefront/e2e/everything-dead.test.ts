import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { decide } from './data-layer.ts'
import { LOST, allowFaults } from './faults.ts'
import { representative } from '@vitrine/testing/matrix'
import { openOwnPages, type OwnPages } from './own-pages.ts'
import { settled } from './pages.ts'

let browser: Browser
let pages: OwnPages
beforeAll(async () => {
	browser = await openBrowser()
	const tags = { containerId: 'GTM-VITRINE', abtastyId: '0123456789abcdef0123456789abcdef' }
	pages = await openOwnPages({ tags, pageCacheSeconds: 2 })
	pages.setDown(true)
})
afterAll(() => pages.close())

// Nothing answers but the documents.
beforeEach(() => allowFaults(...LOST, /Failed to load resource/))

/** A visitor who has allowed everything; texts and tags wait until the test lets them through. */
async function visit(locale: LocaleCode) {
	const context = await browser.newContext({ locale: LOCALES[locale].tag, viewport: { width: 1280, height: 900 } })
	const page = await context.newPage()
	await decide(page, pages.origin)
	const asked: string[] = []
	const faults: string[] = []
	let isLost = true
	page.on('pageerror', (error) => faults.push(error.message))
	await page.route(/\/assets\/(fr|en|es|de|it|pl)-[^/]+\.js$/, (route) => (isLost ? route.abort() : route.fallback()))
	await page.route(/^https:/, (route) => {
		asked.push(new URL(route.request().url()).hostname)
		return isLost ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' })
	})
	return {
		page,
		faults,
		/** Hosts of others that were asked since the last call, when the page is quiet. */
		async foreign() {
			await settled(page)
			return asked.splice(0)
		},
		revive() {
			isLost = false
		},
		leave: () => context.close(),
	}
}

const isAlive = () => '__reactRouterDataRouter' in window

test.each(representative(LOCALE_CODES, ['pl']))(
	'%s: without gateway, texts and tag manager an unknown address is the error page, and its button leads home (acceptance 4)',
	async (locale) => {
		const { page, faults, foreign, leave } = await visit(locale)
		const answer = await page.goto(`${pages.origin}/${locale}/nope/`)
		expect(answer!.status()).toBe(404)
		await page.waitForFunction(isAlive)
		expect(await page.locator('h1').count()).toBe(1)
		const words = await page.locator('main').innerText()
		expect(words).not.toMatch(/annex\.|undefined|\{/)
		const logo = await page.locator('.error-logo, header a').first().getAttribute('href')
		expect(logo).toMatch(new RegExp(`^https://[a-z.-]+/${locale}/$`))
		expect(await foreign()).not.toContain('try.abtasty.com')
		await page.click(`main a[href="/${locale}/"]`)
		await expect.poll(() => new URL(page.url()).pathname).toBe(`/${locale}/`)
		await page.waitForSelector('.site-header')
		expect(await page.locator('h1').count()).toBe(1)
		expect(faults).toEqual([])
		await leave()
	},
)

test('the page for a bad gateway is complete in itself, and home answers with defaults and no A/B tool (acceptance 4)', async () => {
	const { page, faults, foreign, leave } = await visit('fr')
	const requests: string[] = []
	page.on('request', (request) => requests.push(new URL(request.url()).pathname))
	await page.goto(`${pages.origin}/fr/error/502/`)
	await settled(page)
	expect(requests.filter((path) => path !== '/favicon.ico')).toEqual(['/fr/error/502/'])
	expect(await page.locator('h1').count()).toBe(1)
	const home = await page.goto(`${pages.origin}/fr/`)
	expect(home!.status()).toBe(200)
	await page.waitForFunction(isAlive)
	expect(await page.locator('h1').innerText()).not.toBe('')
	expect(await foreign()).not.toContain('try.abtasty.com')
	expect(faults).toEqual([])
	await leave()
})

test('all of it recovers without a restart: goods, departments and the A/B tool are there again (acceptance 4)', async () => {
	const { page, faults, foreign, revive, leave } = await visit('fr')
	await page.goto(`${pages.origin}/fr/`)
	expect(await page.locator('main a[href^="/fr/p/"]').count()).toBe(0)
	expect(await foreign()).not.toContain('try.abtasty.com')
	pages.setDown(false)
	revive()
	// The page without goods is served as long as pages are kept.
	const goods = async () => {
		await page.goto(`${pages.origin}/fr/`)
		return page.locator('main a[href^="/fr/p/"]').count()
	}
	await expect.poll(goods).toBeGreaterThan(0)
	await page.waitForFunction(isAlive)
	expect(await page.locator('header a[href^="/fr/c/"]').count()).toBeGreaterThan(0)
	await expect.poll(foreign).toEqual(expect.arrayContaining(['www.googletagmanager.com', 'try.abtasty.com']))
	expect((await page.goto(`${pages.origin}/fr/nope/`))!.status()).toBe(404)
	await page.waitForFunction(isAlive)
	await page.goto(`${pages.origin}/en/new/`)
	expect(await page.locator('.list-grid').count()).toBe(1)
	expect(faults).toEqual([])
	await leave()
})
