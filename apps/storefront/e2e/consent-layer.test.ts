import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { arrive } from './consent-visitor.ts'
import { representative } from '@vitrine/testing/matrix'
import { rested, violations } from './pages.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

test('Italy: closing with × is a refusal; elsewhere there is no ×, and Esc decides nothing', async () => {
	const italian = await arrive(browser, 'it')
	await italian.page.goto(italian.at())
	await italian.layer().getByRole('button', { name: 'Chiudi e rifiuta tutto' }).click()
	await italian.layer().waitFor({ state: 'detached' })
	expect((await italian.cookies())['consent']).toContain('.000.')
	await italian.leave()
	const german = await arrive(browser, 'de')
	await german.page.goto(german.at())
	await german.layer().waitFor()
	expect(await german.layer().locator('.consent-head button').count()).toBe(0)
	await german.layer().getByRole('button', { name: 'Auswählen' }).focus()
	await german.page.keyboard.press('Escape')
	await rested(german.page)
	expect(await german.layer().count()).toBe(1)
	expect(await german.cookies()).toEqual({ i18n_redirected: 'de' })
	await german.leave()
})

test.each(
	representative(
		[
			[390, 844],
			[1280, 800],
		],
		[[390, 844]],
	),
)(
	'by keyboard at %s px: the first stop, nothing focused is covered, and the page scrolls (WCAG 2.4.11)',
	async (width, height) => {
		const visitor = await arrive(browser, 'fr', { width, height })
		const { page } = visitor
		await page.goto(visitor.at())
		await visitor.layer().waitFor()
		await visitor.settle()
		await page.keyboard.press('Tab')
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tout refuser')
		for (let stop = 0; stop < 60; stop += 1) {
			await page.keyboard.press('Tab')
			await rested(page)
			const covered = await page.evaluate(() => {
				const element = document.activeElement
				const layer = document.querySelector('.consent-layer')
				if (!element || element === document.body || layer?.contains(element)) return undefined
				const inner = element.getBoundingClientRect()
				const outer = layer?.getBoundingClientRect()
				const isClear =
					!outer ||
					inner.bottom <= outer.top ||
					inner.top >= outer.bottom ||
					inner.right <= outer.left ||
					inner.left >= outer.right ||
					inner.top < outer.top - 8 ||
					inner.right > outer.right + 8
				return isClear ? undefined : element.outerHTML.slice(0, 200)
			})
			expect(covered).toBeUndefined()
		}
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('scroll')
		await page.locator('.consent-answers button >> nth=1').focus()
		await page.keyboard.press('Enter')
		await page.keyboard.press('Tab')
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('measurement')
		await page.keyboard.press('Space')
		await page.locator('.consent-answers button >> nth=1').focus()
		await page.keyboard.press('Enter')
		await visitor.layer().waitFor({ state: 'detached' })
		expect((await visitor.cookies())['consent']).toContain('.100.')
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
		await visitor.leave()
	},
)

test.each(
	representative(
		[
			['fr', 390, 844],
			['fr', 1280, 800],
			['it', 1280, 800],
			['pl', 390, 844],
			['pl', 1280, 800],
		] as const,
		[
			['fr', 390, 844],
			['it', 1280, 800],
		],
	),
)(
	'on the home page of %s at %s px the layer leaves heading and button of the season in sight',
	async (site, width, height) => {
		const visitor = await arrive(browser, site, { width, height })
		const { page } = visitor
		await page.goto(visitor.at())
		await visitor.layer().waitFor()
		await visitor.settle()
		const free = await page.evaluate(() => {
			const layer = document.querySelector('.consent-layer')!.getBoundingClientRect()
			const foot = Math.min(layer.top, document.querySelector('.tab-bar')?.getBoundingClientRect().top || innerHeight)
			const words = [...document.querySelectorAll('main h1, [data-promotion=hero] .button')]
			return words.map((element) => element.getBoundingClientRect().bottom <= foot)
		})
		expect(free).toEqual([true, true])
		await visitor.leave()
	},
)

test('no violation axe knows of, in the layer and on the page', async () => {
	const visitor = await arrive(browser, 'pl', { width: 390, height: 844 })
	await visitor.page.goto(visitor.at())
	await visitor.layer().waitFor()
	expect(await violations(visitor.page, '.consent-layer')).toEqual([])
	await visitor.press('choose')
	expect(await violations(visitor.page, '.consent-layer')).toEqual([])
	await visitor.page.goto(visitor.at('cookies/'))
	await visitor.settle()
	expect(await visitor.layer().count()).toBe(0)
	expect(await violations(visitor.page, 'main')).toEqual([])
	await visitor.leave()
})

test.each(representative(['', 'cart/', 'stores/'], ['']))(
	'the layer moves nothing and is not the largest thing of /fr/%s',
	async (path) => {
		const visitor = await arrive(browser, 'fr', { width: 390, height: 844 })
		await visitor.page.addInitScript(() => {
			const seen = { shift: 0, largest: '' }
			Object.assign(window, { seen })
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
			}).observe({ type: 'layout-shift', buffered: true })
			new PerformanceObserver((list) => {
				const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element }
				seen.largest = element?.closest('.consent-layer') ? 'the layer' : (element?.tagName ?? '')
			}).observe({ type: 'largest-contentful-paint', buffered: true })
		})
		await visitor.page.goto(visitor.at(path))
		await visitor.layer().waitFor()
		await visitor.settle()
		const seen = await visitor.page.evaluate(
			() => (window as unknown as { seen: { shift: number; largest: string } }).seen,
		)
		expect(seen.shift).toBeLessThan(0.02)
		expect(seen.largest).not.toBe('the layer')
		await visitor.leave()
	},
)

test.each(representative(['cart/', 'nope/', 'p/nope/', 'search/?q=hemd', 'stores/'], ['cart/', 'p/nope/']))(
	'the choice opens again from /de/%s',
	async (path) => {
		const visitor = await arrive(browser, 'de')
		await visitor.page.goto(visitor.at())
		await visitor.press('refuse')
		await visitor.page.goto(visitor.at(path))
		await visitor.settle()
		await visitor.page.click('a[href="/de/cookies/"] >> visible=true')
		await visitor.layer().waitFor()
		expect(await visitor.layer().locator('.switch').count()).toBe(4)
		await visitor.leave()
	},
)
