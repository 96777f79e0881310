import { WAIT_LIMIT } from '@vitrine/testing/limits'
import { type Browser, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { watch } from './faults.ts'
import { renderLate } from './hesitant.ts'
import { countRequests } from './requests.ts'

let browser: Promise<Browser> | undefined

/** The Chromium of this worker: suites share it, and every visitor has a context of their own. Every complaint of a page fails the test. */
export function openBrowser(): Promise<Browser> {
	browser ??= launch()
	return browser
}

/** Ends what a suite has left open, so that it does not speak in the next one. */
export async function closeContexts(): Promise<void> {
	const contexts = (await browser)?.contexts() ?? []
	await Promise.all(contexts.map((context) => context.close()))
}

async function launch(): Promise<Browser> {
	const launched = await chromium.launch({
		executablePath: inject('chromiumPath'),
		// Only the shop is reachable: hosts of others fail at once, without a look-up and alike on every machine.
		args: [
			'--no-sandbox',
			// What is drawn is looked at by programs alone.
			'--disable-gpu',
			// A screenshot has every picture that has come, and no hole where one is still being decoded.
			'--disable-checker-imaging',
			'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
		],
	})
	if (inject('isHesitant')) renderLate(launched)
	launched.on('disconnected', () => {
		browser = undefined
	})
	launched.on('context', (context) => {
		context.setDefaultTimeout(WAIT_LIMIT)
		watch(context)
		countRequests(context)
		context.on('page', waitForLife)
	})
	return launched
}

/**
 * Whoever presses before a page is alive goes where one goes without a script, and a busy machine is slow to bring it to life: a
 * test goes on when it is, however long that takes. One that presses earlier on purpose, or takes away what a page needs to come
 * alive, goes there with `waitUntil: 'commit'`.
 */
function waitForLife(page: Page): void {
	const alive = () => page.waitForFunction(isAliveOrForeign)
	const goto = page.goto.bind(page)
	page.goto = async (url, options) => {
		const answer = await goto(url, options)
		if (options?.waitUntil !== 'commit') await alive()
		return answer
	}
	const reload = page.reload.bind(page)
	page.reload = async (options) => {
		const answer = await reload(options)
		if (options?.waitUntil !== 'commit') await alive()
		return answer
	}
}

/** As much of a page's globals as is asked for here: not every program that uses this knows the types of documents. */
type Shown = { document: { documentElement: { dataset: Record<string, string | undefined> } } }

/** Runs in the page. Where no script runs, and on pages of others, nothing is waited for. */
function isAliveOrForeign(): boolean {
	const { document } = globalThis as unknown as Shown
	return !('__reactRouterContext' in globalThis) || document.documentElement.dataset['width'] !== undefined
}
