import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { settled } from './pages.ts'

/** Of scripts, compressed with brotli, that a document and what it imports name; decision 0078 tells what they are. */
const MOST: Record<string, number> = { home: 99_600, list: 99_200, product: 98_700, cart: 99_900 }
const ADDRESSES: Record<string, string> = { home: '', list: 'new/', product: '=/p/', cart: 'cart/' }

/** Milliseconds after the load event in which a page brings by itself what it may need next, and what that may weigh. */
const QUIET = 6_000
const MOST_BY_ITSELF = 35_500

let browser: Browser
let base: string
beforeAll(async () => {
	browser = await openBrowser()
	base = `http://fr.localhost:${new URL(inject('shopUrl')).port}/fr/`
})

type Script = { name: string; bytes: number; isNamed: boolean }

/** A telephone that has never been here; the bytes of every script as they came over the wire. */
async function firstVisit(address: string): Promise<{ scripts: Script[]; products: string[] }> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
	const page = await context.newPage()
	await page.clock.install()
	const html = await (await page.goto(address))!.text()
	await settled(page)
	await page.clock.runFor(QUIET)
	await settled(page)
	const { loaded, products } = await page.evaluate(() => {
		const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
		return {
			loaded: resources
				.filter(({ name }) => name.endsWith('.js'))
				.map(({ name, encodedBodySize }) => ({
					name: name.split('/').pop()!,
					bytes: encodedBodySize,
				})),
			products: [...document.querySelectorAll('a')].map(({ href }) => href).filter((href) => href.includes('/p/')),
		}
	})
	await context.close()
	// The document's own script asks for what it names (decision 0077), so who asked does not tell, and neither does when.
	return { scripts: loaded.map((script) => ({ ...script, isNamed: html.includes(`/${script.name}`) })), products }
}

function sum(scripts: Script[]): number {
	return scripts.reduce((total, { bytes }) => total + bytes, 0)
}

/** The five heaviest modules of each script, for who has to find what grew. */
function heaviest(scripts: Script[]): object {
	const list = new URL('../build/modules/chunks.json', import.meta.url)
	const chunks = JSON.parse(readFileSync(list, 'utf8')) as Record<string, [path: string, bytes: number][]>
	return scripts.map(({ name, bytes }) => [name, bytes, chunks[`assets/${name}`]?.slice(0, 5)])
}

test('a first visit fetches few scripts, and little more by itself', async () => {
	let product = ''
	for (const [kind, path] of Object.entries(ADDRESSES)) {
		const { scripts, products } = await firstVisit(path.startsWith('=') ? product : base + path)
		product ||= products[0] ?? ''
		const early = scripts.filter(({ isNamed }) => isNamed)
		const late = scripts.filter(({ isNamed }) => !isNamed)
		if (sum(early) > MOST[kind]!) expect(heaviest(early)).toEqual(`at most ${MOST[kind]} bytes on ${kind}`)
		if (sum(late) > MOST_BY_ITSELF) expect(heaviest(late)).toEqual(`at most ${MOST_BY_ITSELF} bytes after ${kind}`)
	}
})
