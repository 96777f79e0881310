import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Once the router has taken the page over. */
export async function isAlive(page: Page): Promise<void> {
	await page.waitForFunction(() => window.__reactRouterDataRouter?.state.initialized)
}

/** No fault of accessibility, and nothing wider than the screen; `what` names the state in a failure. */
export async function expectSound(page: Page, what: string): Promise<void> {
	// What is still fading in has no colours of its own yet.
	await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 0))))
	const { violations } = await new AxeBuilder({ page }).analyze()
	expect([what, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([what, []])
	expect([what, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([what, true])
}

/** Tab until an element has the focus; as a person without a mouse would. */
export async function tabTo(page: Page, selector: string): Promise<void> {
	for (let press = 0; press < 60; press++) {
		if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
		await page.keyboard.press('Tab')
	}
	throw new Error(`${selector} cannot be reached with Tab`)
}
