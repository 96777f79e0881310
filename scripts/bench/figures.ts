/** What one run of requests or operations gave. Latencies in milliseconds, processor time in microseconds for each. */
export type Figures = {
	perSecond: number
	p50: number
	p99: number
	/** How many answers were not what was asked for, by what they were: `status 503`, `not br`, `ECONNRESET`. */
	failures: Record<string, number>
	/** Of all processes that answer; undefined where they are not on this machine. */
	serverMicros?: number | undefined
	/** Of the processes that ask. */
	generatorMicros: number
	/** Processor time of the generator by wall time: at 1 a core of its own is full and the rate is a lower bound. */
	generatorShare: number
}

/** The value below which `share` of the sorted values lie; 0 without values. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The run in the middle by rate; failures of all of them. */
export function medianRun(runs: readonly Figures[]): Figures {
	const middle = runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)]
	if (!middle) throw new Error('A median needs a run')
	return { ...middle, failures: addUp(runs.map(({ failures }) => failures)) }
}

export function addUp(counts: readonly Record<string, number>[]): Record<string, number> {
	const sum: Record<string, number> = {}
	for (const [name, count] of counts.flatMap((one) => Object.entries(one))) sum[name] = (sum[name] ?? 0) + count
	return sum
}

export function failuresOf({ failures }: Pick<Figures, 'failures'>): string {
	return Object.entries(failures)
		.map(([name, count]) => `${count} × ${name}`)
		.join(', ')
}
