import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { requestsOf } from './requests.ts'

/** Once the router has taken the page over. */
export async function isAlive(page: Page): Promise<void> {
	await page.waitForFunction(() => window.__reactRouterDataRouter?.state.initialized)
}

/**
 * Once a page has done everything it does by itself: loaded, taken over by its scripts, nothing on its way, and idle after that.
 * What waits for a time of its own (1 s and more after the page is alive) is not waited for: its test moves the clock, or waits for the thing.
 */
export async function settled(page: Page): Promise<void> {
	await page.waitForLoadState('load')
	const isQuiet = async () => {
		const { begun } = requestsOf(page)
		const isIdle = await page.evaluate(idle)
		const after = requestsOf(page)
		return { isIdle, pending: [...after.pending], begun: after.begun - begun }
	}
	await expect.poll(isQuiet).toEqual({ isIdle: true, pending: [], begun: 0 })
}

/** Runs in the page: false while its scripts have not taken it over, else true once the browser had nothing to do twice. */
export async function idle(): Promise<boolean> {
	const isOurs = document.getElementById('document-facts') !== null
	if (isOurs && document.documentElement.dataset['width'] === undefined) return false
	const quiet = () =>
		new Promise<void>((resolve) => {
			// Chromium loses idle callbacks where it draws nothing. A task that comes after all others tells a busy page from such a one.
			const afterAll = () => void scheduler.postTask(resolve, { priority: 'background' })
			requestIdleCallback((deadline) => (deadline?.didTimeout ? afterAll() : resolve()), { timeout: 2_000 })
		})
	await quiet()
	await quiet()
	return true
}

/** Once what begins to move with the next frames has come to rest. */
export async function rested(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve))
		await frame()
		await frame()
		const moving = document
			.getAnimations()
			.filter(({ effect, timeline }) => effect?.getTiming().iterations !== Infinity && timeline === document.timeline)
		await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
		await frame()
	})
}

/** Shows a page as it is when nothing moves any more; what moves without end or with the scroll position is left alone. */
export async function stilled(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const animation of document.getAnimations()) {
			const isEndless = animation.effect?.getTiming().iterations === Infinity
			if (!isEndless && animation.timeline === document.timeline) animation.finish()
		}
	})
}

/**
 * What axe finds wrong, within an element if one is named. Contrast is measured when nothing fades any more. Axe is brought into
 * a document once: bringing it there costs more than a look, and no page of the shop has frames to bring it to.
 */
export async function violations(page: Page, selector?: string): Promise<[rule: string, html: string | undefined][]> {
	await stilled(page)
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
	const found = await page.evaluate(
		(within) => window.axe.run(within ?? document, { resultTypes: ['violations'] }),
		selector,
	)
	return found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}

declare global {
	interface Window {
		axe: typeof axe
	}
}

/** No fault of accessibility, and nothing wider than the screen; `what` names the state in a failure. */
export async function expectSound(page: Page, what: string): Promise<void> {
	expect([what, await violations(page)]).toEqual([what, []])
	expect([what, await isWithinWidth(page)]).toEqual([what, true])
}

/** Whether nothing is wider than the screen in the brand's fonts, whenever they came: those that stand in are each machine's own. */
export async function isWithinWidth(page: Page): Promise<boolean> {
	await page.evaluate(inBrandFonts)
	return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
}

/** Runs in the page: shows the brand's fonts, also those that came after its first paint and are left out for that (decision 0135). */
export async function inBrandFonts(): Promise<void> {
	const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
	const faces = rules.flatMap((rule) => {
		if (!(rule instanceof CSSFontFaceRule)) return []
		const of = (name: string) => rule.style.getPropertyValue(name)
		if (!of('src').includes('url(')) return []
		const [weight, style, unicodeRange] = [
			of('font-weight'),
			of('font-style') || 'normal',
			of('unicode-range') || 'U+0-10FFFF',
		]
		return new FontFace(of('font-family'), of('src'), { weight, style, unicodeRange })
	})
	await Promise.all(faces.map((face) => face.load()))
	for (const face of faces) document.fonts.add(face)
}

/** The sizes of type within the window, in px: of words that can be seen, not of those inside drawings, nor of what is wider read out. */
export async function typeSizes(page: Page): Promise<number[]> {
	return page.evaluate(() => {
		const sizes = new Set<number>()
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		const range = document.createRange()
		while (texts.nextNode()) {
			const element = texts.currentNode.parentElement
			if (
				!element ||
				!texts.currentNode.textContent?.trim() ||
				element.closest('svg, script, style, .visually-hidden, .skip-link')
			) {
				continue
			}
			if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
			range.selectNodeContents(texts.currentNode)
			const { top, bottom, left, right } = range.getBoundingClientRect()
			if (right - left < 2 || bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) continue
			sizes.add(Number.parseFloat(getComputedStyle(element).fontSize))
		}
		return [...sizes].sort((one, other) => one - other)
	})
}

/** Tab until an element has the focus; as a person without a mouse would. */
export async function tabTo(page: Page, selector: string): Promise<void> {
	for (let press = 0; press < 60; press++) {
		if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
		await page.keyboard.press('Tab')
	}
	throw new Error(`${selector} cannot be reached with Tab`)
}
