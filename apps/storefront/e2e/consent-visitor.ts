import { LOCALES } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { settled } from './pages.ts'

export type ConsentVisitor = {
	page: Page
	context: BrowserContext
	at: (path?: string) => string
	/** Addresses of other hosts that were asked since the last call. */
	foreign: () => string[]
	/** Waits until the page has done everything it does by itself. */
	settle: () => Promise<void>
	/** What stands in the data layer, commands of Google's tag as lists. */
	dataLayer: () => Promise<unknown[] | undefined>
	/** Names of all cookies, values of ours. */
	cookies: () => Promise<Record<string, string>>
	layer: () => ReturnType<Page['locator']>
	press: (name: 'refuse' | 'choose' | 'accept') => Promise<void>
	leave: () => Promise<void>
}

const BUTTONS = { refuse: 0, choose: 1, accept: 2 }

type Options = { hasScript?: boolean; width?: number; height?: number; userAgent?: string; isTrackingOff?: boolean }

/** A visitor without a decision. Other hosts answer with a script that sets a cookie, and every request to them is recorded. */
export async function arrive(browser: Browser, site: SiteCode, options: Options = {}): Promise<ConsentVisitor> {
	const { hasScript = true, width = 1280, height = 800, userAgent, isTrackingOff = false } = options
	const { locale } = SITES[site]
	const context = await browser.newContext({
		locale: LOCALES[locale].tag,
		javaScriptEnabled: hasScript,
		viewport: { width, height },
		...(userAgent && { userAgent }),
	})
	const asked: string[] = []
	const isForeign = (url: URL) => url.protocol.startsWith('http') && url.hostname !== `${site}.localhost`
	await context.route(isForeign, async (route) => {
		asked.push(route.request().url())
		const leavesCookie = `document.cookie = '${route.request().url().includes('abtasty') ? 'ABTasty' : '_ga'}=1; Path=/'`
		await route.fulfill({ contentType: 'text/javascript', body: leavesCookie })
	})
	// Not within an empty document, such as the one a page begins with: it has no storage.
	if (isTrackingOff) await context.addInitScript(() => origin !== 'null' && localStorage.setItem('TSM', 'NO'))
	const page = await context.newPage()
	const { port } = new URL(inject('shopUrl'))
	return {
		page,
		context,
		at: (path = '') => `http://${site}.localhost:${port}/${locale}/${path}`,
		foreign: () => asked.splice(0),
		settle: () => settled(page),
		dataLayer: () =>
			page.evaluate(() =>
				window.dataLayer?.map((entry) =>
					Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
				),
			),
		async cookies() {
			const all = await context.cookies(page.url())
			return Object.fromEntries(all.map(({ name, value }) => [name, value]))
		},
		layer: () => page.locator('.consent-layer'),
		async press(name) {
			await page.click(`.consent-answers button >> nth=${BUTTONS[name]}`)
		},
		leave: () => context.close(),
	}
}
