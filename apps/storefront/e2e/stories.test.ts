import { steadyTest } from '@vitrine/testing/matrix'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { settled, violations } from './pages.ts'
import { openStories } from './served-stories.ts'
import { edgeFaults, keyboardFaults, layoutFaults, lookOf, motionFaults } from './story-faults.ts'

/** Every component in every state (`*.stories.tsx`, decision 0128), each in the languages with the longest words. */
let browser: Browser
let served: Awaited<ReturnType<typeof openStories>>
beforeAll(async () => {
	browser = await openBrowser()
	served = await openStories()
})
afterAll(() => served.close())

type Story = Window['stories'][number]
type Look = (page: Page, story: Story) => Promise<string[]>

/** Shows one story after the other and says which has which faults. */
async function walk(locale: 'de' | 'pl', options: BrowserContextOptions, look: Look): Promise<string[]> {
	const context = await browser.newContext(options)
	const page = await context.newPage()
	// Nobody is signed in here, and no passkey is asked for.
	await page.route('**/auth/**', (route) => route.fulfill({ status: 401 }))
	await page.goto(served.address)
	await page.waitForFunction(() => 'stories' in window)
	const faults: string[] = []
	const stories = await page.evaluate(() => window.stories)
	// A list of none would hold whatever is asked of it.
	expect(stories.length).toBeGreaterThan(50)
	for (const story of stories) {
		await page.evaluate(([id, language]) => window.showStory(id, language), [story.id, locale] as const)
		const found = (await opened(page, story)) ? await look(page, story) : ['there is nothing to see']
		faults.push(...found.map((fault) => `${story.id}: ${fault}`))
	}
	await context.close()
	return faults
}

/** Presses what has to be pressed to see the state, and waits for the layer that opens; false where there is nothing to see. */
async function opened(page: Page, { press, isLayer }: Story): Promise<boolean> {
	if (press) await page.locator(press).first().press('Enter')
	if (!isLayer) return (await page.locator('#story main').count()) > 0
	await page.waitForFunction(() => document.querySelector('dialog[open], :popover-open'))
	return true
}

const NARROW = { viewport: { width: 320, height: 720 } }
const WIDE = { viewport: { width: 1280, height: 800 } }

async function axeFaults(page: Page): Promise<string[]> {
	return (await violations(page)).map(([rule, html]) => `axe ${rule}: ${html?.slice(0, 160)}`)
}

test('at 320 px no German word is lost, axe finds nothing, a keyboard reaches and works everything and sees where it is', async () => {
	const look: Look = async (page, story) => [
		...(await layoutFaults(page)),
		...(await axeFaults(page)),
		...(await keyboardFaults(page, story)),
	]
	expect(await walk('de', NARROW, look)).toEqual([])
})

steadyTest('at 320 px no Polish word is lost, and nothing moves for who asks for rest', async () => {
	const look: Look = async (page) => [...(await motionFaults(page)), ...(await layoutFaults(page))]
	expect(await walk('pl', { ...NARROW, reducedMotion: 'reduce' }, look)).toEqual([])
})

steadyTest('at 1280 px a keyboard reaches and works everything, and sees where it is', async () => {
	const look: Look = async (page, story) => [...(await layoutFaults(page)), ...(await keyboardFaults(page, story))]
	expect(await walk('de', WIDE, look)).toEqual([])
})

steadyTest('in colors of a person’s own every control has an edge, and no two states look alike', async () => {
	const looks = new Map<string, string>()
	const look: Look = async (page, { id }) => {
		const [component] = id.split('--')
		const twin = async () => looks.get(`${component} ${await lookOf(page)}`)
		// Icons and pictures may still be on their way: two that look alike look alike when all has come.
		if (await twin()) await settled(page)
		const found = await twin()
		looks.set(`${component} ${await lookOf(page)}`, id)
		return [...(found ? [`looks like ${found}`] : []), ...(await edgeFaults(page))]
	}
	expect(await walk('pl', { ...NARROW, forcedColors: 'active' }, look)).toEqual([])
})
