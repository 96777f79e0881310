import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildStorefront } from './build-storefront.ts'
import { ensureChromium } from './chromium.ts'
import { ROOT } from './run-program.ts'
import { check, type Step, vitestRun } from './steps.ts'

const node = process.execPath
const storefront = join(ROOT, 'apps/storefront')
const projects = globSync(['packages/*/tsconfig.json', 'apps/*/tsconfig.json', 'scripts/tsconfig.json'], { cwd: ROOT })

/** Everything but the browser. */
export const VERIFICATION: Step[] = [
	check('format', [{ program: 'biome', args: ['format', '.'] }]),
	check('lint', [{ program: 'oxlint', args: ['--quiet'] }]),
	check('structure', [{ program: node, args: ['scripts/check-structure.ts'] }]),
	check('messages', [{ program: node, args: ['scripts/check-messages.ts'] }]),
	check('types', [
		{ program: 'react-router', args: ['typegen'], cwd: storefront },
		...projects.sort().map((project) => ({ program: 'tsc', args: ['-p', dirname(project)] })),
	]),
	{ name: 'build', run: buildStep },
	vitestRun('unit and integration tests', 'vitest.config.ts'),
]

/** Journeys through the running shop in real Chromium, fetched where the machine has none. */
export const BROWSER: Step = vitestRun('browser tests', 'vitest.browser.config.ts', async () => ({
	CHROMIUM_PATH: await ensureChromium(),
}))

async function buildStep() {
	const { code, output } = await buildStorefront()
	return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}
