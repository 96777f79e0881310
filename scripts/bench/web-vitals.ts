import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { ensureChromium } from '../running/chromium.ts'
import { runProgram } from '../running/run-program.ts'
import { type PageReport, readReport } from './lighthouse-report.ts'

/** Not a dependency of the shop: 114 packages, 176 MB, for one measurement. npm fetches it once. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
export const PAGE_KINDS = ['home', 'list', 'product', 'cart', 'checkout'] as const
export type PageKind = (typeof PAGE_KINDS)[number]
export type Vitals = PageReport & { locale: string; page: PageKind }

export type Settings = {
	/** Origin of a running shop. */
	against: string
	locales: readonly string[]
	pages: readonly PageKind[]
	/** Loads of each page; every figure is the median of them. */
	runs: number
	/** Told of each page when it has been measured. */
	onPage?: (vitals: Vitals) => void
}

/**
 * Measures pages as Lighthouse's mobile visitor sees them for the first time: a telephone on slow 4G, simulated from the
 * requests and tasks of an unthrottled load. Cart and checkout hold one product. Times in milliseconds, sizes in bytes over
 * the wire. Throws when a page cannot be loaded.
 */
export async function measureWebVitals({ against, locales, pages, runs, onPage }: Settings): Promise<Vitals[]> {
	const all: Vitals[] = []
	for (const locale of locales) {
		const shop = await openShop(new URL(`/${locale}/`, against).href)
		try {
			for (const page of pages) {
				const reports: PageReport[] = []
				while (reports.length < runs) reports.push(await shop.measure(page))
				const vitals = { locale, page, ...medianOf(reports) }
				onPage?.(vitals)
				all.push(vitals)
			}
		} finally {
			await shop.close()
		}
	}
	return all
}

/** A browser with a profile of its own, whose cart has one product. */
async function openShop(home: string) {
	const profile = await mkdtemp(join(tmpdir(), 'vitrine-vitals-'))
	const port = await freePort()
	const context = await chromium.launchPersistentContext(profile, {
		executablePath: await ensureChromium(),
		args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
	})
	const addresses = await addressesOf(context, home)
	const report = join(profile, 'report.json')
	return {
		async measure(page: PageKind): Promise<PageReport> {
			const flags = [`--port=${port}`, '--output=json', `--output-path=${report}`, '--quiet']
			const program = ['--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse']
			const args = [...program, addresses[page], ...flags, '--only-categories=performance']
			const { code, output } = await runProgram('npx', args, { quiet: true })
			if (code !== 0) throw new Error(`Lighthouse failed on ${addresses[page]}:\n${output}`)
			return readReport(JSON.parse(await readFile(report, 'utf8')))
		},
		async close() {
			await context.close()
			await rm(profile, { recursive: true, force: true })
		},
	}
}

/** Finds a list and a product through the links of the shop, and buys the product as far as the cart. */
async function addressesOf(context: BrowserContext, home: string): Promise<Record<PageKind, string>> {
	const page = await context.newPage()
	await page.goto(home)
	const list = await linkOf(/\/c\/[\w-]+\/[\w-]+\/$/)
	await page.goto(list)
	const product = await linkOf(/\/p\/[\w-]+\/$/)
	await page.goto(product)
	await page.waitForSelector('#mini-cart', { state: 'attached' })
	await page.locator('label:has(input[name="sku"]:not([disabled]))').first().click()
	await page.click('button[type="submit"][form="buy"] >> visible=true')
	await page.waitForSelector('#mini-cart[open] .cart-line, .toast')
	await page.close()
	return { home, list, product, cart: `${home}cart/`, checkout: `${home}checkout/identification/` }

	async function linkOf(path: RegExp): Promise<string> {
		const found = (await page.locator('a').evaluateAll((links) => links.map(String))).find((href) => path.test(href))
		if (!found) throw new Error(`${page.url()} has no link to ${path}`)
		return found
	}
}

/** Of numbers the median, of the rest what the median load said. */
function medianOf(reports: PageReport[]): PageReport {
	const sorted = reports.toSorted((one, other) => one.score - other.score || other.lcp - one.lcp)
	const middle = sorted[Math.floor(sorted.length / 2)]!
	const median = (key: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'speedIndex') =>
		reports.map((report) => report[key]).sort((a, b) => a - b)[Math.floor(reports.length / 2)]!
	return {
		...middle,
		fcp: median('fcp'),
		lcp: median('lcp'),
		tbt: median('tbt'),
		cls: median('cls'),
		speedIndex: median('speedIndex'),
	}
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1')
	await new Promise((resolve) => server.once('listening', resolve))
	const address = server.address()
	await new Promise((resolve) => server.close(resolve))
	if (typeof address !== 'object' || !address) throw new Error('There is no free port')
	return address.port
}
