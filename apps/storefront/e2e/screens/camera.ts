import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type {} from '../../../standalone/e2e/running-shop.ts'
import { idle, inBrandFonts, rested } from '../pages.ts'

/** Width and height of the window. */
const WINDOWS = [
	[390, 844],
	[768, 1024],
	[1280, 800],
	[1920, 1080],
] as const

/** How far down a page is shown, in heights of the window: the first picture of a sheet, and of the home page all of it. */
export const FAR = 2.5
export const WHOLE = 8

type Shot = {
	/** Heights of the window; 1 where nothing is said. */
	depth?: number
	/** Brings the page into the state that is shown, at each width. */
	arrange?: (width: number) => Promise<unknown>
}

/** Takes a state of a page at every width, for `scripts/screens/sheets.ts`. Rejects where a picture that it shows does not come. */
export async function shoot(page: Page, name: string, { depth = 1, arrange }: Shot = {}): Promise<void> {
	const folder = fileURLToPath(new URL(`../../../../.vitrine/screens/${inject('house')}`, import.meta.url))
	await mkdir(folder, { recursive: true })
	for (const [width, height] of WINDOWS) {
		await page.setViewportSize({ width, height })
		if (depth > 1) await page.setViewportSize({ width, height: Math.min(height * depth, await lengthOf(page)) })
		await arrange?.(width)
		await page.waitForLoadState()
		await page.evaluate(idle)
		await rested(page)
		await page.waitForFunction(pictured)
		await page.evaluate(inBrandFonts)
		await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)))
		// On a long page the first drawing drops pixels of pictures, which the next one has again.
		await page.screenshot({ animations: 'disabled' })
		await page.screenshot({ path: join(folder, `${name}--${width}.png`), animations: 'disabled', caret: 'hide' })
	}
}

/** Of a page as it is in a window of usual height, in px. */
function lengthOf(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Runs in the page: once every picture that can be seen is there and decoded; until then it answers false. */
async function pictured(): Promise<boolean> {
	const seen = [...document.images].filter((image) => {
		const { top, bottom, left, right } = image.getBoundingClientRect()
		const isInWindow = right > Math.max(left, 0) && bottom > Math.max(top, 0) && left < innerWidth && top < innerHeight
		return isInWindow && image.checkVisibility({ visibilityProperty: true })
	})
	if (!seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) return false
	await Promise.all(seen.map((image) => image.decode()))
	return true
}
