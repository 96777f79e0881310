import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT, runProgram } from '../../running/run-program.ts'
import { copyHouse } from './copied-house.ts'
import { insertLines, type Step, writtenSteps } from './written-steps.ts'

const WALK = 'docs/adding-a-capability.md'
/** Most files of code that a capability with one table, route, job, e-mail and page may take (issue 11, acceptance 2). */
const MOST = 12

const folder = mkdtempSync(join(tmpdir(), 'vitrine-experiment-'))
try {
	process.exitCode = (await experiment()) ? 0 : 1
} finally {
	rmSync(folder, { recursive: true, force: true })
}

/** Writes what the walk-through says into a copy of the house, counts, and runs what a new capability has to pass. */
async function experiment(): Promise<boolean> {
	copyHouse(folder)
	const steps = writtenSteps(readFileSync(join(ROOT, WALK), 'utf8'))
	for (const step of steps) write(step)
	const isSmall = count(steps)
	return (await passes()) && isSmall
}

function write(step: Step): void {
	if (step.kind === 'messages') return writeMessages(step)
	const path = join(folder, step.path)
	mkdirSync(dirname(path), { recursive: true })
	writeFileSync(path, 'anchor' in step ? insertLines(readFileSync(path, 'utf8'), step) : step.text)
}

function writeMessages({ namespace, text }: { namespace: string; text: string }): void {
	for (const [language, words] of Object.entries(JSON.parse(text) as Record<string, object>)) {
		const path = join(folder, `packages/messages/${language}/${namespace}.json`)
		writeFileSync(path, `${JSON.stringify(words, null, '\t')}\n`)
	}
}

/** Lists of code; those of words, and the retailer's record, are words. */
function isList(path: string): boolean {
	return path.endsWith('.ts') && !path.startsWith('packages/messages/')
}

function count(steps: readonly Step[]): boolean {
	const files = steps.flatMap((step) => (step.kind === 'new' ? [step.path] : []))
	const lists = new Set(steps.flatMap((step) => ('anchor' in step && isList(step.path) ? [step.path] : [])))
	for (const path of files) console.log(`  ${path}`)
	console.log(
		`${files.length} files of code (at most ${MOST}); lines in ${[...lists].join(' and ')}; the rest is words`,
	)
	return files.length <= MOST
}

async function passes(): Promise<boolean> {
	const node = process.execPath
	const checks: [string, string, string[], string?][] = [
		['format', 'biome', ['format', '.']],
		['structure', node, ['scripts/structure/check-structure.ts']],
		['messages', node, ['scripts/structure/check-messages.ts']],
		['routes', 'react-router', ['typegen'], 'apps/storefront'],
		...['packages/commerce', 'apps/gateway', 'apps/worker', 'apps/storefront'].map(
			(project): [string, string, string[]] => [`types of ${project}`, 'tsc', ['-p', project]],
		),
		[
			'tests',
			'vitest',
			['run', 'packages/commerce/src/product-questions', 'packages/commerce/src/privacy', 'apps/gateway/src/fuzz'],
		],
	]
	let isGood = true
	for (const [name, program, args, cwd = '.'] of checks) {
		const { code, output } = await runProgram(program, args, { cwd: join(folder, cwd), quiet: true })
		console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}${code === 0 ? '' : `\n${output.slice(-3_000)}`}`)
		isGood &&= code === 0
	}
	return isGood
}
