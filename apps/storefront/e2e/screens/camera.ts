import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { rested, settled } from '../pages.ts'

/** Where `scripts/screens/sheets.ts` finds the pictures. */
const FOLDER = fileURLToPath(new URL('../../../../.vitrine/screens', import.meta.url))

/** Width and height of the window. */
const WINDOWS = [
	[390, 844],
	[768, 1024],
	[1280, 800],
	[1920, 1080],
] as const

/** A page is shown so far down, in heights of the window; other states of it as far as the window goes. */
const LONGEST = 2.5

/** Takes a state of a page at every width; `isWhole`: also what is below the window. */
export async function shoot(page: Page, name: string, { isWhole = false } = {}): Promise<void> {
	await mkdir(FOLDER, { recursive: true })
	for (const [width, height] of WINDOWS) {
		await page.setViewportSize({ width, height: isWhole ? Math.round(height * LONGEST) : height })
		await settled(page)
		await rested(page)
		await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
		await page.screenshot({
			path: join(FOLDER, `${name}--${width}.png`),
			animations: 'disabled',
			caret: 'hide',
		})
	}
}
