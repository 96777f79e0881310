import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Figures, medianRun, percentile } from './figures.ts'
import type { Job, Outcome } from './job.ts'
import { processorTime } from './processor.ts'

export type Load = {
	/** Runs a job once. `servers` are the processes that answer, by id: their processor time is taken beside. */
	run(job: Job, servers: readonly number[]): Promise<Figures>
	/** As often as the bench repeats, after a second that nobody counts. The run in the middle. */
	measure(job: () => Job, servers: readonly number[]): Promise<Figures>
	stop(): void
}

/** Starts the generator. `runs` are counted, of `seconds` each. */
export function startLoad({ runs }: { runs: number }): Load {
	const generator = fork(fileURLToPath(new URL('./generator.ts', import.meta.url)), { serialization: 'advanced' })

	async function run(job: Job, servers: readonly number[]): Promise<Figures> {
		const before = processorTime(servers)
		const outcome = await tell(generator, job)
		const after = processorTime(servers)
		const { latencies, seconds, failures, processor } = outcome
		const done = Math.max(1, latencies.length)
		return {
			perSecond: latencies.length / seconds,
			p50: percentile(latencies, 0.5),
			p99: percentile(latencies, 0.99),
			failures,
			serverMicros:
				before === undefined || after === undefined || servers.length === 0
					? undefined
					: ((after - before) * 1e6) / done,
			generatorMicros: (processor * 1e6) / done,
			generatorShare: processor / seconds,
		}
	}

	return {
		run,
		async measure(job, servers) {
			await run({ ...job(), seconds: 1 }, servers)
			const all: Figures[] = []
			for (let index = 0; index < runs; index++) all.push(await run(job(), servers))
			return medianRun(all)
		},
		stop: () => generator.disconnect(),
	}
}

function tell(generator: ChildProcess, job: Job): Promise<Outcome> {
	return new Promise((resolve, reject) => {
		const ended = () => reject(new Error('the generator has ended'))
		generator.once('exit', ended)
		generator.once('message', (outcome: Outcome) => {
			generator.off('exit', ended)
			resolve(outcome)
		})
		generator.send(job)
	})
}
