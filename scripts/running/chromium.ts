import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { runProgram } from './run-program.ts'

/** Chromium without the browser around its pages: it opens a context in half the time of a whole one. */
const SHELL = '/usr/bin/chromium-headless-shell'
const INSTALLED = [
	SHELL,
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

/**
 * Fetches one where there is none: Debian's packages as root on Debian (also the shell, where there is a whole one only),
 * Playwright's build elsewhere. Throws when there is none afterwards.
 */
export async function ensureChromium(): Promise<string> {
	const said: string[] = []
	const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
	if (isDebian && !process.env.CHROMIUM_PATH && !existsSync(SHELL)) {
		// With a whole one at hand nobody waits for a network that is not there.
		const timeouts = findChromium() ? ['-o', 'Acquire::http::Timeout=5', '-o', 'Acquire::Retries=0'] : []
		said.push(await runQuietly('apt-get', ['update', ...timeouts]))
		said.push(await installPackage('chromium-headless-shell', timeouts))
		if (!findChromium()) said.push(await installPackage('chromium'))
	}
	if (!findChromium()) said.push(await runQuietly('playwright-core', ['install', 'chromium']))
	const path = findChromium()
	if (!path)
		throw new Error(`There is no Chromium, and none could be fetched (CHROMIUM_PATH names one):\n${said.join('\n')}`)
	return path
}

function installPackage(name: string, options: string[] = []): Promise<string> {
	return runQuietly('apt-get', ['install', '--yes', '--no-install-recommends', ...options, name])
}

async function runQuietly(program: string, args: string[]): Promise<string> {
	const env = { DEBIAN_FRONTEND: 'noninteractive' }
	return (await runProgram(program, args, { quiet: true, env })).output
}
