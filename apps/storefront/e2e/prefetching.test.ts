import { representative } from '@vitrine/testing/matrix'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { openOwnPages, openPage, type OwnPages } from './own-pages.ts'
import { settled } from './pages.ts'

let browser: Browser
let pages: OwnPages
beforeAll(async () => {
	browser = await openBrowser()
	pages = await openOwnPages()
})
afterAll(() => pages.close())

/** A page whose browser tells of its connection, and what is fetched ahead on it. */
async function openOn(connection: object) {
	const opened = await openPage(browser, `${pages.origin}/fr/`)
	const { page } = opened
	await page.clock.install()
	await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value: value }), connection)
	await page.goto(`${pages.origin}/fr/new/`)
	const code = () =>
		page.evaluate(() => {
			type Manifest = { routes: Record<string, { module: string }> }
			const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest
			const { module } = routes['routes/product/product']!
			return document.querySelectorAll(`link[rel="modulepreload"][href="${module}"]`).length
		})
	const data = () => page.locator('link[rel="prefetch"][as="fetch"][href*="/fr/p/"]').count()
	return { ...opened, code, data }
}

test('the code of what is looked at is fetched after a moment, the data of a product when a mouse rests on its card (R167)', async () => {
	const { page, code, data, close } = await openOn({ effectiveType: '4g', saveData: false })
	expect(await code()).toBe(0)
	await expect.poll(code).toBe(1)
	expect(await data()).toBe(0)
	const asked = page.waitForRequest('**/fr/p/**/_.data*')
	await page.locator('main .product-card').nth(1).hover()
	await asked
	expect(await data()).toBe(1)
	await close()
})

const SPARING = [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }]

test.each(representative(SPARING, SPARING.slice(0, 1)))('nothing is fetched ahead on %j (R167)', async (connection) => {
	const { page, code, data, close } = await openOn(connection)
	await settled(page)
	await page.clock.runFor(10_000)
	await page.locator('main .product-card').nth(1).hover()
	await page.clock.runFor(1_000)
	await settled(page)
	expect([await code(), await data()]).toEqual([0, 0])
	await close()
})
