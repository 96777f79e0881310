import { representative } from '@vitrine/testing/matrix'
import type { Browser, Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { allowFaults, LOST } from './faults.ts'
import { type Visitor, welcome } from './visitor.ts'

/** Quick add from the card of a list (R119, brief 3.5). */
let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

/** The plus of the first card of the new whose garment has so many sizes to choose from. */
async function plusOf({ page, at }: Visitor, hasChoice: boolean): Promise<Locator> {
	await page.goto(at('new/'))
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	const index = await page.evaluate(async (isWanted) => {
		const links = [...document.querySelectorAll<HTMLAnchorElement>('.quick-add')]
		for (const [position, link] of links.entries()) {
			const answer = await fetch(new URL('sizes/', link.href))
			const { sizes } = (await answer.json()) as { sizes: { isSoldOut: boolean }[] }
			const free = sizes.filter(({ isSoldOut }) => !isSoldOut).length
			if (isWanted ? free > 2 : sizes.length === 1 && free === 1) return position
		}
		return -1
	}, hasChoice)
	expect(index).not.toBe(-1)
	return page.locator('.quick-add').nth(index)
}

const PANELS = [
	['over the picture', 1280, '.quick-add-panel'],
	['in a sheet', 390, 'dialog.drawer[open] .quick-add-sizes'],
] as const

test.each(representative<(typeof PANELS)[number]>(PANELS, [PANELS[1]]))(
	'%s at %i px: one press on a size adds it, the page stays',
	async (_, width, panel) => {
		const visitor = await welcome(browser, 'fr', { width })
		const { page, complaints } = visitor
		const plus = await plusOf(visitor, true)
		const address = page.url()
		expect(await plus.getAttribute('aria-label')).toMatch(/^Choisir une taille pour /)
		await plus.click()
		await page.waitForSelector(panel)
		const size = page.locator('.quick-add-size:enabled >> nth=0')
		const label = await size.textContent()
		await size.click()
		await page.waitForSelector('.toast')
		expect(await page.textContent('.toast')).toContain(label ?? '-')
		expect(page.url()).toBe(address)
		expect(await page.locator('.quick-add-sizes').count()).toBe(0)
		expect(await page.locator('#mini-cart[open]').count()).toBe(0)
		expect(await page.getAttribute('a.icon-target[href$="/cart/"] >> nth=0', 'aria-label')).toMatch(/1/)
		expect(complaints).toEqual([])
		await visitor.leave()
	},
)

test('with the keyboard: the arrows go from size to size, Escape gives the plus its focus back', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page } = visitor
	const plus = await plusOf(visitor, true)
	await plus.focus()
	await page.keyboard.press('Enter')
	await page.waitForSelector('.quick-add-size:enabled:focus')
	const first = await page.evaluate(() => document.activeElement?.textContent)
	await page.keyboard.press('ArrowRight')
	expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe(first)
	await page.keyboard.press('Escape')
	expect(await plus.evaluate((element) => element === document.activeElement)).toBe(true)
	await plus.press('Enter')
	await page.waitForSelector('.quick-add-size:focus')
	await page.keyboard.press('Enter')
	await page.waitForSelector('.toast')
	await visitor.leave()
})

test('a garment of one size is added without a question', async () => {
	const visitor = await welcome(browser, 'fr')
	await (await plusOf(visitor, false)).click()
	await visitor.page.waitForSelector('.toast')
	expect(await visitor.page.locator('.quick-add-sizes').count()).toBe(0)
	await visitor.leave()
})

test('without a script, and when its code is lost, the plus leads to the sizes of the garment', async () => {
	allowFaults(...LOST)
	for (const hasScript of [false, true]) {
		const visitor = await welcome(browser, 'fr', { hasScript })
		const { page, at } = visitor
		await page.route('**/assets/quick-add-panel*.js', (route) => route.abort())
		await page.goto(at('new/'))
		if (hasScript) await page.waitForSelector('#mini-cart', { state: 'attached' })
		await page.click('.quick-add >> nth=0')
		await page.waitForURL('**/p/**#sizes')
		expect(await page.locator('#sizes').count()).toBe(1)
		await visitor.leave()
	}
})
