import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@vitrine/commerce/database/client'
import type { ScheduledTask, Log } from '@vitrine/commerce/declaration/scheduled-task'
import type { JobHandlers } from '@vitrine/commerce/queue/job-data'
import { createLimit } from '@vitrine/commerce/queue/limit'
import type { Queue } from '@vitrine/commerce/queue/queue'
import { runWithLock } from '@vitrine/commerce/queue/run-with-lock'

export type Worker = {
	/** Starts no more tasks and waits for the running ones, at most `patience` milliseconds. The queue stays open: its opener closes it. */
	stop(patience?: number): Promise<void>
}

/** Each holds a connection with its lock and needs another for its work: all at once would wait for each other's. */
const TASKS_AT_ONCE = 2

/** Runs jobs from the queue, and each task at its interval in one process at a time, however many workers there are. */
export async function startWorker(options: {
	db: Database
	queue: Queue
	log: Log
	handlers: JobHandlers
	tasks: ScheduledTask[]
}): Promise<Worker> {
	const { db, queue, log, handlers, tasks } = options
	const stopping = new AbortController()
	const limited = createLimit(TASKS_AT_ONCE)
	const running = tasks.map((task) => perform({ task, db, log, limited, signal: stopping.signal }))
	await queue.work(handlers)
	return {
		async stop(patience = 20_000) {
			stopping.abort()
			await Promise.race([Promise.all(running), wait(patience, undefined, { ref: false })])
		},
	}
}

async function perform(work: {
	task: ScheduledTask
	db: Database
	log: Log
	limited: ReturnType<typeof createLimit>
	signal: AbortSignal
}): Promise<void> {
	const { task, db, log, limited, signal } = work
	while (!signal.aborted) {
		try {
			if (task.isShort) await task.run()
			else await limited(async () => signal.aborted || (await runWithLock(db, task)))
		} catch (error) {
			log.error({ err: error, task: task.name }, 'A duty failed and will be tried again')
		}
		await wait(task.everySeconds * 1_000, undefined, { signal, ref: false }).catch(() => undefined)
	}
}
