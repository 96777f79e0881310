import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../../running/chromium.ts'
import { copyHouse } from '../experiment/copied-house.ts'
import { runProgram } from '../../running/run-program.ts'
import type { Fault } from './fault.ts'
import { FAULTS } from './faults.ts'

// `npm run everything -- --only planted`: whether `npm test` still bites. Each fault is planted by itself in a copy of the
// checkout, and what is to find it runs there; words choose faults by their kind. Ends with 1 when more than one in twenty
// stays hidden from `npm test`, or one from everything. `node scripts/tools/planted/main.ts --beside` asks nothing but what is
// named beside each fault, which takes a minute a fault; one that is not found there has a wrong name.
const MOST_HIDDEN = 0.05

const {
	values: { beside: isBesideAlone },
	positionals: words,
} = parseArgs({ options: { beside: { type: 'boolean' } }, allowPositionals: true })
const chosen = FAULTS.filter(({ kind }) => words.every((word) => kind.includes(word)))
const house = mkdtempSync(join(tmpdir(), 'vitrine-planted-'))
const CHROMIUM_PATH = await ensureChromium()

type Command = [program: string, ...args: string[]]
const build: Command = [process.execPath, 'scripts/commands/build.ts']
const suites = (project: string[], names: readonly string[]): Command => [
	'vitest',
	'run',
	...project,
	'--bail=1',
	...names,
]
const UNITS = ['--project', 'together', '--project', 'alone']
const CHECKS: Record<string, Command[]> = {
	structure: [[process.execPath, 'scripts/structure/check-structure.ts']],
	messages: [[process.execPath, 'scripts/structure/check-messages.ts']],
	types: [
		['react-router', 'typegen', 'apps/storefront'],
		['oxlint', '--quiet', '--type-check'],
	],
}

function commandsOf({ by }: Fault): Command[] {
	if ('check' in by) return CHECKS[by.check]!
	if ('journeys' in by) return [build, suites(['--project', 'browser'], by.journeys)]
	return by.suites.some((name) => name.startsWith('apps'))
		? [build, suites(UNITS, by.suites)]
		: [suites(UNITS, by.suites)]
}

/** Answers whether all of them pass in the copy. */
async function pass(commands: readonly Command[]): Promise<boolean> {
	const PATH = [join(house, 'node_modules/.bin'), process.env.PATH].join(delimiter)
	for (const [program, ...args] of commands) {
		const { code } = await runProgram(program, args, {
			cwd: house,
			env: { CHROMIUM_PATH, PATH, NO_COLOR: '1' },
			quiet: true,
		})
		if (code !== 0) return false
	}
	return true
}

const ALL_OF_IT: Command = [process.execPath, 'scripts/commands/test.ts']
const WHOLE: Command = [process.execPath, 'scripts/commands/everything.ts', '--only', 'steady']

async function foundBy(fault: Fault): Promise<string | undefined> {
	if (!(await pass(commandsOf(fault)))) return 'what is beside it'
	if (isBesideAlone) return undefined
	if (!(await pass([ALL_OF_IT]))) return 'npm test'
	return (await pass([WHOLE])) ? undefined : 'npm run everything'
}

async function plant(fault: Fault): Promise<string | undefined> {
	const file = join(house, fault.file)
	const sound = readFileSync(file, 'utf8')
	writeFileSync(
		file,
		sound.replace(fault.find, () => fault.replace),
	)
	try {
		return await foundBy(fault)
	} finally {
		writeFileSync(file, sound)
	}
}

try {
	copyHouse(house)
	// It would find all of them, by their text.
	rmSync(join(house, 'scripts/tools/planted/faults.test.ts'))
	// A suite that fails by itself would find everything.
	const commands = new Map(chosen.flatMap(commandsOf).map((command) => [command.join(' '), command]))
	for (const command of commands.values())
		if (!(await pass([command]))) throw new Error(`Without a fault this fails already: ${command.join(' ')}`)
	const found: (string | undefined)[] = []
	for (const fault of chosen) {
		const by = await plant(fault)
		found.push(by)
		console.log(`${(by ? `found by ${by}` : 'NOT FOUND').padEnd(28)} ${fault.kind}`)
	}
	const ofTest = found.filter((by) => by !== undefined && by !== 'npm run everything').length
	console.log(`${ofTest} of ${chosen.length} faults are found by npm test`)
	if (found.includes(undefined) || ofTest < chosen.length * (1 - MOST_HIDDEN)) process.exitCode = 1
} catch (error) {
	console.error(error instanceof Error ? error.message : error)
	process.exitCode = 1
} finally {
	rmSync(house, { recursive: true, force: true, maxRetries: 5 })
}
