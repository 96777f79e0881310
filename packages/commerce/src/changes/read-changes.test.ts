import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCategory, insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { dropOldChanges } from './commands/drop-old-changes.ts'
import { hasSeen, readPosition, type Seen, writePosition } from './position.ts'
import { readChanges, readPresent } from './queries/read-changes.ts'

let db: Database
let database: TestDatabase
let drop: () => Promise<void>

beforeAll(async () => {
	database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	await insertCategory(db, { id: 'women' })
	await insertProduct(db, {
		id: 'P1',
		category: 'women',
		colorways: [
			{
				id: 'P1-A',
				variants: [
					{ size: '38', stock: 50 },
					{ size: '40', stock: 50 },
				],
			},
		],
	})
})
afterAll(() => drop())

/** What has changed since a position, and where one stands then. */
async function news(since: Seen) {
	const { seen: position, changes } = await readChanges(db, since)
	return { position, changes: changes?.map(({ topic, key }) => `${topic} ${key}`).toSorted() }
}

test('a transaction that begins earlier and is committed later is never missed, and none comes twice', async () => {
	const [first, second] = [database.open({ poolSize: 1 }), database.open({ poolSize: 1 })]
	const start = await readPresent(db)
	const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
	const early = first.transaction().execute(async (tx) => {
		await tx.updateTable('stores').set({ name: 'unused' }).where('id', '=', 'nobody').execute()
		await tx.updateTable('banners').set({ ground: 'x' }).execute()
		await tx
			.updateTable('prices')
			.set({ cent_amount: 1000 })
			.where('sku', '=', 'P1-A-38')
			.where('site', '=', 'fr')
			.execute()
		begun.resolve()
		await mayEnd.promise
	})
	await begun.promise
	await second
		.updateTable('prices')
		.set({ cent_amount: 2000 })
		.where('sku', '=', 'P1-A-40')
		.where('site', '=', 'gb')
		.execute()
	const one = await news(start)
	expect(one.changes).toEqual(['price gb/P1-A-40'])
	expect((await news(one.position)).changes).toEqual([])
	mayEnd.resolve()
	await early
	const two = await news(one.position)
	expect(two.changes).toEqual(['price fr/P1-A-38'])
	expect((await news(two.position)).changes).toEqual([])
	expect((await news(start)).changes).toEqual(['price fr/P1-A-38', 'price gb/P1-A-40'])
	expect([hasSeen(two.position, one.position), hasSeen(one.position, two.position)]).toEqual([true, false])
	const position = { gateway: '0123abcd', number: 7, instant: 1_795_392_539_592, ...one.position }
	expect(readPosition(writePosition(position))).toEqual(position)
})

test('what is rolled back, or written as it was, is no change', async () => {
	const start = await readPresent(db)
	await sql`update prices set cent_amount = cent_amount`.execute(db)
	await expect(
		db.transaction().execute(async (tx) => {
			await sql`update products set rank = 7`.execute(tx)
			throw new Error('no')
		}),
	).rejects.toThrow('no')
	expect((await news(start)).changes).toEqual([])
})

test('plain SQL on anything that pages show is recorded, many prices by their products', async () => {
	const start = await readPresent(db)
	await sql`update product_texts set name = name || '!' where product_id = 'P1'`.execute(db)
	await sql`update category_texts set name = 'Woman' where category_id = 'women' and language = 'en'`.execute(db)
	await sql`update web_domains set params = params || '{"odd": 1}' where site = 'pl'`.execute(db)
	await sql`insert into prices (site, sku, cent_amount) select 'odd', 'x', 1 where false`.execute(db)
	await sql`update publications set published_until = '2031-01-01' where colorway_id = 'P1-A' and site = 'de'`.execute(
		db,
	)
	expect((await news(start)).changes).toEqual(['category women', 'product P1', 'site pl'])
	const { position } = await news(start)
	for (let n = 2; n < 12; n++)
		await insertProduct(db, {
			id: `P${n}`,
			category: 'women',
			colorways: [{ id: `P${n}-A`, variants: [{ size: '38' }, { size: '40' }] }],
		})
	const later = (await news(position)).position
	await sql`update prices set cent_amount = cent_amount + 100`.execute(db)
	expect((await news(later)).changes).toEqual(Array.from({ length: 11 }, (_, at) => `prices P${at + 1}`).toSorted())
})

test('stock counts up to ten units of the warehouse', async () => {
	let { position } = await news(await readPresent(db))
	const take = async (units: number) => {
		await sql`update stock_levels set reserved = reserved + ${units} where sku = 'P1-A-38' and location_id = 'warehouse'`.execute(
			db,
		)
		const read = await news(position)
		position = read.position
		return read.changes
	}
	expect(await take(39)).toEqual([])
	expect(await take(1)).toEqual([])
	expect(await take(1)).toEqual(['stock P1-A-38'])
	expect(await take(9)).toEqual(['stock P1-A-38'])
})

test('old changes are dropped, however long their transaction ran; who has not seen them is told', async () => {
	const start = await readPresent(db)
	const now = new Date()
	const in20 = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
	await sql`update products set rank = rank + 1 where id = 'P1'`.execute(db)
	await dropOldChanges(db, now)
	await sql`update products set rank = rank + 1 where id = 'P2'`.execute(db)
	await dropOldChanges(db, in20(5))
	expect((await news(start)).changes).toEqual(['product P1', 'product P2'])
	const before = await readPresent(db)
	await dropOldChanges(db, in20(11))
	expect((await news(start)).changes).toBeUndefined()
	expect((await news(before)).changes).toEqual([])
	const { rows } = await sql<{ key: string }>`select key from changes`.execute(db)
	expect(rows.map(({ key }) => key)).toContain('P2')
	expect(rows.map(({ key }) => key)).not.toContain('P1')
})

test('a position of another timeline is unknown', async () => {
	const present = await readPresent(db)
	expect((await news({ ...present, timeline: '0000000F' })).changes).toBeUndefined()
	expect(readPosition('nonsense')).toBeUndefined()
})
