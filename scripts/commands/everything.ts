import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import budget from '../gate/budget.json' with { type: 'json' }
import { budgetOf } from '../gate/costs.ts'
import { becomeOnBuild } from '../running/build-storefront.ts'
import { ROOT, runProgram, tool } from '../running/run-program.ts'
import { check, runSteps, type Step } from '../gate/steps.ts'
import { BROWSER, BUILD, hesitantJourneys, STATIC, TYPES, UNITS, wholeMatrix } from '../gate/verification.ts'
import { isOverBudget, wholeRunPage } from '../gate/whole-run.ts'

// What `npm test` tries in small, whole; one after the other, for drill and timing measure the machine as well.
/** Words after `--only steady` or `--only hesitant` choose suites, as with vitest. */
const SUITES: Readonly<Record<string, (words: string[]) => readonly Step[]>> = {
	test: () => [...STATIC, TYPES, UNITS, BROWSER],
	steady: wholeMatrix,
	hesitant: hesitantJourneys,
}
const PROGRAMS: Readonly<Record<string, string>> = {
	crawl: tool('crawl'),
	drill: 'scripts/drills/last-units.ts',
	timing: tool('timing'),
	experiment: tool('experiment'),
	planted: tool('planted'),
}
const {
	values: { only, 'write-budget': isBudgetWritten },
	positionals: words,
} = parseArgs({
	options: { only: { type: 'string' }, 'write-budget': { type: 'boolean' } },
	allowPositionals: true,
})

/** One part by itself; a program gets the words of the command line. Writes nothing: the page tells of whole runs. */
async function runPart(name: string): Promise<boolean> {
	const [suites, program] = [SUITES[name], PROGRAMS[name]]
	if (suites) return (await runSteps({ first: [BUILD], lanes: [[...suites(words)]] })).failed === 0
	if (!program) {
		console.error(`There is no part ${name}: ${[...Object.keys(SUITES), ...Object.keys(PROGRAMS)].join(', ')}.`)
		return false
	}
	await becomeOnBuild([program, ...words])
	return process.exitCode === 0
}

async function runWhole(): Promise<boolean> {
	const programs = Object.entries(PROGRAMS).map(([name, file]) =>
		check(name, [{ program: process.execPath, args: [file] }]),
	)
	const run = await runSteps({
		first: [BUILD],
		lanes: [[...Object.values(SUITES).flatMap((steps) => steps([])), ...programs]],
	})
	const { output: commit } = await runProgram('git', ['describe', '--always', '--dirty', '--abbrev=12'], {
		quiet: true,
	})
	const page = wholeRunPage(run, { commit: commit.trim(), date: new Date(), budget })
	writeFileSync(join(ROOT, 'docs/whole-run.md'), page)
	if (isBudgetWritten) {
		const file = join(ROOT, 'scripts/gate/budget.json')
		writeFileSync(file, `${JSON.stringify(budgetOf(run.costs, run.slowness), undefined, '\t')}\n`)
	} else if (isOverBudget(run, budget)) {
		console.log('This took more than 1.3 times its budget: mend what grew, or write down why with --write-budget.')
		return false
	}
	return run.failed === 0
}

if (!(await (only === undefined ? runWhole() : runPart(only)))) process.exitCode = 1
