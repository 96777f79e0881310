import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_HOUSES, type DemoHouseName } from '../../../apps/standalone/src/demo-house.ts'
import { ensureChromium } from '../../running/chromium.ts'
import { ROOT, runProgram } from '../../running/run-program.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { writeReadme } from './readme.ts'
import { type Sheet, writeSheets } from './sheets.ts'

/**
 * `npm run tools -- screens`: opens the whole of both demo shops one after the other, walks through their pages and writes one sheet for
 * each kind of page, and their list, to `docs/screens`. What a page could not show fails it, and then it writes nothing.
 *
 * `-- --kind=home` and `-- --house=drell` walk through a part, for who makes it: its pictures, full size, are in
 * `.vitrine/screens`. `-- --sheets` writes the sheets of the pictures that are there.
 */
const { values } = parseArgs({
	options: {
		house: { type: 'string' },
		kind: { type: 'string' },
		sheets: { type: 'boolean', default: false },
	},
})
const PICTURES = join(ROOT, '.vitrine/screens')
const houses = DEMO_HOUSES.filter((name) => values.house === undefined || name === values.house)
const isPart = values.house !== undefined || values.kind !== undefined
if (houses.length === 0) throw new Error(`--house is one of ${DEMO_HOUSES.join(', ')}`)
if (values.kind !== undefined && !PAGE_KINDS.some(({ name }) => name === values.kind))
	throw new Error(`--kind is one of ${PAGE_KINDS.map(({ name }) => name).join(', ')}`)

const begun = Date.now()
const failed = values.sheets ? [] : await walkThrough(houses, values.kind)
if (failed.length > 0) {
	console.error(`Not every page of ${failed.join(' and ')} could be shown; no sheet is written.`)
	process.exitCode = 1
} else if (!isPart) await writeAll()
console.log(`After ${Math.round((Date.now() - begun) / 1_000)} s; pages at full size are in ${PICTURES}`)

/** Answers the houses with a page that could not be shown. */
async function walkThrough(names: readonly DemoHouseName[], kind?: string): Promise<DemoHouseName[]> {
	const chromium = await ensureChromium()
	const failed: DemoHouseName[] = []
	for (const house of names) {
		removePictures(join(PICTURES, house), kind)
		const env = { CHROMIUM_PATH: chromium, DEMO_CATALOG: 'full', VITRINE_DEMO: house }
		// A title begins with the kinds of pages a test shows.
		const chosen = kind === undefined ? [] : ['-t', `(^|, )${kind}(--|,|:)`]
		const { code } = await runProgram('vitest', ['run', '--project', 'screens', ...chosen], { env })
		if (code !== 0) failed.push(house)
	}
	return failed
}

function removePictures(folder: string, kind?: string): void {
	mkdirSync(folder, { recursive: true })
	const old = readdirSync(folder).filter((file) => kind === undefined || file.startsWith(`${kind}--`))
	for (const file of old) rmSync(join(folder, file))
}

async function writeAll(): Promise<void> {
	const shown = new Map<DemoHouseName, Sheet[]>()
	for (const house of DEMO_HOUSES)
		shown.set(house, await writeSheets(join(PICTURES, house), join(ROOT, 'docs/screens', house)))
	const missing = PAGE_KINDS.flatMap(({ name, houses = DEMO_HOUSES }) =>
		houses.filter((house) => !shown.get(house)!.some(({ kind }) => kind === name)).map((house) => `${house} ${name}`),
	)
	for (const one of missing) console.error(`There is no picture of ${one}.`)
	if (missing.length > 0) process.exitCode = 1
	writeFileSync(join(ROOT, 'docs/screens/README.md'), writeReadme(shown))
	const sheets = [...shown.values()].flat()
	const bytes = sheets.reduce((sum, sheet) => sum + sheet.bytes, 0)
	console.log(`${sheets.length} sheets, ${(bytes / 1e6).toFixed(1)} MB, in docs/screens`)
}
