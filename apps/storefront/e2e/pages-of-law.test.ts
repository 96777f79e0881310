import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { expectSound, isWithinWidth } from './pages.ts'
import { welcome } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

test('from the foot of the cart to the terms, through their contents, onto paper', async () => {
	const visitor = await welcome(browser, 'de')
	const { page } = visitor
	await page.goto(visitor.at('cart/'))
	await page.locator('footer').getByRole('link', { name: 'AGB' }).click()
	await page.waitForURL('**/de/legal/agb/')
	await expectSound(page, 'terms')
	await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link', { name: 'Gewährleistung' }).click()
	expect(new URL(page.url()).hash).toBe('#8-gewahrleistung')
	const top = await page.locator('[id="8-gewahrleistung"]').evaluate((heading) => heading.getBoundingClientRect().top)
	expect(top).toBeGreaterThan(0)
	await page.emulateMedia({ media: 'print' })
	for (const part of ['header', 'footer', '.content-page-contents', '.announcement'])
		expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false])
	expect(await page.locator('.content-prose').isVisible()).toBe(true)
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})

test('without a script: privacy notice and the model form, on a telephone', async () => {
	const visitor = await welcome(browser, 'pl', { hasScript: false, width: 390 })
	const { page } = visitor
	await page.goto(visitor.at('legal/prywatnosc/'))
	expect(await page.textContent('h1')).toBe('Polityka prywatności')
	expect(await isWithinWidth(page)).toBe(true)
	await page.locator('footer').getByRole('link', { name: 'Odstąpienie od umowy', exact: true }).click()
	const pdf = page.getByRole('link', { name: 'Wydrukuj lub zachowaj (PDF)' })
	expect(await pdf.getAttribute('href')).toBe('/pl/legal/odstapienie/print/')
	expect(await page.locator('.content-prose blockquote').textContent()).toContain('Linaire Polska sp. z o.o.')
	expect(visitor.complaints).toEqual([])
	await visitor.leave()
})
