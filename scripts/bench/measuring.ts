import type { Figures } from './figures.ts'
import type { Job } from './job.ts'
import { type Load, startLoad } from './load.ts'
import type { Options } from './options.ts'
import type { Row } from './report.ts'

export type Measuring = {
	rows: Row[]
	options: Options
	load: Load
	/** Measures a row at every number of connections, unless `--only` leaves it out. */
	row(name: string, plan: Plan): Promise<void>
	isWanted(name: string): boolean
}
export type Plan = {
	limit?: string
	servers: readonly number[]
	connections?: readonly number[]
	/** The job of one run; another one for each where what was asked before must not be asked again. */
	job: () => Omit<Job, 'connections' | 'seconds'>
	/** One run only, which nothing warms up: what it asks is asked for the first time. */
	isCold?: boolean
}

export function startMeasuring(options: Options): Measuring {
	const load = startLoad(options)
	const rows: Row[] = []
	const isWanted = (name: string) => options.only.length === 0 || options.only.some((word) => name.includes(word))
	return {
		rows,
		options,
		load,
		isWanted,
		async row(name, { limit, servers, job, connections = options.connections, isCold }) {
			if (!isWanted(name)) return
			const byConnections: Record<number, Figures> = {}
			for (const count of connections) {
				const whole = (): Job => ({ ...job(), connections: count, seconds: isCold ? 600 : options.seconds })
				byConnections[count] = await (isCold ? load.run(whole(), servers) : load.measure(whole, servers))
			}
			rows.push({ name, limit, byConnections })
			console.error(`measured ${name}`)
		},
	}
}
