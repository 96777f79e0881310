import { JOBS } from '../capabilities.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { eventually } from '@vitrine/testing/eventually'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCatalogIndex } from '../search/catalog-index.ts'
import { createQueue } from '../queue/queue.ts'
import { enqueue } from '../queue/enqueue.ts'
import { nothingToDo } from '../queue/fixtures.ts'
import { createDatabase, type Database } from './client.ts'
import { createTestDatabase } from './test-database.ts'

let observer: Database
let url: string
let drop: () => Promise<void>
let uncaught: unknown[]
/** An unhandled error would end a process: here it is recorded instead, and is a failure. */
const note = (error: unknown) => void uncaught.push(error)
let others: NodeJS.UncaughtExceptionListener[]

beforeAll(async () => {
	;({ db: observer, url, drop } = await createTestDatabase())
})
afterAll(() => drop())
beforeEach(() => {
	uncaught = []
	others = process.listeners('uncaughtException')
	process.removeAllListeners('uncaughtException')
	process.on('uncaughtException', note)
})
afterEach(() => {
	process.off('uncaughtException', note)
	for (const listener of others) process.on('uncaughtException', listener)
})

/** Ends every connection to the database but the one that asks, as a failover does; answers how many there were. */
async function terminateOthers(): Promise<number> {
	const { rows } = await sql`
		select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid()`.execute(observer)
	return rows.length
}

async function countListeners(): Promise<number> {
	const { rows } = await sql`
		select from pg_stat_activity where datname = current_database() and query like 'listen %'`.execute(observer)
	return rows.length
}

test('connections that are lost in the middle of transactions end no process, and the next query succeeds', async () => {
	const reported: string[] = []
	const db = createDatabase({ url, poolSize: 4, onError: (error) => reported.push(error.message) })
	const [open, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
	let begun = 0
	const transactions = Promise.allSettled(
		Array.from({ length: 4 }, () =>
			db.transaction().execute(async (tx) => {
				await sql`select 1`.execute(tx)
				if (++begun === 4) open.resolve()
				// A transaction between two statements: its connection is in use, and nothing waits for it.
				await ended.promise
				await sql`select 1`.execute(tx)
			}),
		),
	)
	await open.promise
	expect(await terminateOthers()).toBeGreaterThanOrEqual(4)
	await eventually(() => expect(reported.length).toBeGreaterThanOrEqual(4))
	ended.resolve()
	expect((await transactions).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
	expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
	expect(uncaught).toEqual([])
	await db.destroy()
})

test('the queue and the catalog in memory outlive the loss of every connection', async () => {
	const db = createDatabase({ url, onError: () => undefined })
	const confirmed: string[] = []
	const queue = await createQueue({ url, jobs: JOBS, log: () => undefined, pollMs: 500 })
	await queue.work({
		...nothingToDo(JOBS),
		'send-order-confirmation': async ({ orderId }) => void confirmed.push(orderId),
	})
	const lost: unknown[] = []
	const index = createCatalogIndex({ db, clock: () => new Date(), listen: url, onError: (error) => lost.push(error) })
	await index.start()
	// The catalog waits for no listener to start; the first blow does, or there is nothing to lose.
	await eventually(async () => expect(await countListeners()).toBe(1))
	for (let round = 0; round < 3; round++) {
		await terminateOthers()
		await wait(100)
	}
	await eventually(() => expect(lost).not.toEqual([]))
	await eventually(() => index.refresh())
	const job = { name: 'send-order-confirmation', data: { orderId: 'after' } } as const
	await eventually(() => db.transaction().execute((tx) => enqueue(tx, job)))
	await eventually(() => expect(confirmed).toContain('after'))
	expect(uncaught).toEqual([])
	await index.stop()
	await queue.stop()
	await db.destroy()
})
