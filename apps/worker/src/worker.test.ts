import type { Database } from '@vitrine/commerce/database/client'
import { JOBS } from '@vitrine/commerce/capabilities'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { nothingToDo } from '@vitrine/commerce/queue/fixtures'
import { createQueue, type Queue } from '@vitrine/commerce/queue/queue'
import { eventually } from '@vitrine/testing/eventually'
import { WAIT_LIMIT } from '@vitrine/testing/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorker } from './worker.ts'

let db: Database
let queue: Queue
let drop: () => Promise<void>
const failures: string[] = []
const log = { error: (_: object, message: string) => void failures.push(message) }
const handlers = nothingToDo(JOBS)
beforeAll(async () => {
	const created = await createTestDatabase()
	;({ db, drop } = created)
	queue = await createQueue({ url: created.url, jobs: JOBS, log: () => undefined, pollMs: 500 })
})
afterAll(async () => {
	await queue.stop()
	await drop()
})

test('of two workers one does a duty at a time; a failure is told and tried again; stopping waits for what runs', async () => {
	let atOnce = 0
	let most = 0
	let rounds = 0
	const task = {
		name: 'count',
		everySeconds: 0.01,
		async run() {
			most = Math.max(most, ++atOnce)
			await new Promise((resolve) => setTimeout(resolve, 30))
			atOnce--
			rounds++
			if (rounds === 1) throw new Error('once')
		},
	}
	const workers = await Promise.all([1, 2].map(() => startWorker({ db, queue, log, handlers, tasks: [task] })))
	await eventually(() => expect(rounds).toBeGreaterThan(5))
	await Promise.all(workers.map((worker) => worker.stop(WAIT_LIMIT)))
	expect(most).toBe(1)
	expect(failures).toEqual(['A duty failed and will be tried again'])
	expect(atOnce).toBe(0)
	const before = rounds
	let later = 0
	const other = await startWorker({
		db,
		queue,
		log,
		handlers,
		tasks: [{ name: 'later', everySeconds: 0.02, run: async () => void later++ }],
	})
	await eventually(() => expect(later).toBeGreaterThan(5))
	await other.stop(WAIT_LIMIT)
	expect(rounds).toBe(before)
})
