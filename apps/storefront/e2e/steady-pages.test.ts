import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { USER_AGENTS } from '../app/document/device-marks/test-user-agents.ts'
import { openBrowser } from './browser.ts'
import { representative } from '@vitrine/testing/matrix'
import { addressOf, ALL_PAGES, COMMON_PAGES } from './page-kinds.ts'
import { isWithinWidth, rested, settled, typeSizes } from './pages.ts'
import * as checkout from './checkout.ts'
import { newEmail, refusals, type Visitor } from './visitor.ts'

type Viewer = { width: number; height: number; userAgent: string; isMobile?: boolean; deviceScaleFactor?: number }

const agent = (name: string) => USER_AGENTS.find((row) => row.name === name)!.userAgent
const VIEWERS: Viewer[] = [
	{ width: 375, height: 812, userAgent: agent('Safari on an iPhone'), isMobile: true, deviceScaleFactor: 2 },
	{ width: 768, height: 1024, userAgent: agent('an iPad that asks for mobile pages'), isMobile: true },
	{ width: 1280, height: 800, userAgent: agent('Safari on a Mac') },
	{ width: 1920, height: 1080, userAgent: agent('Chrome on Windows') },
]

/** A telephone and a desk: what one of them shows differently the widths between do not add to. */
const SEEN_ON = representative(VIEWERS, [VIEWERS[0]!, VIEWERS[2]!])

const PAGES = representative(ALL_PAGES, COMMON_PAGES)

const LIMIT = 0.02

/** Of type, in one window (decision 0057); benches and the page without any of the shop's styles keep their own. */
const MOST_SIZES = 4
const UNSTYLED = /\/(_icons|error\/502)\/$/

let browser: Browser
let base: string
beforeAll(async () => {
	browser = await openBrowser()
	base = `http://gb.localhost:${new URL(inject('shopUrl')).port}/en/`
})

type Shift = { value: number; at: string[] }
declare global {
	interface Window {
		layoutShifts: Shift[]
	}
}

/** From the first paint on; what follows a touch or a key within half a second is an answer, not a jump. */
function observeShifts(): void {
	window.layoutShifts = []
	type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as Entry[]) {
			if (entry.hadRecentInput) continue
			const at = entry.sources.map(({ node }) =>
				node instanceof Element ? `${node.tagName}.${node.className}` : 'text',
			)
			window.layoutShifts.push({ value: entry.value, at })
		}
	})
	observer.observe({ type: 'layout-shift', buffered: true })
}

/** Reads a page to its end, so that everything that comes late has come. */
async function readThrough(page: Page): Promise<void> {
	await settled(page)
	await page.evaluate(async () => {
		const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve))
		for (let top = 0; top < document.documentElement.scrollHeight; top += 900) {
			window.scrollTo({ top, behavior: 'instant' })
			await frame()
			await frame()
		}
	})
	await settled(page)
	await rested(page)
}

/** What of a page stands elsewhere as long as what follows it in the document has not come, as on a slow line. Runs in the page. */
function movedByFoot(): string[] {
	const main = document.querySelector('main')
	const after: HTMLElement[] = []
	for (let above: Element | null | undefined = main; above && above !== document.body; above = above.parentElement)
		for (let next = above.nextElementSibling; next; next = next.nextElementSibling)
			if (next instanceof HTMLElement) after.push(next)
	const places = () =>
		[...(main?.querySelectorAll('*') ?? [])].map((element) => {
			const { left, top } = element.getBoundingClientRect()
			return `${element.localName}.${element.getAttribute('class') ?? ''} ${left.toFixed(1)} ${top.toFixed(1)}`
		})
	const whole = places()
	const shown = after.map(({ style }) => style.display)
	for (const { style } of after) style.display = 'none'
	const withoutFoot = places()
	for (const [index, { style }] of after.entries()) style.display = shown[index]!
	return withoutFoot.filter((place, index) => place !== whole[index])
}

/** Everything about one page that is not as steady as it should be. */
async function faultsOf(context: BrowserContext, address: string): Promise<{ faults: string[]; links: string[] }> {
	const page = await context.newPage()
	const faults: string[] = []
	const note = (text: string) => faults.push(`${address}: ${text.slice(0, 300)}`)
	page.on('pageerror', (error) => note(error.message))
	page.on('console', (message) => {
		// The browser notes that the page itself is a 404; that is what it should be.
		const isOwnStatus = message.location().url === page.url() && message.text().includes('status of 404')
		if ((message.type() === 'error' || message.type() === 'warning') && !isOwnStatus) note(message.text())
	})
	await page.goto(address)
	await readThrough(page)
	const shifts = await page.evaluate(() => window.layoutShifts)
	const sum = shifts.reduce((total, { value }) => total + value, 0)
	if (sum >= LIMIT) note(`CLS ${sum.toFixed(4)} ${JSON.stringify(shifts)}`)
	const reported = await page.evaluate(() => {
		const facts = document.getElementById('document-facts')?.textContent
		return {
			server: facts ? JSON.parse(facts).device?.class : undefined,
			page: document.documentElement.dataset['device'],
		}
	})
	await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
	const moved = await page.evaluate(movedByFoot)
	if (moved.length > 0) note(`moves when its foot arrives: ${moved.join(', ')}`)
	const sizes = await typeSizes(page)
	if (sizes.length > MOST_SIZES && !UNSTYLED.test(address)) note(`type of ${sizes.join(', ')} px`)
	if (reported.server && reported.server !== reported.page)
		note(`the server said ${reported.server}, the page says ${reported.page}`)
	if (!(await isWithinWidth(page))) note('scrolls sideways')
	const links = await page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href))
	await page.close()
	return { faults, links }
}

