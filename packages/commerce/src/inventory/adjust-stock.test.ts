import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { countRowsRead } from '../database/test-rows-read.ts'
import { readEvents } from '../event-feed/queries.ts'
import { numberEvents } from '../events/commands.ts'
import { type Adjustment, applyAdjustments } from '../stock/commands/apply-adjustments.ts'
import { holdStock, sellWrites } from '../stock/commands/hold-stock.ts'
import { writeTogether } from '../database/write-together.ts'
import { findKnownSkus } from './queries.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const AT = { location: 'warehouse' }
let db: Database
let open: TestDatabase['open']
let drop: () => Promise<void>
let orders = 0
let statements: string[] = []
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ open, drop } = database)
	await insertSites(database.db)
	db = open({ poolSize: 16, onStatement: (text) => void statements.push(text) })
})
afterAll(() => drop())

async function variant(stock: number): Promise<string> {
	const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock }] }] })
	return colorways[0]!.skus[0]!
}

async function tell(...items: Adjustment[]) {
	const knownSkus = await findKnownSkus(
		db,
		items.map(({ sku }) => sku),
	)
	const adjusted = await applyAdjustments(db, { source: 'erp', items, knownSkus, now: NOW })
	return adjusted.map(({ outcome, onHand }) => [outcome, onHand])
}

/** Holds units and sells them, as an order does; false when they are short. */
async function sell(sku: string, quantity = 1, isSold = true): Promise<boolean> {
	const orderId = `order-of-stock-${++orders}`
	const held = await db
		.transaction()
		.execute(async (tx) => {
			const result = await holdStock(tx, { orderId, items: [{ sku, quantity }], now: NOW, expiresAt: NOW })
			if (!result.ok) throw new Error('short')
			return true
		})
		.catch(() => false)
	if (held && isSold) await db.transaction().execute((tx) => writeTogether(tx, sellWrites({ orderId, now: NOW })))
	return held
}

async function head(): Promise<number> {
	await numberEvents(db)
	const result = await readEvents(db, { after: 0, limit: 1 })
	return result.ok ? (await db.selectFrom('event_head').select('position').executeTakeFirstOrThrow()).position : 0
}

test('a difference counts once for each reference, even told twice in one call', async () => {
	const sku = await variant(10)
	const difference = { ...AT, sku, relative: -3, reference: 'till-1' }
	expect(await tell(difference, difference)).toEqual([
		['applied', 7],
		['repeated', 7],
	])
	expect(await tell(difference, { ...difference, reference: 'till-2', relative: 5 })).toEqual([
		['repeated', 7],
		['applied', 12],
	])
})

test('a count that is older changes nothing, and a repeated one neither', async () => {
	const sku = await variant(10)
	expect(await tell({ ...AT, sku, absolute: 14, sequence: 5 })).toEqual([['applied', 14]])
	expect(await tell({ ...AT, sku, absolute: 99, sequence: 4 })).toEqual([['stale-sequence', 14]])
	expect(await tell({ ...AT, sku, absolute: 14, sequence: 5 })).toEqual([['repeated', 14]])
	expect(await tell({ ...AT, sku, absolute: 14, sequence: 6 })).toEqual([['unchanged', 14]])
})

test('what was sold after the last movement a count knows of stays sold (B4)', async () => {
	const sku = await variant(14)
	await sell(sku)
	const seenMovement = await head()
	await sell(sku, 2)
	// Counted before the two were sold: 13 less 2.
	expect(await tell({ ...AT, sku, absolute: 13, sequence: 1, seenMovement })).toEqual(
		[['applied', 11]].map(([, onHand]) => ['unchanged', onHand]),
	)
	expect(await tell({ ...AT, sku, absolute: 20, sequence: 2, seenMovement })).toEqual([['applied', 18]])
	expect(await tell({ ...AT, sku, absolute: 20, sequence: 3, seenMovement: await head() })).toEqual([['applied', 20]])
	expect(await tell({ ...AT, sku, absolute: 20, sequence: 4, seenMovement: 1_000_000 })).toEqual([
		['seen-movement-ahead', null],
	])
})

test('a shortage is told of, and again when it grows', async () => {
	const sku = await variant(5)
	await sell(sku, 4, false)
	for (const [sequence, absolute] of [3, 3, 4, 1, 2].entries()) await tell({ ...AT, sku, absolute, sequence })
	const short = db.selectFrom('events').select(['quantity', 'location_id']).where('type', '=', 'stock.short')
	const told = await short.where('subject', '=', sku).orderBy('serial').execute()
	expect(told).toEqual([1, 3].map((quantity) => ({ quantity, location_id: 'warehouse' })))
})

