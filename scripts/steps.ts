import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT, runProgram } from './run-program.ts'

export type FileTime = { file: string; seconds: number }
export type StepResult = { passed: number; failed: number; output: string; files?: FileTime[] }
export type Step = { name: string; run: () => Promise<StepResult> }

const SLOWEST = 15

/**
 * Runs the steps of `first`, then those of each lane one after the other and the lanes side by side, also after one has
 * failed. Says how long each took, what failed ones said, and which test files took longest. The last line counts.
 */
export async function runSteps({ first = [], lanes }: { first?: Step[]; lanes: Step[][] }): Promise<boolean> {
	const begun = Date.now()
	const results: StepResult[] = []
	const runLane = async (lane: Step[]) => {
		for (const step of lane) results.push(await runStep(step))
	}
	await runLane(first)
	await Promise.all(lanes.map(runLane))
	const sum = (count: (result: StepResult) => number) => results.reduce((all, result) => all + count(result), 0)
	const failed = sum((result) => result.failed)
	printSlowest(results.flatMap(({ files = [] }) => files))
	console.log(`${'everything'.padEnd(28)} ${inSeconds(begun)}`)
	console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`)
	return failed === 0
}

async function runStep({ name, run }: Step): Promise<StepResult> {
	const started = Date.now()
	const result = await run()
	const counted = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : ''
	console.log(`${name.padEnd(28)} ${inSeconds(started)}  ${result.failed === 0 ? 'ok' : 'FAILED'}${counted}`)
	if (result.failed > 0) console.log(`\n${result.output.trim()}\n`)
	return result
}

function inSeconds(since: number): string {
	return `${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(8)
}

function printSlowest(files: FileTime[]): void {
	if (files.length === 0) return
	console.log('\nThe slowest test files:')
	for (const { file, seconds } of files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
		console.log(`${`${seconds.toFixed(1)} s`.padStart(10)}  ${file}`)
	console.log('')
}

/** A program that passes or fails as a whole and so counts as one. */
export function check(name: string, commands: { program: string; args: string[]; cwd?: string }[]): Step {
	return {
		name,
		async run() {
			const outputs: string[] = []
			for (const { program, args, cwd } of commands) {
				const { code, output } = await runProgram(program, args, { cwd, quiet: true })
				if (code !== 0) outputs.push(output)
			}
			return outputs.length === 0
				? { passed: 1, failed: 0, output: '' }
				: { passed: 0, failed: 1, output: outputs.join('\n') }
		},
	}
}

type Report = {
	numPassedTests?: number
	numFailedTests?: number
	testResults?: { name: string; startTime: number; endTime: number }[]
}

/** A run of vitest; its tests count one by one. A run that ends badly without a failed test counts as one failure. */
export function vitestRun(
	name: string,
	config: string,
	env: () => Promise<Record<string, string>> = async () => ({}),
): Step {
	return {
		name,
		async run() {
			const folder = await mkdtemp(join(tmpdir(), 'vitrine-report-'))
			try {
				const file = join(folder, 'report.json')
				const args = ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile=${file}`]
				const { code, output } = await runProgram('vitest', args, {
					quiet: true,
					env: { ...(await env()), NO_COLOR: '1' },
				})
				const report = await readFile(file, 'utf8').then(
					(text): Report => JSON.parse(text),
					(): Report => ({}),
				)
				const failed = code === 0 ? 0 : Math.max(1, report.numFailedTests ?? 0)
				return { passed: report.numPassedTests ?? 0, failed, output, files: fileTimes(report) }
			} catch (error) {
				return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }
			} finally {
				await rm(folder, { recursive: true, force: true })
			}
		},
	}
}

function fileTimes({ testResults = [] }: Report): FileTime[] {
	return testResults.map(({ name, startTime, endTime }) => ({
		file: relative(ROOT, name),
		seconds: (endTime - startTime) / 1000,
	}))
}