async function contextOf({ width, height, ...rest }: Viewer): Promise<BrowserContext> {
	const context = await browser.newContext({ locale: 'en-GB', viewport: { width, height }, ...rest })
	await context.addInitScript(observeShifts)
	return context
}

test.each(SEEN_ON)(
	'at $width px every page hydrates without a word and without a jump (R126, R137)',
	async (viewer) => {
		const context = await contextOf(viewer)
		const faults: string[] = []
		let links: string[] = []
		for (const path of PAGES) {
			const address = addressOf(path, { base, links })
			const seen = await faultsOf(context, address)
			faults.push(...seen.faults)
			links = seen.links
		}
		expect(faults).toEqual([])
		await context.close()
	},
)

test.each(representative(VIEWERS, [VIEWERS[0]!]))(
	'at $width px bag, every step of the checkout and the thanks do too',
	async (viewer) => {
		const context = await contextOf(viewer)
		await context.addCookies(refusals())
		const page = await context.newPage()
		await page.goto(`${base}new/`)
		const [first] = await page.evaluate(() =>
			[...document.querySelectorAll('a')].flatMap(({ href }) => (/\/p\//.test(href) ? href : [])),
		)
		await page.goto(first!)
		await page.waitForSelector('#mini-cart', { state: 'attached' })
		await page.locator('label:has(input[name="sku"]:not([disabled]))').first().click()
		await page.click('button[type="submit"][form="buy"] >> visible=true')
		await page.waitForSelector('#mini-cart[open] .cart-line, .toast')
		const faults: string[] = []
		const look = async () => {
			// Each step begins at its top, wherever the button of the one before was.
			await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
			faults.push(...(await faultsOf(context, page.url())).faults)
		}
		const visitor = {
			page,
			site: 'gb',
			email: newEmail('gb'),
			at: (path: string) => base + path,
		} as Visitor
		await page.goto(`${base}cart/`)
		await look()
		await checkout.goToCheckout(visitor)
		await look()
		await checkout.identify(visitor)
		await look()
		await checkout.chooseHome(visitor)
		await look()
		await checkout.choosePayment(visitor, 'paypal')
		await look()
		await checkout.order(visitor)
		await checkout.decideAtBank(visitor, 'approve')
		await checkout.confirmed(visitor)
		await look()
		expect(faults).toEqual([])
		await context.close()
	},
)

test.each(representative(VIEWERS, [VIEWERS[2]!]))(
	'at $width px the reservation page of a site that has one does too',
	async (viewer) => {
		const context = await contextOf(viewer)
		const french = base.replace('//gb.', '//fr.').replace('/en/', '/fr/')
		const { links } = await faultsOf(context, `${french}new/`)
		const product = links.find((href) => new URL(href).pathname.startsWith('/fr/p/'))?.replace(/#.*/, '')
		const seen = await faultsOf(context, `${product}reserve/`)
		expect(seen.links.length).toBeGreaterThan(0)
		expect(seen.faults).toEqual([])
		// Pages of few words begin at the same edge as all others, not in the middle.
		const page = await context.newPage()
		for (const path of [`${product}reserve/`, `${french}order/withdraw/`, `${french}stores/`]) {
			await page.goto(path)
			// The wordmark at the foot stands there at every width; the menu does from 1280 px on.
			const [heading, edge] = await page.evaluate(() =>
				['h1', '.site-footer svg'].map((selector) => document.querySelector(selector)?.getBoundingClientRect().left),
			)
			expect([path, heading]).toEqual([path, edge])
		}
		await context.close()
	},
)

test('the width is known 50 ms after a resize and not before (R126, R135)', async () => {
	const context = await browser.newContext({ viewport: { width: 1300, height: 800 }, userAgent: VIEWERS[3]!.userAgent })
	const page = await context.newPage()
	await page.clock.install()
	const answer = await page.goto(base)
	// The server does not know it and does not guess.
	expect(await answer!.text()).not.toContain('data-width')
	await page.waitForFunction(() => document.documentElement.dataset['width'] === '1300')
	const html = page.locator('html')
	expect(await html.getAttribute('data-breakpoint')).toBe('desktop')
	expect(await html.getAttribute('data-browser')).toBe('chrome')
	expect(await html.getAttribute('data-system')).toBe('windows')
	// From here on the time is ours.
	await page.clock.pauseAt(Date.now() + 3_600_000)
	const resized = page.evaluate(
		() => new Promise((resolve) => window.addEventListener('resize', resolve, { once: true })),
	)
	await page.setViewportSize({ width: 700, height: 800 })
	await resized
	await page.clock.runFor(49)
	// What these would have rendered is rendered by tasks, which this clock does not hold back and which come before this one.
	await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
	expect(await html.getAttribute('data-width')).toBe('1300')
	await page.clock.runFor(1)
	await page.waitForFunction(() => document.documentElement.dataset['width'] === '700')
	expect(await html.getAttribute('data-breakpoint')).toBe('phone')
	await context.close()
})

test('a browser that calls itself another is another device after the next resize', async () => {
	const context = await browser.newContext({ viewport: { width: 1300, height: 800 }, userAgent: VIEWERS[3]!.userAgent })
	const page = await context.newPage()
	await page.goto(base)
	await page.waitForFunction(() => document.documentElement.dataset['device'] === 'd')
	const tools = await context.newCDPSession(page)
	await tools.send('Emulation.setUserAgentOverride', { userAgent: VIEWERS[0]!.userAgent })
	await page.setViewportSize({ width: 375, height: 800 })
	await page.waitForFunction(() => document.documentElement.dataset['device'] === 'm')
	expect(await page.locator('html').getAttribute('data-system')).toBe('ios')
	await context.close()
})
