import { representative } from '@vitrine/testing/matrix'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { isAlive } from './pages.ts'
import { welcome } from './visitor.ts'

/** What a result page says of a search (decision 0054). */
let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

test('the field offers where to begin, then suggests, and the keyboard chooses', async () => {
	const visitor = await welcome(browser, 'fr', { width: 1280 })
	const { page, complaints } = visitor
	await page.goto(visitor.at(''))
	const field = page.getByRole('combobox', { name: 'Rechercher' }).filter({ visible: true }).first()
	await field.click()
	const list = page.getByRole('listbox', { name: 'Suggestions' }).filter({ visible: true })
	const beginnings = list.getByRole('group', { name: 'Pour commencer' }).getByRole('option')
	await beginnings.first().waitFor()
	expect(await beginnings.count()).toBeGreaterThan(2)
	expect(await list.getByRole('group', { name: 'Articles' }).locator('img').count()).toBeGreaterThan(0)
	await field.fill('chemise')
	const suggested = list.getByRole('group', { name: 'Suggestions' }).getByRole('option')
	await suggested.first().waitFor()
	expect(await suggested.first().textContent()).toMatch(/chemis/i)
	await page.keyboard.press('Escape')
	expect(await field.getAttribute('aria-expanded')).toBe('false')
	await page.keyboard.press('ArrowDown')
	const chosen = await list.locator('[aria-selected=true]').textContent()
	await page.keyboard.press('Enter')
	await page.waitForURL(/\/search\/\?q=/)
	expect(new URL(page.url()).searchParams.get('q')).toBe(chosen)
	expect(complaints).toEqual([])
	await visitor.leave()
})

test.each(representative([768, 834, 1024], [768]))(
	'at %i px nothing that is suggested is cut off by the window',
	async (width) => {
		const visitor = await welcome(browser, 'fr', { width })
		const { page } = visitor
		await page.goto(visitor.at(''))
		const field = page.getByRole('combobox', { name: 'Rechercher' }).filter({ visible: true }).first()
		await field.fill('chem')
		const list = page.getByRole('listbox', { name: 'Suggestions' }).filter({ visible: true })
		await list.getByRole('option').first().waitFor()
		const { x, width: wide } = (await list.boundingBox())!
		expect([x >= 0, x + wide <= width]).toEqual([true, true])
		await visitor.leave()
	},
)

test.each([
	['', 1280],
	['search/', 390],
])('whoever types before the scripts have come is given suggestions when they have: /%s', async (path, width) => {
	const visitor = await welcome(browser, 'fr', { width })
	const { page, complaints } = visitor
	const typed = Promise.withResolvers<void>()
	await page.route('**/assets/*.js', async (route) => {
		await typed.promise
		await route.continue()
	})
	await page.goto(visitor.at(path), { waitUntil: 'commit' })
	const field = page.getByRole('combobox', { name: 'Rechercher' }).filter({ visible: true }).first()
	await field.pressSequentially('chemise')
	typed.resolve()
	const list = page.getByRole('listbox', { name: 'Suggestions' }).filter({ visible: true })
	await list.getByRole('group', { name: 'Suggestions' }).getByRole('option').first().waitFor()
	expect(complaints).toEqual([])
	await visitor.leave()
})

test.each([true, false])(
	'on narrow screens the magnifier leads straight to the field (script: %s)',
	async (hasScript) => {
		const visitor = await welcome(browser, 'fr', { width: 390, hasScript })
		const { page } = visitor
		await page.goto(visitor.at('stores/'))
		if (hasScript) await isAlive(page)
		await page.locator('.site-header').getByRole('link', { name: 'Rechercher' }).click()
		await page.waitForURL('**/search/')
		const field = page.getByRole('main').getByRole('combobox', { name: 'Rechercher' })
		await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
		await visitor.leave()
	},
)

test('without JavaScript: what was understood is a chip that leads to the search without it, what was not is named', async () => {
	const visitor = await welcome(browser, 'fr', { hasScript: false })
	const { page } = visitor
	await page.goto(visitor.at('search/?q=chemise+bleue+zzzz'))
	const chips = page.getByRole('list', { name: 'Ce que nous avons compris' }).getByRole('link')
	expect(await chips.allTextContents()).toEqual([expect.stringContaining('Bleu')])
	expect(await page.textContent('main')).toContain('zzzz.')
	await chips.first().click()
	expect(new URL(page.url()).searchParams.get('q')).toBe('chemise zzzz')
	await page.goto(visitor.at('search/?q=zzzz'))
	expect(await page.getByRole('heading', { level: 2, name: /sélection/ }).count()).toBe(1)
	expect(await page.locator('[data-list=search-start] a').count()).toBeGreaterThan(3)
	await visitor.leave()
})
