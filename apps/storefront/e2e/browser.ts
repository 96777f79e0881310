import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { watch } from './faults.ts'
import { countRequests } from './requests.ts'

/** How long anything may take, in milliseconds, on a machine that has other work. */
const TIMEOUT = 60_000

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
			'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
		],
	})
	launched.on('disconnected', () => {
		browser = undefined
	})
	launched.on('context', (context) => {
		context.setDefaultTimeout(TIMEOUT)
		watch(context)
		countRequests(context)
	})
	return launched
}
