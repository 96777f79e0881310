import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import budget from './budget.json' with { type: 'json' }
import { calibrate } from './calibration.ts'
import { type Cost, tellCosts } from './costs.ts'
import { measureProgram, ROOT } from '../running/run-program.ts'

export type FileTime = { file: string; seconds: number }
export type StepResult = {
	passed: number
	failed: number
	output: string
	files?: FileTime[]
	/** Of all that it started; undefined where nothing measures. */
	processorSeconds?: number | undefined
}
export type Step = { name: string; run: () => Promise<StepResult> }
/** `slowness` of the machine is measured before anything runs beside it, unless it is said. */
type Run = { first?: Step[]; lanes: Step[][]; slowness?: number }
export type StepsRun = { passed: number; failed: number; wallSeconds: number; slowness: number; costs: Cost[] }

/**
 * Runs the steps of `first`, then those of each lane one after the other and the lanes side by side, also after one has
 * failed. Says what each took, what failed ones said, and what was dear. The last line counts.
 */
export async function runSteps({ first = [], lanes, slowness = calibrate() }: Run): Promise<StepsRun> {
	const begun = Date.now()
	const results: StepResult[] = []
	const costs: Cost[] = []
	const runLane = async (lane: Step[]) => {
		for (const step of lane) {
			const { result, wallSeconds } = await runStep(step)
			results.push(result)
			const { output: _, ...cost } = result
			costs.push({ ...cost, name: step.name, wallSeconds })
		}
	}
	await runLane(first)
	await Promise.all(lanes.map(runLane))
	const sum = (count: (result: StepResult) => number) => results.reduce((all, result) => all + count(result), 0)
	const [passed, failed] = [sum((result) => result.passed), sum((result) => result.failed)]
	const wallSeconds = (Date.now() - begun) / 1000
	for (const line of ['', ...tellCosts(costs, { budget, slowness })]) console.log(line)
	console.log(`${'everything'.padEnd(28)} ${inSeconds(wallSeconds)}`)
	console.log(`${passed} passed, ${failed} failed`)
	return { passed, failed, wallSeconds, slowness, costs }
}

async function runStep({ name, run }: Step): Promise<{ result: StepResult; wallSeconds: number }> {
	const begun = Date.now()
	const result = await run()
	const wallSeconds = (Date.now() - begun) / 1000
	const { passed, failed, processorSeconds } = result
	const counted = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : ''
	const used = processorSeconds === undefined ? '' : `  processor ${inSeconds(processorSeconds)}`
	console.log(`${name.padEnd(28)} ${inSeconds(wallSeconds)}${used}  ${failed === 0 ? 'ok' : 'FAILED'}${counted}`)
	if (failed > 0) console.log(`\n${result.output.trim()}\n`)
	return { result, wallSeconds }
}

function inSeconds(seconds: number): string {
	return `${seconds.toFixed(1)} s`.padStart(8)
}

/** A program that passes or fails as a whole and so counts as one. */
export function check(name: string, commands: { program: string; args: string[]; cwd?: string | undefined }[]): Step {
	return {
		name,
		async run() {
			const outputs: string[] = []
			let used: number | undefined
			for (const { program, args, cwd } of commands) {
				const { code, output, processorSeconds } = await measureProgram(program, args, cwd ? { cwd } : {})
				if (code !== 0) outputs.push(output)
				if (processorSeconds !== undefined) used = (used ?? 0) + processorSeconds
			}
			return outputs.length === 0
				? { passed: 1, failed: 0, output: '', processorSeconds: used }
				: { passed: 0, failed: 1, output: outputs.join('\n'), processorSeconds: used }
		},
	}
}

type Report = {
	numPassedTests?: number
	numFailedTests?: number
	testResults?: { name: string; startTime: number; endTime: number }[]
}

/** A run of vitest with these arguments; its tests count one by one. A run that ends badly without a failed test counts as one failure. */
export function vitestRun(
	name: string,
	chosen: string[],
	env: () => Promise<Record<string, string>> = async () => ({}),
): Step {
	return {
		name,
		async run() {
			const folder = await mkdtemp(join(tmpdir(), 'vitrine-report-'))
			try {
				const file = join(folder, 'report.json')
				const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile=${file}`]
				const { code, output, processorSeconds } = await measureProgram('vitest', args, {
					env: { ...(await env()), NO_COLOR: '1' },
				})
				const report = await readFile(file, 'utf8').then(
					(text): Report => JSON.parse(text),
					(): Report => ({}),
				)
				const failed = code === 0 ? 0 : Math.max(1, report.numFailedTests ?? 0)
				return { passed: report.numPassedTests ?? 0, failed, output, files: fileTimes(report), processorSeconds }
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
