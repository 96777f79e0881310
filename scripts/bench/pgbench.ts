import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../running/run-program.ts'
import { type Figures, percentile } from './figures.ts'
import { processorTime } from './processor.ts'
import { findProgram, postgresFolders } from '../running/programs.ts'

const SCRIPTS = {
	/** Three updates, an insert and a select, committed. */
	tpcb: 'tpcb-like',
	/** One row by its key. */
	select: 'select-only',
} as const

export type Script = keyof typeof SCRIPTS
type Run = { connections: number; seconds: number; servers: readonly number[] }
export type Pgbench = { run(script: Script, options: Run): Promise<Figures> }

/** Branches of pgbench's bank: with fewer than clients these would wait for each other's rows. */
const SCALE = 64

/** pgbench on a database of its own on the shop's server: the limit of the till. Undefined where it is not installed. */
export async function openPgbench(databaseUrl: string): Promise<Pgbench | undefined> {
	const program = findProgram('pgbench', postgresFolders())
	if (!program) return undefined
	const said = await runProgram(program, ['-i', '-q', '-s', String(SCALE), databaseUrl], { quiet: true })
	if (said.code !== 0) throw new Error(`pgbench: ${said.output}`)
	return {
		async run(script, { connections, seconds, servers }) {
			const folder = await mkdtemp(join(tmpdir(), 'vitrine-pgbench-'))
			const options = { '-b': SCRIPTS[script], '-c': connections, '-T': seconds, '--log-prefix': join(folder, 'log') }
			const args = Object.entries(options).flatMap(([name, value]) => [name, String(value)])
			const before = processorTime(servers)
			const { output, code } = await runProgram(program, ['-n', '-l', '-M', 'prepared', ...args, databaseUrl], {
				quiet: true,
			})
			const after = processorTime(servers)
			const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1])
			if (code !== 0 || !perSecond) throw new Error(`pgbench: ${output}`)
			const latencies = await readLog(folder)
			await rm(folder, { recursive: true })
			const failed = Number(/failed transactions: (\d+)/.exec(output)?.[1] ?? 0)
			return {
				perSecond,
				p50: percentile(latencies, 0.5),
				p99: percentile(latencies, 0.99),
				failures: (failed > 0 ? { failed } : {}) as Record<string, number>,
				serverMicros: (((after ?? Number.NaN) - (before ?? Number.NaN)) * 1e6) / latencies.length,
				generatorMicros: Number.NaN,
				generatorShare: Number.NaN,
			}
		},
	}
}

/** Milliseconds of each transaction, sorted: the third field of a line, in microseconds. */
async function readLog(folder: string): Promise<number[]> {
	const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
	const lines = texts.join('').trim().split('\n')
	return lines.map((line) => Number(line.split(' ')[2]) / 1_000).sort((a, b) => a - b)
}