test('units held for an order under way stay, and unknown ones stop no other', async () => {
	const sku = await variant(5)
	await sell(sku, 3, false)
	expect(
		await tell(
			{ ...AT, sku, absolute: 1, sequence: 1 },
			{ ...AT, sku: 'nothing', absolute: 1, sequence: 1 },
			{ location: 'nowhere', sku, absolute: 1, sequence: 1 },
			{ ...AT, sku, relative: 1, reference: 'found-one' },
		),
	).toEqual([
		['stock-below-held', 3],
		['sku-unknown', null],
		['location-unknown', null],
		// Two of the three are there.
		['stock-below-held', 3],
	])
})

/** An ERP that reads the feed and posts its own counts while orders run. Returns units sold and left, of those there were. */
async function reconcile(hasSeen: boolean) {
	const THERE = 400
	const sku = await variant(THERE)
	let [after, counted, sequence] = [await head(), THERE, 0]
	let [isOpen, soldMeanwhile] = [true, 0]
	const counts = Promise.withResolvers<void>()
	const erp = (async () => {
		while (isOpen) {
			await numberEvents(db)
			const result = await readEvents(db, { after, limit: 500 })
			if (!result.ok) throw new Error(result.reason)
			for (const { subject, stock } of result.page.events) if (subject === sku) counted += stock!.quantity
			after = result.page.next
			// A sale that the count does not know, in every round.
			soldMeanwhile += (await sell(sku)) ? 1 : 0
			const seen = hasSeen ? { seenMovement: after } : {}
			await tell({ ...AT, sku, absolute: counted, sequence: ++sequence, ...seen })
			counts.resolve()
		}
	})()
	await Promise.race([counts.promise, erp])
	const sold = await Promise.all(
		Array.from({ length: 10 }, async () => {
			let units = 0
			for (let order = 0; order < 50; order++) units += (await sell(sku)) ? 1 : 0
			return units
		}),
	)
	isOpen = false
	await erp
	const { on_hand: left } = await db
		.selectFrom('stock_levels')
		.select('on_hand')
		.where('sku', '=', sku)
		.executeTakeFirstOrThrow()
	return { sold: sold.reduce((sum, units) => sum + units, soldMeanwhile), left, there: THERE }
}

test('500 orders while an ERP counts: what was sold and what is left is what there was (acceptance 31)', async () => {
	const { sold, left, there } = await reconcile(true)
	expect([sold, left]).toEqual([there, 0])
})

test('without the movement it has seen, a count undoes sales: the cure is one', async () => {
	const { sold, left, there } = await reconcile(false)
	expect(sold + left).toBeGreaterThan(there)
})

/** SKUs of 250 variants with five units each. */
async function manyVariants(): Promise<string[]> {
	const { colorways } = await insertProduct(db, {
		colorways: Array.from({ length: 50 }, () => ({
			variants: Array.from({ length: 5 }, (_, index) => ({ size: String(36 + 2 * index), stock: 5 })),
		})),
	})
	return colorways.flatMap((colorway) => colorway.skus)
}

test('counts beside 50,000 movements of others read each of them a few times at most', async () => {
	const before = await head()
	await sql`insert into events (type, subject, site, location_id, quantity, written_at, position)
		select 'stock.sold', 'other-' || n % 5000, 'fr', ${AT.location}, -1, ${NOW}, ${before} + n from generate_series(1, 50000) n`.execute(
		db,
	)
	await sql`update event_head set position = position + 50000`.execute(db)
	const skus = await manyVariants()
	const items = Array.from({ length: 5_000 }, (_, index) => ({
		...AT,
		sku: skus[index % skus.length]!,
		absolute: index,
		sequence: 1_000_000 + index,
		seenMovement: before,
	}))
	const knownSkus = await findKnownSkus(db, skus)
	let told: Awaited<ReturnType<typeof applyAdjustments>> = []
	const read = await countRowsRead({ open, table: 'events' }, async (one) => {
		told = await applyAdjustments(one, { source: 'erp', items, knownSkus, now: NOW })
	})
	// Once for each of twenty parts, not for each item.
	expect(read).toBeLessThan(25 * 50_000)
	expect(told.slice(250).every(({ outcome, onHand }, index) => outcome === 'applied' && onHand === index + 250)).toBe(
		true,
	)
})

test('5,000 items take less than a hundred statements (acceptance 32)', async () => {
	const skus = await manyVariants()
	const items = Array.from({ length: 5_000 }, (_, index) => ({
		...AT,
		sku: skus[index % skus.length]!,
		relative: 1,
		reference: `bulk-${index}`,
	}))
	statements = []
	const told = await tell(...items)
	expect(statements.length).toBeLessThan(100)
	expect(told.every(([outcome]) => outcome === 'applied')).toBe(true)
})
