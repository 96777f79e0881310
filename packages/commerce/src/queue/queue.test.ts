import { JOBS } from '../capabilities.ts'
import { eventually } from '@vitrine/testing/eventually'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { listDeadLetters } from './dead-letters.ts'
import { enqueue } from './enqueue.ts'
import { nothingToDo } from './fixtures.ts'
import type { JobHandlers } from './job-data.ts'
import { createQueue, type Queue } from './queue.ts'

let db: Database
let drop: () => Promise<void>
let queue: Queue
let created: TestDatabase
const confirmed: string[] = []
const captured: string[] = []
const handlers: JobHandlers = {
	...nothingToDo(JOBS),
	'send-order-confirmation': async ({ orderId }) => void confirmed.push(orderId),
	'capture-payment': async ({ paymentId }) => {
		captured.push(paymentId)
		if (paymentId === 'never' || (paymentId === 'second-time' && captured.length === 1))
			throw new Error('Provider away')
	},
}

beforeAll(async () => {
	created = await createTestDatabase()
	;({ db, drop } = created)
	queue = await createQueue({
		url: created.url,
		jobs: JOBS,
		log: () => undefined,
		pollMs: 500,
		retries: { retryLimit: 1, retryDelay: 1, retryDelayMax: 1 },
		life: { heartbeatSeconds: 10, lookSeconds: 1 },
	})
	await queue.work(handlers)
})
afterAll(async () => {
	await queue.stop()
	await drop()
})
beforeEach(() => {
	confirmed.length = 0
	captured.length = 0
})

const confirmation = (orderId: string, singletonKey?: string) =>
	({ name: 'send-order-confirmation', data: { orderId }, singletonKey }) as const
const jobCount = async () =>
	Number(
		(await sql<{ n: number }>`select count(*) as n from pgboss.job where state < 'completed'`.execute(db)).rows[0]?.n,
	)
const hence = (seconds: number) => new Date(Date.now() + seconds * 1_000)

test('a committed job runs, one of a transaction that failed never does', async () => {
	await db.transaction().execute((tx) => enqueue(tx, confirmation('kept')))
	await expect(
		db.transaction().execute(async (tx) => {
			await enqueue(tx, confirmation('lost'))
			throw new Error('No order after all')
		}),
	).rejects.toThrow('No order after all')
	await eventually(() => expect(confirmed).toEqual(['kept']))
	// The job has run before the queue has written that it has.
	await eventually(async () => expect(await jobCount()).toBe(0))
})

test('a job that fails is tried again', async () => {
	await db.transaction().execute((tx) => enqueue(tx, { name: 'capture-payment', data: { paymentId: 'second-time' } }))
	await eventually(() => expect(captured).toEqual(['second-time', 'second-time']))
	expect(await listDeadLetters(db)).toEqual([])
})

test('a job that fails at every attempt is listed as a dead letter and can be given another chance', async () => {
	await db.transaction().execute((tx) => enqueue(tx, { name: 'capture-payment', data: { paymentId: 'never' } }))
	await eventually(async () => expect(await listDeadLetters(db)).toHaveLength(1))
	expect(captured).toEqual(['never', 'never'])
	expect((await listDeadLetters(db))[0]).toMatchObject({
		name: 'capture-payment',
		data: { paymentId: 'never' },
		error: 'Provider away',
		attempts: 2,
	})
	expect(await queue.retryDeadLetters()).toBe(1)
	await eventually(() => expect(captured.length).toBeGreaterThan(2))
})

test('a waiting job of the same key stands for the second one, which it may not start before', async () => {
	const ids = await db
		.transaction()
		.execute(async (tx) => [
			await enqueue(tx, confirmation('first', 'order-1')),
			await enqueue(tx, confirmation('second', 'order-1')),
			await enqueue(tx, confirmation('third')),
		])
	expect(ids[0]).toBe(ids[1])
	await eventually(() => expect(confirmed.toSorted()).toEqual(['first', 'third']))
})

test('the work of a process that died is done by another as soon as nobody says to be at it (M8)', async () => {
	const id = await db
		.transaction()
		.execute((tx) => enqueue(tx, { ...confirmation('orphan'), startAfter: hence(3_600) }))
	await sql`update pgboss.job set state = 'active', start_after = now(), started_on = now() - interval '11 seconds',
		heartbeat_on = now() - interval '11 seconds' where id = ${id}`.execute(db)
	await eventually(() => expect(confirmed).toEqual(['orphan']))
})

test('a process that takes on the work of another says every few seconds that it lives', async () => {
	const url = created.url
	const other = await createQueue({ url, jobs: JOBS, log: () => undefined })
	const { rows } = await sql<{ name: string; heartbeat_seconds: number; expire_seconds: number }>`
		select name, heartbeat_seconds, expire_seconds from pgboss.queue where name <> 'dead-letters'`.execute(db)
	expect(rows.every(({ heartbeat_seconds }) => heartbeat_seconds === 20)).toBe(true)
	const timeout = new Map(rows.map(({ name, expire_seconds }) => [name, expire_seconds]))
	expect([timeout.get('capture-payment'), timeout.get('send-order-confirmation')]).toEqual([300, 3_600])
	await other.stop()
})
