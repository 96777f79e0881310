import { runProgram } from '../run-program.ts'

export type Figures = { perSecond: number; p50: number; p99: number; failures: number }

/** Median of three runs, each figure by itself. */
export function median(runs: Figures[]): Figures {
	const middle = (key: keyof Figures) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]!
	return {
		perSecond: middle('perSecond'),
		p50: middle('p50'),
		p99: middle('p99'),
		failures: Math.max(...runs.map((run) => run.failures)),
	}
}

/** One address asked again and again by autocannon, in a process of its own. Milliseconds. */
export async function hammer(options: {
	url: string
	headers: Record<string, string>
	connections: number
	seconds: number
}): Promise<Figures> {
	const headers = Object.entries(options.headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
	const args = ['-j', '-n', '-c', String(options.connections), '-d', String(options.seconds), ...headers, options.url]
	const { output } = await runProgram('autocannon', args, { quiet: true })
	const result = JSON.parse(output.slice(output.indexOf('{'))) as {
		requests: { average: number }
		latency: { p50: number; p99: number }
		non2xx: number
		errors: number
	}
	return {
		perSecond: result.requests.average,
		p50: result.latency.p50,
		p99: result.latency.p99,
		failures: result.non2xx + result.errors,
	}
}

/** An operation of several calls, done again and again by `connections` shoppers at once. Milliseconds per operation. */
export async function repeat(options: {
	connections: number
	seconds: number
	operation: (shopper: number) => Promise<void>
}): Promise<Figures> {
	const latencies: number[] = []
	let failures = 0
	const began = performance.now()
	const end = began + options.seconds * 1_000
	await Promise.all(
		Array.from({ length: options.connections }, async (_, shopper) => {
			while (performance.now() < end) {
				const started = performance.now()
				try {
					await options.operation(shopper)
					latencies.push(performance.now() - started)
				} catch {
					failures += 1
				}
			}
		}),
	)
	latencies.sort((a, b) => a - b)
	const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
	return { perSecond: (latencies.length * 1_000) / (performance.now() - began), p50: at(0.5), p99: at(0.99), failures }
}
