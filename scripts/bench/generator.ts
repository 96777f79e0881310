// The process that asks: started by load.ts, told its jobs one after the other. Apart from the one that measures, so that
// its processor time is known.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, type Connection, openConnection, writeRequest } from './connection.ts'
import type { AddressWork, Job, Outcome } from './job.ts'
import { openOperations } from './operations.ts'
import { createRandom, createZipf } from './zipf.ts'

process.on('message', async (job: Job) => {
	process.send?.(await perform(job))
})
process.on('disconnect', () => process.exit())

async function perform(job: Job): Promise<Outcome> {
	const { work } = job
	const failures: Record<string, number> = {}
	const latencies: number[] = []
	let bytes = 0
	const opened = work.kind === 'addresses' ? undefined : openOperations(work, job.headers)
	const next = work.kind === 'addresses' ? createAsker(work, job.headers) : undefined
	const asked = next ?? ((connection: Connection, shopper: number) => opened!.perform(connection, shopper))
	const processor = process.cpuUsage()
	const began = performance.now()
	const end = began + job.seconds * 1_000
	await Promise.all(
		Array.from({ length: job.connections }, async (_, shopper) => {
			const connection = openConnection(job.targets[shopper % job.targets.length]!)
			while (performance.now() < end) {
				const started = performance.now()
				try {
					const size = await asked(connection, shopper)
					if (size === undefined) break
					bytes += size
					latencies.push(performance.now() - started)
				} catch (error) {
					const name = nameOf(error)
					failures[name] = (failures[name] ?? 0) + 1
				}
			}
			connection.close()
		}),
	)
	const seconds = (performance.now() - began) / 1_000
	const { user, system } = process.cpuUsage(processor)
	await opened?.close()
	latencies.sort((a, b) => a - b)
	return { latencies, seconds, failures, processor: (user + system) / 1e6, bytes }
}

/** Asks the next address. Resolves with the size of its body, or undefined when all have been asked. Throws for any other answer. */
function createAsker(work: AddressWork, headers: Job['headers']) {
	const requests = work.paths.map((path) => writeRequest({ path, headers }))
	let place = 0
	const draw = createZipf({ count: requests.length, random: createRandom(1) })
	return async (connection: Connection): Promise<number | undefined> => {
		const mine = work.order === 'zipf' ? draw() : place++
		const request = requests[mine]
		if (request === undefined) return undefined
		const answer = await connection.ask(request)
		refuseOther(answer, work.expected)
		if (work.saveTo) writeFileSync(join(work.saveTo, String(mine)), answer.body)
		return answer.body.length
	}
}

function refuseOther({ status, head }: Answer, expected: AddressWork['expected']): void {
	if (status !== expected.status) throw new Error(`status ${status}`)
	const { encoding } = expected
	if (encoding && ENCODING.exec(head)?.[1] !== encoding) throw new Error(`not ${encoding}`)
}

const ENCODING = /\r\ncontent-encoding: *([\w, -]*)\r/i

function nameOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	return 'code' in error ? String(error.code) : error.message
}
