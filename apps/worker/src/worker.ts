import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@vitrine/commerce/database/client'
import type { Duty, Log } from '@vitrine/commerce/declaration/duty'
import type { JobHandlers } from '@vitrine/commerce/queue/job-data'
import { createLimit } from '@vitrine/commerce/queue/limit'
import type { Queue } from '@vitrine/commerce/queue/queue'
import { runAlone } from '@vitrine/commerce/queue/run-alone'

export type Worker = {
	/** Lets what runs end and begins nothing more. The queue stays open: whoever opened it closes it. */
	stop(): Promise<void>
}

/** Each holds a connection with its lock and needs another for its work: all at once would wait for each other's. */
const DUTIES_AT_ONCE = 2

/** Runs jobs from the queue, and each duty at its interval in one process at a time, however many workers there are. */
export async function startWorker(options: {
	db: Database
	queue: Queue
	log: Log
	handlers: JobHandlers
	duties: Duty[]
}): Promise<Worker> {
	const { db, queue, log, handlers, duties } = options
	const stopping = new AbortController()
	const limited = createLimit(DUTIES_AT_ONCE)
	const running = duties.map((duty) => perform({ duty, db, log, limited, signal: stopping.signal }))
	await queue.work(handlers)
	return {
		async stop() {
			stopping.abort()
			await Promise.all(running)
		},
	}
}

async function perform(work: {
	duty: Duty
	db: Database
	log: Log
	limited: ReturnType<typeof createLimit>
	signal: AbortSignal
}): Promise<void> {
	const { duty, db, log, limited, signal } = work
	while (!signal.aborted) {
		try {
			await limited(async () => signal.aborted || (await runAlone(db, duty)))
		} catch (error) {
			log.error({ err: error, duty: duty.name }, 'A duty failed and will be tried again')
		}
		await wait(duty.everySeconds * 1_000, undefined, { signal, ref: false }).catch(() => undefined)
	}
}
