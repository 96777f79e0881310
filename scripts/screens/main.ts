import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_HOUSES } from '../../apps/standalone/src/demo-house.ts'
import { ensureChromium } from '../chromium.ts'
import { ROOT, runProgram } from '../run-program.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { writeReadme } from './readme.ts'
import { writeSheets } from './sheets.ts'

/**
 * `npm run screens`: opens a demo shop, walks through its pages and writes one sheet for each kind of page and their list to
 * `docs/screens`. `-- --house=drell`: of another demo; `-- --sheets`: of the pictures of the last walk.
 */
const { values } = parseArgs({
	options: { house: { type: 'string', default: 'linaire' }, sheets: { type: 'boolean', default: false } },
})
const house = DEMO_HOUSES.find((name) => name === values.house)
// Its folder is emptied.
if (!house) throw new Error(`--house is one of ${DEMO_HOUSES.join(', ')}`)
const pictures = join(ROOT, '.vitrine/screens')
if (!values.sheets) rmSync(pictures, { recursive: true, force: true })
const env = { CHROMIUM_PATH: await ensureChromium(), DEMO_CATALOG: 'full', VITRINE_DEMO: house }
const walk = values.sheets
	? { code: 0 }
	: await runProgram('vitest', ['run', '--config', 'vitest.screens.config.ts'], { env })
if (walk.code !== 0) console.error('Not every page could be shown; the sheets are of those that could.')
const folder = join(ROOT, 'docs/screens', house)
const sheets = await writeSheets(pictures, folder)
writeFileSync(join(ROOT, 'docs/screens/README.md'), writeReadme(house, sheets))
const missing = PAGE_KINDS.filter(({ name }) => !sheets.some(({ kind }) => kind === name))
for (const { name } of missing) console.error(`There is no picture of ${name}.`)
const bytes = sheets.reduce((sum, sheet) => sum + sheet.bytes, 0)
console.log(`${sheets.length} sheets, ${(bytes / 1e6).toFixed(1)} MB, in ${folder}`)
process.exitCode = walk.code !== 0 || missing.length > 0 ? 1 : 0
