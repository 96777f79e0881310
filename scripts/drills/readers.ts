import { setTimeout as wait } from 'node:timers/promises'
import { openConnection, type Target, writeRequest } from '../bench/connection.ts'

export type Tally = { asked: number; failures: Record<string, number> }
export type Readers = {
	/** What was asked since the last call, and what was not answered as it should. */
	tally(): Tally
	stop(): Promise<void>
}

/** Visitors who read pages one after the other, each on a connection of their own, until they are stopped. */
export function startReaders(options: {
	target: Target
	paths: readonly string[]
	headers: Readonly<Record<string, string>>
	count: number
}): Readers {
	const { target, paths, headers, count } = options
	let tally: Tally = { asked: 0, failures: {} }
	let isOver = false
	const note = (failure: string) => {
		tally.failures[failure] = (tally.failures[failure] ?? 0) + 1
	}
	const reading = Array.from({ length: count }, async (_, reader) => {
		const connection = openConnection(target)
		for (let turn = reader; !isOver; turn++) {
			tally.asked++
			try {
				const { status } = await connection.ask(writeRequest({ path: paths[turn % paths.length]!, headers }))
				if (status !== 200) note(`status ${status}`)
			} catch (error) {
				note(error instanceof Error ? error.message : String(error))
			}
			await wait(20)
		}
		connection.close()
	})
	return {
		tally() {
			const sum = tally
			tally = { asked: 0, failures: {} }
			return sum
		},
		async stop() {
			isOver = true
			await Promise.all(reading)
		},
	}
}
