import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { decide, type Entry, events, faults, record } from './data-layer.ts'
import { welcome } from './visitor.ts'

/** What the browser has after `account-events.ts` was loaded: the pages that sign in are to call these. */
type Account = {
	rememberSignIn(how: { type: string; origin: string }): void
	pushLogin(): void
	pushSignUp(): void
}

const FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** The module as one script for a page, built as the shop is. */
async function bundle(): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'silent',
		root: FOLDER,
		build: {
			write: false,
			lib: { entry: 'app/document/tracking/account-events.ts', name: 'account', formats: ['iife'] },
			rolldownOptions: { output: { codeSplitting: false } },
		},
	})
	const [output] = [built].flat() as { output: { code: string }[] }[]
	return `${output!.output[0]!.code};window.account = account`
}

let browser: Browser
let script: string
let page: Page
let entries: Entry[]
beforeAll(async () => {
	;[browser, script] = await Promise.all([openBrowser(), bundle()])
})
beforeEach(async () => {
	const visitor = await welcome(browser, 'fr')
	page = visitor.page
	await decide(page, visitor.at(''))
	entries = await record(page)
	await page.goto(visitor.at('stores/'))
	await page.evaluate(script)
	return visitor.leave
})

/** Calls the functions in the page. */
function act(what: keyof Account, how?: { type: string; origin: string }): Promise<void> {
	return page.evaluate(
		([name, argument]) => {
			const { account } = window as unknown as { account: Account }
			if (name === 'rememberSignIn') account.rememberSignIn(argument!)
			else account[name]()
		},
		[what, how] as const,
	)
}

const stored = () => page.evaluate(() => [localStorage.getItem('loginType'), localStorage.getItem('loginOrigin')])

test('a sign-in tells its type and origin once, and forgets them (R98, R153)', async () => {
	await page.evaluate(() => {
		localStorage.setItem('loginType', 'account')
		localStorage.setItem('loginOrigin', 'cart')
	})
	await act('pushLogin')
	expect(events(entries, 'login')).toEqual([
		{ event: 'login', method: 'email', login_type: 'account', login_origin: 'cart' },
	])
	expect(await stored()).toEqual([null, null])
	await act('pushSignUp')
	expect(events(entries, 'sign_up')).toEqual([{ event: 'sign_up', method: 'email' }])
	expect(faults(entries)).toEqual([])
})

test('what an abandoned sign-in left is overwritten, and after an hour ignored (C38)', async () => {
	await act('rememberSignIn', { type: 'account', origin: 'cart' })
	await act('rememberSignIn', { type: 'fidelity', origin: 'home' })
	await act('pushLogin')
	expect(events(entries, 'login')[0]).toMatchObject({ login_type: 'fidelity', login_origin: 'home' })
	await act('rememberSignIn', { type: 'account', origin: 'cart' })
	await page.evaluate(() => localStorage.setItem('loginStartedAt', String(Date.now() - 3_600_001)))
	await act('pushLogin')
	expect(events(entries, 'login')[1]).toEqual({ event: 'login', method: 'email' })
	expect(await stored()).toEqual([null, null])
})

test('with TSM = NO nothing is told, and what was kept is removed all the same (R151)', async () => {
	await act('rememberSignIn', { type: 'account', origin: 'cart' })
	await page.evaluate(() => localStorage.setItem('TSM', 'NO'))
	await act('pushLogin')
	expect(events(entries, 'login')).toEqual([])
	expect(await stored()).toEqual([null, null])
})
