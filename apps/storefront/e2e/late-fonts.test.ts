import { LOCALES } from '@vitrine/market/locales'
import { SITE_CODES, SITES } from '@vitrine/market/sites'
import type { Browser, BrowserContext } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { representative } from '@vitrine/testing/matrix'
import { addressOf } from './page-kinds.ts'
import { idle, rested, settled } from './pages.ts'
import { requestsOf } from './requests.ts'
import { refusals } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

/** Every element that a visitor sees, and its place to a tenth of a pixel. */
function places(): string[] {
	const name = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`
	return [...document.body.querySelectorAll('*')]
		.filter((element) => element.checkVisibility())
		.map((element) => {
			const { left, top, width, height } = element.getBoundingClientRect()
			return `${name(element)} ${[left, top + scrollY, width, height].map((length) => length.toFixed(1)).join(' ')}`
		})
}

/** What stands elsewhere when the fonts of a page have come than before. They come when it has done all the rest. */
async function movedByFonts(context: BrowserContext, address: string): Promise<{ moved: string[]; links: string[] }> {
	const page = await context.newPage()
	const { promise: isTime, resolve: letThrough } = Promise.withResolvers<void>()
	const held: string[] = []
	await page.route('**/*.woff2', async (route) => {
		held.push(route.request().url())
		await isTime
		await route.continue()
	})
	await page.goto(address, { waitUntil: 'commit' })
	const isWaitingForFonts = async () => {
		const { begun } = requestsOf(page)
		const isIdle = await page.evaluate(idle)
		const after = requestsOf(page)
		return { isIdle, begun: after.begun - begun, rest: [...after.pending].filter((url) => !url.endsWith('.woff2')) }
	}
	await expect.poll(isWaitingForFonts).toEqual({ isIdle: true, begun: 0, rest: [] })
	await rested(page)
	const before = await page.evaluate(places)
	expect([address, held.length > 0]).toEqual([address, true])
	letThrough()
	await page.evaluate(() => document.fonts.ready)
	await settled(page)
	await rested(page)
	const after = await page.evaluate(places)
	const moved = after.filter((place, index) => place !== before[index]).slice(0, 5)
	if (after.length !== before.length) moved.unshift(`${before.length} elements became ${after.length}`)
	const links = await page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href))
	await page.close()
	return { moved: moved.map((place) => `${address}: ${place}`), links }
}

const WITH_FONTS = ['', 'new/', '=/p/', 'cart/', 'nope/']

// Long words break elsewhere in the letters that stand in for a font.
test.each(representative(SITE_CODES, ['de']))(
	'on a telephone in %s no page moves when its fonts arrive, however late (R137)',
	async (site) => {
		const { locale } = SITES[site]
		const context = await browser.newContext({
			locale: LOCALES[locale].tag,
			viewport: { width: 375, height: 812 },
			isMobile: true,
			deviceScaleFactor: 2,
		})
		await context.addCookies(refusals())
		const base = `http://${site}.localhost:${new URL(inject('shopUrl')).port}/${locale}/`
		const faults: string[] = []
		let links: string[] = []
		for (const path of WITH_FONTS) {
			const seen = await movedByFonts(context, addressOf(path, { base, links }))
			faults.push(...seen.moved)
			links = seen.links
		}
		expect(faults).toEqual([])
		await context.close()
	},
)
