import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { welcome } from './visitor.ts'

/** The map of the store finder (R120): drawn where a site wants it, and not a byte of it elsewhere. */
let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

test.each([
	['fr', true],
	['de', false],
] as const)('%s has a map: %s', async (site, hasMap) => {
	const visitor = await welcome(browser, site)
	const { page, at, complaints } = visitor
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await page.goto(at('stores/'))
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	expect(await page.locator('.store-map').count()).toBe(hasMap ? 1 : 0)
	expect(asked.some((url) => url.includes('store-map'))).toBe(hasMap)
	expect(asked.filter((url) => new URL(url).host !== new URL(page.url()).host)).toEqual([])
	expect(complaints).toEqual([])
	await visitor.leave()
})

test('the list rules the map: who is looked at is marked, nearer and farther are two buttons, a pin leads to its row', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, at } = visitor
	await page.goto(at('stores/'))
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	const whole = await page.getAttribute('.store-map svg', 'viewBox')
	const pins = await page.locator('.store-map-pin').count()
	await page.hover('#fr-lille-vieux-lille')
	await page.waitForSelector('.store-map-pin[data-selected]')
	const nearer = page.getByRole('button', { name: 'Agrandir la carte' })
	for (const _ of [1, 2, 3]) await nearer.click()
	expect(await nearer.isDisabled()).toBe(true)
	expect(await page.locator('.store-map-pin').count()).toBeGreaterThanOrEqual(pins)
	await page.getByRole('button', { name: 'Voir tout le pays' }).click()
	expect(await page.getAttribute('.store-map svg', 'viewBox')).toBe(whole)
	await page.locator('.store-map a[href="#fr-nice-carre-d-or"] circle').click()
	expect(new URL(page.url()).hash).toBe('#fr-nice-carre-d-or')
	expect(await page.locator('.store-map a[tabindex="-1"]').count()).toBe(pins)
	await visitor.leave()
})
