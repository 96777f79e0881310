import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildStorefront } from './build-storefront.ts'
import { ensureChromium } from './chromium.ts'
import { ROOT } from './run-program.ts'
import { check, type Step, vitestRun } from './steps.ts'

const node = process.execPath
const storefront = join(ROOT, 'apps/storefront')
const projects = globSync(['{packages,apps,demo}/*/tsconfig.json', 'scripts/tsconfig.json'], { cwd: ROOT })

/** What reads the sources without running them. */
export const STATIC: Step[] = [
	check('format', [{ program: 'biome', args: ['format', '.'] }]),
	check('structure', [{ program: node, args: ['scripts/check-structure.ts'] }]),
	check('migrations', [{ program: node, args: ['scripts/check-migrations.ts'] }]),
	check('messages', [{ program: node, args: ['scripts/check-messages.ts'] }]),
	check('types', [
		{ program: 'react-router', args: ['typegen'], cwd: storefront },
		...projects.sort().map((project) => ({ program: 'tsc', args: ['-p', dirname(project)] })),
	]),
	// After `types`: it reads the types that these generate.
	check('lint', [{ program: 'oxlint', args: ['--quiet'] }]),
]

/** The pages, which most tests need; a build of the same sources is not made again. */
export const BUILD: Step = {
	name: 'build',
	async run() {
		const { code, output } = await buildStorefront()
		return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
	},
}

export const UNITS: Step = vitestRun('unit and integration tests', 'vitest.config.ts')

const chromium = async () => ({ CHROMIUM_PATH: await ensureChromium() })

/** Journeys through the running shop in real Chromium, fetched where the machine has none. */
export const BROWSER: Step = vitestRun('browser tests', 'vitest.browser.config.ts', chromium)

/** What takes longer than a change should wait for: the full numbers of what the gate tries in small. */
export const STEADY: Step = vitestRun('every width and site', 'vitest.steady.config.ts', chromium)
export const FUZZ: Step = vitestRun('fuzz', 'vitest.fuzz.config.ts')
export const PROPERTIES: Step = vitestRun('properties', 'vitest.properties.config.ts')
