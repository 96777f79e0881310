import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

export type StepResult = { passed: number; failed: number; output: string }
export type Step = { name: string; run: () => Promise<StepResult> }

/** Runs every step, also after one has failed, says how long each took, and what failed ones said. The last line counts. */
export async function runSteps(steps: Step[]): Promise<boolean> {
	const begun = Date.now()
	let passed = 0
	let failed = 0
	for (const step of steps) {
		process.stdout.write(`${step.name.padEnd(28)} `)
		const started = Date.now()
		const result = await step.run()
		passed += result.passed
		failed += result.failed
		const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(8)
		const counted = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : ''
		console.log(`${seconds}  ${result.failed === 0 ? 'ok' : 'FAILED'}${counted}`)
		if (result.failed > 0) console.log(`\n${result.output.trim()}\n`)
	}
	console.log(`${'everything'.padEnd(28)} ${`${((Date.now() - begun) / 1000).toFixed(1)} s`.padStart(8)}`)
	console.log(`${passed} passed, ${failed} failed`)
	return failed === 0
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
				const { numPassedTests: passed = 0, numFailedTests = 0 } = await readFile(file, 'utf8').then(
					JSON.parse,
					() => ({}),
				)
				return { passed, failed: code === 0 ? 0 : Math.max(1, numFailedTests), output }
			} catch (error) {
				return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }
			} finally {
				await rm(folder, { recursive: true, force: true })
			}
		},
	}
}
