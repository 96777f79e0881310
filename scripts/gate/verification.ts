import { join } from 'node:path'
import { buildStorefront } from '../running/build-storefront.ts'
import { ensureChromium } from '../running/chromium.ts'
import { ROOT } from '../running/run-program.ts'
import { check, type Step, vitestRun } from './steps.ts'

const node = process.execPath
const storefront = join(ROOT, 'apps/storefront')
/** What Node runs, at once: each package is read a single time. Pages have React's types, the workshop counts in typed arrays. */
const PROJECTS = ['.', 'apps/storefront', 'demo/workshop']

const TYPEGEN = { program: 'react-router', args: ['typegen'], cwd: storefront }

/** What reads the sources without running them. */
export const STATIC: Step[] = [
	check('format', [{ program: 'biome', args: ['format', '.'] }]),
	check('structure', [{ program: node, args: ['scripts/structure/check-structure.ts'] }]),
	check('migrations', [{ program: node, args: ['scripts/structure/check-migrations.ts'] }]),
	check('messages', [{ program: node, args: ['scripts/structure/check-messages.ts'] }]),
	// Rules that ask for types and the types themselves are read at once, which is half the work.
	check('types and lint', [TYPEGEN, { program: 'oxlint', args: ['--quiet', '--type-check'] }]),
]

/** What `types and lint` says of types, by the compiler itself. */
export const TYPES: Step = check('types', [
	TYPEGEN,
	...PROJECTS.map((project) => ({ program: 'tsc', args: ['-p', project] })),
])

/** The pages, which most tests need; a build of the same sources is not made again. */
export const BUILD: Step = {
	name: 'build',
	async run() {
		const { code, output, processorSeconds } = await buildStorefront()
		return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, processorSeconds }
	},
}

const UNIT_PROJECTS = ['--project', 'together', '--project', 'alone']
export const UNITS: Step = vitestRun('unit and integration tests', UNIT_PROJECTS)

const chromium = async () => ({ CHROMIUM_PATH: await ensureChromium() })

/** Journeys through the running shop in real Chromium, fetched where the machine has none. */
export const BROWSER: Step = vitestRun('browser tests', ['--project', 'browser'], chromium)

/** The same on a machine whose pages render late: a test that reads before it has waited fails here. */
export const hesitantJourneys = (chosen: string[] = []): Step[] => [
	vitestRun('browser tests, rendered late', ['--mode', 'hesitant', '--project', 'browser', ...chosen], chromium),
]

/** What takes longer than a change should wait for: every width, site and language, and the full numbers of what the gate tries in small. */
export const wholeMatrix = (chosen: string[] = []): Step[] => [
	vitestRun('every language and number', ['--mode', 'whole', ...UNIT_PROJECTS, '--passWithNoTests', ...chosen]),
	vitestRun(
		'every width and site',
		['--mode', 'whole', '--project', 'browser', '--passWithNoTests', ...chosen],
		chromium,
	),
]
