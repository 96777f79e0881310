import type { Browser } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { allowFaults } from './faults.ts'
import { settled } from './pages.ts'

let browser: Browser
let base: string
beforeAll(async () => {
	browser = await openBrowser()
	base = `http://gb.localhost:${new URL(inject('shopUrl')).port}/en/`
})

/** A visitor on the home page, and every line the shop itself writes into the console. */
async function visit() {
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
	const lines: string[] = []
	page.on('pageerror', (error) => lines.push(error.message))
	page.on('console', (message) => {
		// The browser's own note on a failed request is not ours.
		if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) lines.push(message.text())
	})
	await page.goto(base)
	await settled(page)
	return { page, lines }
}

test('a page that fails while it is navigated to is the error page and one line with its address (R187)', async () => {
	allowFaults(/status of 500/, /status: 500/)
	const { page, lines } = await visit()
	await page.route('**/offers/_.data*', (route) => route.fulfill({ status: 500, body: 'sk_live_secret' }))
	await page.click('a[href="/en/offers/"] >> visible=true')
	await page.waitForSelector('h1:has-text("wrong")')
	expect(page.url()).toBe(`${base}offers/`)
	expect(lines).toHaveLength(1)
	expect(lines[0]).toContain('status: 500')
	expect(lines[0]).toContain('url: /en/offers/')
	expect(await page.content()).not.toContain('sk_live_secret')
	// The way home works, and home is no error page any more.
	await page.unroute('**/offers/_.data*')
	await page.click('main a[href="/en/"]')
	await page.waitForSelector('.site-header')
	await page.close()
})

test('without the code of the error page its words stand alone; a document that is one stays as it came', async () => {
	allowFaults(/The code of the error page is lost/, /error-page/, /status of (?:404|500)/, /status: 500/)
	const { page, lines } = await visit()
	await page.route('**/assets/error-page-*.js', (route) => route.abort())
	await page.reload()
	await page.route('**/offers/_.data*', (route) => route.fulfill({ status: 500, body: '' }))
	await page.click('a[href="/en/offers/"] >> visible=true')
	await page.waitForSelector('h1:has-text("wrong")')
	expect(await page.title()).toContain('wrong')
	const losses = () => lines.filter((line) => line.startsWith('The code of the error page is lost')).length
	expect(losses()).toBeGreaterThan(0)
	await page.click('main a[href="/en/"]')
	await page.waitForSelector('.site-header')
	const before = losses()
	await page.goto(`${base}gone/`, { waitUntil: 'commit' })
	await expect.poll(losses).toBeGreaterThan(before)
	await page.click('main a[href="/en/"]')
	await page.waitForSelector('.site-header')
	await page.close()
})

test('an answer that failed is no exception before the router takes it up; what else nobody awaited is one', async () => {
	allowFaults(/exception: nobody awaited this/)
	const { page, lines } = await visit()
	await page.evaluate(() => {
		const answer = { status: 503, statusText: 'Service Unavailable', internal: false, data: '' }
		void Promise.reject(answer)
		void Promise.reject(new Error('nobody awaited this'))
	})
	await expect.poll(() => lines).toEqual(['nobody awaited this'])
	await page.close()
})

test('a navigation the visitor breaks off is no error (R187)', async () => {
	const { page, lines } = await visit()
	const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>()
	const late = page.waitForEvent('requestfailed', (request) => request.url().includes('/offers/_.data'))
	await page.route('**/offers/_.data*', async (route) => {
		await isLeft
		await route.continue().catch(() => undefined)
	})
	await page.click('a[href="/en/offers/"] >> visible=true')
	await page.click('a[href="/en/stores/"] >> visible=true')
	await page.waitForURL('**/en/stores/')
	leave()
	await late
	await settled(page)
	expect(page.url()).toBe(`${base}stores/`)
	expect(lines).toEqual([])
	await page.close()
})
