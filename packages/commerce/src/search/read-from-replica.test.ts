import { eventually } from '@vitrine/testing/eventually'
import { WAIT_LIMIT } from '@vitrine/testing/limits'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import { createDatabase, type Database } from '../database/client.ts'
import { createReader, type Reader } from '../database/reader.ts'
import { startReplicatedDatabase } from '../database/test-replica.ts'
import { createCatalogIndex } from './catalog-index.ts'

const now = new Date('2026-11-21T10:00:00Z')
let shop: Awaited<ReturnType<typeof startReplicatedDatabase>>
let replica: Database
let opened: Reader[] = []
let problems: string[] = []

beforeAll(async () => {
	shop = await startReplicatedDatabase()
	replica = createDatabase({ url: shop.replicaUrl, poolSize: 2, timeout: WAIT_LIMIT, onError: () => undefined })
	await insertSites(shop.db)
	await insertProduct(shop.db, { id: 'LN-W01', names: { fr: 'Robe' } })
})
afterEach(async () => {
	vi.useRealTimers()
	await Promise.all(opened.map((reader) => reader.close()))
	;[opened, problems] = [[], []]
})
afterAll(async () => {
	await replica.destroy()
	await shop.stop()
})

/** A reader that tells what it reads from. */
function open({ patience = WAIT_LIMIT, url = shop.replicaUrl } = {}): Reader & { from: string[] } {
	const onProblem = (problem: unknown) => problems.push(String(problem))
	const reader = createReader({ primary: shop.db, url, patience, poolSize: 2, onProblem })
	opened.push(reader)
	const from: string[] = []
	return { ...reader, from, read: (act) => reader.read(async (db) => (from.push(await nameOf(db)), act(db))) }
}

async function nameOf(db: Database): Promise<string> {
	const { rows } = await sql<{ is_replica: boolean }>`select pg_is_in_recovery() as is_replica`.execute(db)
	return rows[0]?.is_replica ? 'replica' : 'primary'
}

const pause = () => sql`select pg_wal_replay_pause()`.execute(replica)
const resume = () => sql`select pg_wal_replay_resume()`.execute(replica)
const rename = (name: string) =>
	sql`update product_texts set name = ${name} where product_id = 'LN-W01'`.execute(shop.db)

async function readName(db: Database): Promise<string> {
	const { rows } = await sql<{ name: string }>`select name from product_texts where product_id = 'LN-W01'`.execute(db)
	return rows[0]!.name
}

/** The name in an index that has just been loaded. */
async function loadedName(reader: Reader): Promise<string> {
	const index = createCatalogIndex({ db: shop.db, reader, clock: () => now })
	await index.start()
	const found = index.findColorway({ site: 'fr', language: 'fr', key: 'LN-W01-C0' })
	await index.stop()
	return found.state === 'shown' ? found.colorway.name : found.state
}

test('the replica is read, each time with what was committed before', async () => {
	const reader = open()
	for (let n = 0; n < 20; n++) {
		await rename(`Robe ${n}`)
		expect([await reader.read(readName), reader.from.at(-1)]).toEqual([`Robe ${n}`, 'replica'])
	}
	expect([await loadedName(reader), reader.from.at(-1), problems]).toEqual(['Robe 19', 'replica', []])
})

test('a reader waits for a replica that is behind', async () => {
	const reader = open()
	await pause()
	await rename('Jupe')
	expect(await readName(replica)).toBe('Robe 19')
	const loaded = loadedName(reader)
	const looks = sql`select from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_last_wal_replay_lsn()%'`
	await eventually(async () => expect((await looks.execute(replica)).rows).not.toEqual([]))
	expect(reader.from).toEqual([])
	await resume()
	expect([await loaded, reader.from]).toEqual(['Jupe', ['replica']])
})

test('it does not wait for long: the primary is read, and the replica left alone for a while', async () => {
	vi.useFakeTimers({ toFake: ['performance'] })
	const reader = open({ patience: 200 })
	await pause()
	await rename('Pull')
	expect([await loadedName(reader), reader.from]).toEqual(['Pull', ['primary']])
	expect(problems).toEqual(['Error: the replica is more than 200 ms behind'])
	await resume()
	vi.advanceTimersByTime(9_999)
	expect([await reader.read(readName), reader.from.at(-1)]).toEqual(['Pull', 'primary'])
})

test('an index loaded from the replica follows the primary', async () => {
	const reader = open()
	const index = createCatalogIndex({ db: shop.db, reader, clock: () => now })
	await index.start()
	await pause()
	const { keys } = index.feed.since(index.feed.present()!)
	const position = index.feed.present()!
	await rename('Gilet')
	await sql`update prices set cent_amount = 1234 where site = 'fr'`.execute(shop.db)
	await index.refresh()
	const found = index.findColorway({ site: 'fr', language: 'fr', key: 'LN-W01-C0' })
	expect(found).toMatchObject({ colorway: { name: 'Gilet', price: { centAmount: 1234 } } })
	expect(keys).toEqual([])
	expect(index.feed.since(position).keys).toContain('price:fr:LN-W01')
	await resume()
	// A category is loaded beside, from the replica once it is there.
	await sql`update category_texts set name = 'Dames' where category_id = 'women' and language = 'fr'`.execute(shop.db)
	await index.refresh()
	expect([reader.from, index.categoryTree({ site: 'fr', language: 'fr' })[0]?.name]).toEqual([
		['replica', 'replica'],
		'Dames',
	])
	await index.stop()
})

test('no replica of this database, one that fails under a read, and one that is away: the primary is read', async () => {
	const other = open({ url: `${shop.server}/shop` })
	expect([await other.read(readName), other.from]).toEqual(['Gilet', ['primary']])
	expect(problems).toEqual(['Error: DATABASE_READ_URL is no replica of DATABASE_URL'])
	const failing = open()
	const from: string[] = []
	const read = failing.read(async (db) => {
		from.push(await nameOf(db))
		if (from.at(-1) === 'replica') throw new Error('canceling statement due to conflict with recovery')
		return readName(db)
	})
	expect([await read, from]).toEqual(['Gilet', ['replica', 'primary']])
	await shop.stopReplica()
	const away = open()
	expect([await loadedName(away), away.from]).toEqual(['Gilet', ['primary']])
})
