import { representative } from '@vitrine/testing/matrix'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { expectSound, isWithinWidth, violations } from './pages.ts'
import { type Visitor, welcome } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

/** On the page of the first garment of the new. */
async function openProduct({ page, at }: Visitor): Promise<void> {
	await page.goto(at('new/'))
	const path = await page.getAttribute('.product-card-name a >> nth=0', 'href')
	await page.goto(new URL(path!, page.url()).href)
}

async function scaleOf(page: Page): Promise<number> {
	const scale = await page.locator('.zoom-stage').evaluate((stage) => stage.style.getPropertyValue('--scale'))
	return Number(scale || 1)
}

test('a picture opens from near: keys, wheel and press enlarge it, Escape goes back to where one was', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page, complaints } = visitor
	await openProduct(visitor)
	const link = page.locator('.gallery-strip a >> nth=0')
	await link.focus()
	await page.keyboard.press('Enter')
	const stage = page.locator('dialog.zoom[open] .zoom-stage')
	await stage.waitFor()
	expect(await violations(page, 'dialog.zoom')).toEqual([])
	await page.keyboard.press('+')
	expect(await scaleOf(page)).toBe(1.5)
	await page.keyboard.press('ArrowRight')
	expect(await stage.evaluate(({ scrollLeft, clientWidth }) => scrollLeft > clientWidth / 4)).toBe(true)
	await page.keyboard.press('-')
	expect(await scaleOf(page)).toBe(1)
	await stage.hover()
	await page.mouse.wheel(0, -400)
	await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
	await page.keyboard.press('0')
	await stage.click()
	expect(await scaleOf(page)).toBe(2.5)
	expect(await page.locator('.zoom [role=status]').textContent()).toContain('250')
	await page.keyboard.press('Escape')
	await expect.poll(() => page.locator('dialog.zoom').count()).toBe(0)
	expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
	expect(complaints).toEqual([])
	await visitor.leave()
})

test('two fingers pinch a picture', async () => {
	const visitor = await welcome(browser, 'de', { width: 390 })
	const { page } = visitor
	await openProduct(visitor)
	await page.click('.gallery-strip a >> nth=0')
	await page.waitForSelector('dialog.zoom[open]')
	const session = await page.context().newCDPSession(page)
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
		session.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: apart ? [0, 1].map((id) => ({ id, x: 195 + (id ? apart : -apart), y: 450 })) : [],
		})
	await touch('touchStart', 40)
	for (const apart of [60, 80, 100]) await touch('touchMove', apart)
	await touch('touchEnd', 0)
	await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5, 1)
	await visitor.leave()
})

test('the size guide opens beside the product, and without a script on a page of its own', async () => {
	for (const hasScript of [true, false]) {
		const visitor = await welcome(browser, 'gb', { width: 390, hasScript })
		const { page, at } = visitor
		await page.goto(at('c/women/shirts-blouses/'))
		await page.goto(new URL((await page.getAttribute('.product-card-name a', 'href'))!, page.url()).href)
		const address = page.url()
		await page.click('a[href$="/size-guide/"]')
		await page.waitForSelector(hasScript ? 'dialog.drawer[open] .garment-figure' : 'main .garment-figure')
		expect(page.url()).toBe(hasScript ? address : `${address}size-guide/`)
		expect(await page.textContent('.size-guide')).toMatch(/Chest[^]*UK/)
		if (hasScript) await expectSound(page, 'size guide')
		expect(await isWithinWidth(page)).toBe(true)
		if (hasScript) await page.keyboard.press('Escape')
		expect(visitor.complaints).toEqual([])
		await visitor.leave()
	}
})

test('without a script a picture is a link to its largest file', async () => {
	const visitor = await welcome(browser, 'fr', { hasScript: false })
	await openProduct(visitor)
	const href = await visitor.page.getAttribute('.gallery-strip a >> nth=0', 'href')
	expect(await visitor.page.locator('.gallery-strip source >> nth=0').getAttribute('srcset')).toContain(`${href} `)
	await visitor.leave()
})

test.each(representative([true, false], [true]))(
	'a telephone shows one garment in a row or two, with a script (%s) for ever',
	async (hasScript) => {
		const visitor = await welcome(browser, 'pl', { width: 390, hasScript })
		const { page, at } = visitor
		const inRow = () =>
			page.locator('.list-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
		await page.goto(at('new/'))
		expect(await inRow()).toBe(2)
		await page.check('#large-pictures', { force: true })
		expect(await inRow()).toBe(1)
		// axe is a script.
		if (hasScript) await expectSound(page, 'one in a row')
		await page.goto(at('offers/'))
		expect(await inRow()).toBe(hasScript ? 1 : 2)
		expect(visitor.complaints).toEqual([])
		await visitor.leave()
	},
)

test('stores are asked once, when they are opened; one sentence of them is a status, their list is not', async () => {
	const visitor = await welcome(browser, 'fr')
	const { page } = visitor
	await openProduct(visitor)
	const asked: string[] = []
	page.on('request', (request) => /\/p\/[^/]+\/stores\/?$/.test(request.url()) && asked.push(request.url()))
	const summary = page.locator('.in-stores > summary')
	const status = page.locator('.in-stores').getByRole('status')
	await summary.click()
	await status.getByText(/magasin/).waitFor()
	expect(await status.textContent()).toMatch(/^[^.]+\.$/)
	expect(await page.locator('.in-stores [aria-live]').count()).toBe(0)
	for (const isOpen of [false, true, false]) {
		await summary.click()
		await page.locator(isOpen ? '.in-stores[open]' : '.in-stores:not([open])').waitFor({ state: 'attached' })
	}
	// Whatever a press asks for is under way before the next answer of the page.
	await page.evaluate(() => fetch(location.href))
	expect(asked).toHaveLength(1)
	await visitor.leave()
})
