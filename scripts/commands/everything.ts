import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import budget from '../budget.json' with { type: 'json' }
import { budgetOf } from '../costs.ts'
import { ROOT, runProgram } from '../run-program.ts'
import { check, runSteps } from '../steps.ts'
import { BROWSER, BUILD, STATIC, TYPES, UNITS, wholeMatrix } from '../verification.ts'
import { isOverBudget, wholeRunPage } from '../whole-run.ts'

const node = process.execPath
const script = (name: string, file: string) => check(name, [{ program: node, args: [file] }])

// What `npm test` tries in small, whole; one after the other, for drill and timing measure the machine as well.
const run = await runSteps({
	first: [BUILD, ...STATIC, TYPES, UNITS, BROWSER],
	lanes: [
		[
			...wholeMatrix(),
			script('crawl', 'scripts/crawl/main.ts'),
			script('drill', 'scripts/drills/last-units.ts'),
			script('timing', 'scripts/timing/main.ts'),
			script('a capability added', 'scripts/experiment/main.ts'),
		],
	],
})
const { output: commit } = await runProgram('git', ['describe', '--always', '--dirty', '--abbrev=12'], { quiet: true })
const page = wholeRunPage(run, { commit: commit.trim(), date: new Date(), budget })
writeFileSync(join(ROOT, 'docs/whole-run.md'), page)
if (process.argv.includes('--write-budget')) {
	const file = join(ROOT, 'scripts/budget.json')
	writeFileSync(file, `${JSON.stringify(budgetOf(run.costs, run.slowness), undefined, '\t')}\n`)
} else if (isOverBudget(run, budget)) {
	console.log('This took more than 1.3 times its budget: mend what grew, or write down why with --write-budget.')
	process.exitCode = 1
}
if (run.failed > 0) process.exitCode = 1
