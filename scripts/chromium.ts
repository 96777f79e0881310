import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { runProgram } from './run-program.ts'

const INSTALLED = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where a Chromium is: the one named by CHROMIUM_PATH, the machine's, or Playwright's. */
export function findChromium(): string | undefined {
	const named = process.env.CHROMIUM_PATH
	if (named) return named
	return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path))
}

/** Fetches one where there is none: Debian's package as root on Debian, Playwright's build elsewhere. Throws when neither works. */
export async function ensureChromium(): Promise<string> {
	const found = findChromium()
	if (found) return found
	const said: string[] = []
	if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
		const env = { DEBIAN_FRONTEND: 'noninteractive' }
		for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']])
			said.push((await runProgram('apt-get', args, { quiet: true, env })).output)
	}
	if (!findChromium()) said.push((await runProgram('playwright-core', ['install', 'chromium'], { quiet: true })).output)
	const path = findChromium()
	if (!path)
		throw new Error(`There is no Chromium, and none could be fetched (CHROMIUM_PATH names one):\n${said.join('\n')}`)
	return path
}
