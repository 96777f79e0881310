import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
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

/** Takes a state of a page at every width, for `scripts/tools/screens/sheets.ts`. Rejects where a picture that it shows does not come. */
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
		await page.evaluate(inBrandFonts)
		await draw(page, join(folder, `${name}--${width}.png`))
	}
}

/** Drawings of a page until one has every picture: a list that comes meanwhile brings pictures of its own, and Chromium leaves one out at times. */
const DRAWINGS = 20

async function draw(page: Page, path: string): Promise<void> {
	for (let drawing = 1; ; drawing += 1) {
		await page.waitForFunction(pictured)
		await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)))
		// On a long page the first drawing drops pixels of pictures, which the next one has again.
		await page.screenshot({ animations: 'disabled' })
		const shown = await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
		const missing = await missingPictures(page, shown)
		if (missing.length === 0) return
		if (drawing === DRAWINGS) throw new Error(`${path} does not show ${missing.join(', ')}`)
	}
}

/** Addresses of pictures in whose place a drawing has nothing but one color. */
async function missingPictures(page: Page, drawing: Buffer): Promise<string[]> {
	const missing: string[] = []
	for (const { address, ...box } of await page.evaluate(uncoveredPictures)) {
		// Figures of sharp are those of its input, whatever is cut out of it.
		const { channels } = await sharp(await sharp(drawing).extract(box).toBuffer()).stats()
		if (channels.every(({ stdev }) => stdev < 1)) missing.push(address)
	}
	return missing
}

/** Runs in the page: pictures more than half of which is in the window with nothing over it, and what is seen of each in px. */
function uncoveredPictures() {
	const isClear = (element: Element) => /, 0\)$|transparent/.test(getComputedStyle(element).backgroundColor)
	return [...document.images].flatMap((image) => {
		const { left, top, right, bottom, ...whole } = image.getBoundingClientRect().toJSON() as DOMRect
		const [x, y] = [Math.max(0, Math.ceil(left)), Math.max(0, Math.ceil(top))]
		const [width, height] = [Math.min(innerWidth, Math.floor(right)) - x, Math.min(innerHeight, Math.floor(bottom)) - y]
		// What is cut off may well be all that is not ground.
		if (width < Math.max(24, whole.width / 2) || height < Math.max(24, whole.height / 2)) return []
		const isSeen = [0.25, 0.5, 0.75].every((share) => {
			const all = document.elementsFromPoint(x + width * share, y + height * share)
			return all.includes(image) && all.slice(0, all.indexOf(image)).every(isClear)
		})
		return isSeen ? [{ address: image.currentSrc, left: x, top: y, width, height }] : []
	})
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
