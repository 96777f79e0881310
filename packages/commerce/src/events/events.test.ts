import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase, emptyTables, type TestDatabase } from '../database/test-database.ts'
import { readEvents } from '../event-feed/queries.ts'
import { dropOldEvents, numberEvents, recordEvent } from './commands.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
let db: Database
let open: TestDatabase['open']
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, open, drop } = await createTestDatabase())
})
afterAll(() => drop())
beforeEach(async () => {
	await emptyTables(db, ['events'])
	await sql`update event_head set position = 0, dropped = 0`.execute(db)
})

const write = (subject: string, now = NOW, on: Database = db) =>
	on.transaction().execute((tx) => recordEvent(tx, { type: 'order.changed', subject, site: 'fr', now }))

/** Subjects after a position, and how far that leads. */
async function read(after: number, limit = 100) {
	const result = await readEvents(db, { after, limit })
	if (!result.ok) return result.reason
	const { events, next, isCaughtUp } = result.page
	return { told: events.map(({ position, subject }) => `${position} ${subject}`), next, isCaughtUp }
}

test('what was written first and committed last is told, after what was committed before', async () => {
	let commit = (): void => undefined
	const held = new Promise<void>((resolve) => (commit = resolve))
	let wrote = (): void => undefined
	const isWritten = new Promise<void>((resolve) => (wrote = resolve))
	const slow = db.transaction().execute(async (tx) => {
		await recordEvent(tx, { type: 'order.changed', subject: 'slow', site: 'fr', now: NOW })
		wrote()
		await held
	})
	await isWritten
	await write('quick')
	expect(await numberEvents(db)).toBe(1)
	expect(await read(0)).toEqual({ told: ['1 quick'], next: 1, isCaughtUp: true })
	commit()
	await slow
	expect(await read(1)).toEqual({ told: [], next: 1, isCaughtUp: true })
	expect(await numberEvents(db)).toBe(1)
	expect(await read(1)).toEqual({ told: ['2 slow'], next: 2, isCaughtUp: true })
})

test('pages end where the limit says, and leave out what nobody asks for without losing their place', async () => {
	for (const subject of ['a', 'b', 'c']) await write(subject)
	await numberEvents(db)
	expect(await read(0, 2)).toEqual({ told: ['1 a', '2 b'], next: 2, isCaughtUp: false })
	expect(await read(2, 2)).toEqual({ told: ['3 c'], next: 3, isCaughtUp: true })
	expect(await readEvents(db, { after: 0, limit: 2, types: ['stock.sold'] })).toEqual({
		ok: true,
		page: { events: [], next: 3, isCaughtUp: true },
	})
	expect(await readEvents(db, { after: 0, limit: 2, sites: ['de'] })).toMatchObject({ page: { events: [], next: 3 } })
	expect(await read(4)).toBe('cursor-ahead')
})

test('four writers, four that number and a reader: each event once, without a gap, by writer in order', async () => {
	const EACH = 100
	const pool = open({ poolSize: 10 })
	let isWriting = true
	const writers = ['a', 'b', 'c', 'd'].map(async (name) => {
		for (let index = 0; index < EACH; index++) await write(`${name} ${index}`, NOW, pool)
	})
	const numbering = Array.from({ length: 4 }, async () => {
		while (isWriting) {
			await numberEvents(pool)
			await wait(1)
		}
	})
	const told: string[] = []
	const reading = (async () => {
		for (let after = 0; told.length < 4 * EACH; await wait(1)) {
			const result = await readEvents(pool, { after, limit: 7 })
			if (!result.ok) throw new Error(result.reason)
			for (const { position, subject } of result.page.events) {
				told.push(subject)
				expect(position).toBe(told.length)
			}
			after = result.page.next
		}
	})()
	await Promise.all(writers)
	await reading
	isWriting = false
	await Promise.all(numbering)
	for (const name of ['a', 'b', 'c', 'd'])
		expect(told.filter((subject) => subject.startsWith(name))).toEqual(
			Array.from({ length: EACH }, (_, index) => `${name} ${index}`),
		)
})

test('after ninety days events are gone, and whoever missed them is told', async () => {
	const old = new Date('2026-08-01T10:00:00Z')
	for (const subject of ['a', 'b']) await write(subject, old)
	await write('c')
	await numberEvents(db)
	await dropOldEvents(db, NOW)
	expect(await read(0)).toEqual({ told: ['3 c'], next: 3, isCaughtUp: true })
	expect(await read(1)).toBe('cursor-too-old')
	expect(await read(2)).toMatchObject({ told: ['3 c'] })
	await dropOldEvents(db, new Date('2027-11-23T10:00:00Z'))
	await write('d')
	await numberEvents(db)
	expect(await read(3)).toEqual({ told: ['4 d'], next: 4, isCaughtUp: true })
})
