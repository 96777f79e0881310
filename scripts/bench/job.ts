import type { Target } from './connection.ts'

/** What the generator is told to do. Connections are spread over the targets in turn. */
export type Job = {
	targets: readonly Target[]
	connections: number
	/** At most; a job that asks each address once may be done before. */
	seconds: number
	headers: Readonly<Record<string, string>>
	work: AddressWork | OperationWork
}
export type AddressWork = {
	kind: 'addresses'
	paths: readonly string[]
	/** `zipf`: earlier ones more often. `once`: each once, in order, and no more. */
	order: 'zipf' | 'once'
	expected: { status: number; encoding?: string }
	/** Writes each body to this folder as a file named by its place in the list. */
	saveTo?: string
}
export type OperationWork = {
	kind: 'add to cart' | 'checkout'
	skus: readonly string[]
	lines: number
	databaseUrl: string
}

/** What the generator saw. Latencies are sorted, in milliseconds. */
export type Outcome = {
	latencies: number[]
	/** Wall time in seconds. */
	seconds: number
	failures: Record<string, number>
	/** Seconds of the generator's processor. */
	processor: number
	bytes: number
}
