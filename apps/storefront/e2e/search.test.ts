import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { welcome } from './visitor.ts'

/** What a result page says of a search (decision 0054). */
let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

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
